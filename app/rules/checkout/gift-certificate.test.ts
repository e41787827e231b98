import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountDue,
  applyCertificate,
  lastDigits,
  mayUseNumber,
  shownDigits,
} from '#app/rules/checkout/gift-certificate.ts'

test.each([
  { total: 5000, balance: 5000, outstanding: 0, remaining: 0 },
  { total: 5000, balance: 7500, outstanding: 0, remaining: 2500 },
  { total: 0, balance: 2000, outstanding: 0, remaining: 2000 },
])(
  '[CHK-141] a balance of $balance pays $total and keeps $remaining',
  ({ total, balance, outstanding, remaining }) => {
    expect(applyCertificate(total, balance)).toMatchObject({ outstanding, remaining })
  },
)

test.each([
  { total: 5000, balance: 1999, outstanding: 3001 },
  { total: 5000, balance: 0, outstanding: 5000 },
])(
  '[CHK-142] a balance of $balance leaves $outstanding of $total and nothing on it',
  ({ total, balance, outstanding }) => {
    expect(applyCertificate(total, balance)).toMatchObject({ outstanding, remaining: 0 })
  },
)

test('nothing is lost or made between order and certificate', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (total, balance) => {
      const { applied, outstanding, remaining } = applyCertificate(total, balance)

      expect([applied + outstanding, applied + remaining]).toEqual([total, balance])
      expect(Math.min(applied, outstanding, remaining)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('[CHK-143] checking a balance changes nothing that is due', () => {
  expect(amountDue(5000, { balance: 1999, isApplied: false })).toBe(5000)
  expect(amountDue(5000, { balance: 1999, isApplied: true })).toBe(3001)
  expect(amountDue(5000, null)).toBe(5000)
})

test.each([
  ['GIFT-1234', true],
  [' GIFT-1234 ', true],
  ['', false],
  ['GIFT 1234', false],
])('[CHK-040] the number %j can be used: %s', (number, expected) => {
  expect(mayUseNumber(number)).toBe(expected)
})

test.each([
  ['1234', '1234'],
  ['A1', 'A1'],
  ['12345', null],
  ['<b>1', null],
  ['', null],
  [null, null],
])('of the digits %j are shown %j', (text, shown) => {
  expect(shownDigits(text)).toBe(shown)
})

test('the last digits of a number are shown', () => {
  expect(lastDigits('GIFT-2026-12-34')).toBe('1234')
})

test('[CHK-105] a certificate in checkout has its balance, what remains on it and what is outstanding', () => {
  const promo = (balance: number) => {
    const { remaining, outstanding } = applyCertificate(5000, balance)

    return { balance, remaining, outstanding }
  }

  expect(promo(1999)).toEqual({ balance: 1999, remaining: 0, outstanding: 3001 })
  expect(promo(6000)).toEqual({ balance: 6000, remaining: 1000, outstanding: 0 })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptedBrands,
  type CardInput,
  cardErrors,
  cardNumberGroups,
  cardNumberText,
  expDate,
  maskedCard,
  paddedMonth,
} from '#app/rules/checkout/card-fields.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const card: CardInput = { number: '4242424242424242', cvc: '123', expMonth: '7', expYear: '2031' }
const wrong = (changes: Partial<CardInput>) =>
  Object.entries(cardErrors({ ...card, ...changes })).map(
    ([field, error]) => `${field}: ${defaultWords(error)}`,
  )

test('a complete card has no errors', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ number: '4242 4242-4242 4242' })).toEqual([])
})

test.each(['4'.repeat(13), '4242 4242 4242 4', 'x4242424242424242', ''])(
  '[CHK-183] %j is no card number',
  number => {
    expect(wrong({ number })).toEqual(['number: Please enter a valid credit card number'])
  },
)

test('[CHK-183] fourteen digits are a card number', () => {
  expect(wrong({ number: '4'.repeat(14) })).toEqual([])
})

test.each(['12', 'abc', '12a', ''])('[CHK-185] %j is no CVC', cvc => {
  expect(wrong({ cvc })).toEqual(['cvc: Invalid CVC code'])
})

test.each(['', 'ab', '1x'])('[CHK-186] %j is no expiry month', expMonth => {
  expect(wrong({ expMonth })).toEqual(['expMonth: Please enter a valid expiration month'])
})

test.each(['', '31', '203', '20x1'])('[CHK-189] %j is no expiry year', expYear => {
  expect(wrong({ expYear })).toEqual(['expYear: Please enter a valid expiration year'])
})

test('[CHK-188] a single-digit month gets its zero', () => {
  expect(paddedMonth('7')).toBe('07')
  expect(paddedMonth('12')).toBe('12')
})

test.each([
  ['7', '2031', '0731'],
  ['12', '2029', '1229'],
  ['12', '29', '1229'],
])('[CHK-104] month %s of %s is %s', (expMonth, expYear, expected) => {
  expect(expDate({ expMonth, expYear })).toBe(expected)
})

test('[CHK-103] the first 6 and last 4 digits stay, the middle is masked', () => {
  expect(maskedCard({ firstSix: '424242', lastFour: '4242' })).toBe('424242******4242')
  expect(maskedCard({ firstSix: '', lastFour: '4242' })).toBe('******4242')
})

test('[CHK-103] whatever comes as first and last digits, no more than 6 and 4 are shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), fc.stringMatching(/^\d{4,19}$/), (firstSix, lastFour) => {
      const masked = maskedCard({ firstSix, lastFour })

      expect(masked).toBe(`${firstSix.slice(0, 6)}******${lastFour.slice(-4)}`)
    }),
  )
})

test('the number field keeps 16 digits', () => {
  expect(cardNumberText('4242 4242 4242 4242 99')).toBe('4242424242424242')
})

test.each([
  { allowAmericanExpress: false, brands: ['Visa', 'Mastercard', 'Discover'] },
  { allowAmericanExpress: true, brands: ['Visa', 'Mastercard', 'Discover', 'American Express'] },
])('[CHK-043] [MEM-299] with American Express $allowAmericanExpress the brands are $brands', row => {
  expect(acceptedBrands(row).map(defaultWords)).toEqual(row.brands)
})

test.each([
  ['', ''],
  ['424', '424'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822', '3782 822'],
])('the digits %j stand as %j', (digits, groups) => {
  expect(cardNumberGroups(digits)).toBe(groups)
})

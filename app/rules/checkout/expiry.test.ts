import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryText, isWholeExpiry, readExpiry } from '#app/rules/checkout/expiry.ts'

test.each([
  ['', '', '', ''],
  ['0', '0', '', ''],
  ['1', '1', '', ''],
  ['7', '07', '07', ''],
  ['07', '07', '07', ''],
  ['073', '07 / 3', '07', ''],
  ['0731', '07 / 31', '07', '2031'],
  ['07/31', '07 / 31', '07', '2031'],
  ['7/31', '07 / 31', '07', '2031'],
  ['1/31', '01 / 31', '01', '2031'],
  ['1/29', '01 / 29', '01', '2029'],
  ['01/2029', '01 / 2029', '01', '2029'],
  [' 01 / 29 ', '01 / 29', '01', '2029'],
  ['2029-01', '01 / 2029', '01', '2029'],
  ['12 / 2031', '12 / 2031', '12', '2031'],
  ['07-2031', '07 / 2031', '07', '2031'],
  ['1331', '13 / 31', '', '2031'],
  ['00/31', '00 / 31', '', '2031'],
  ['0731999', '07 / 3199', '07', '3199'],
  ['july', '', '', ''],
])('%j is kept as %j: month %j, year %j', (typed, kept, expMonth, expYear) => {
  expect(expiryText(typed)).toBe(kept)
  expect(readExpiry(typed)).toEqual({ expMonth, expYear })
  expect(readExpiry(kept)).toEqual({ expMonth, expYear })
})

test.each([
  ['07', false],
  ['07 / 3', false],
  ['07 / 31', true],
  ['07 / 20', false],
  ['07 / 2031', true],
])('%j is whole: %s', (typed, isWhole) => {
  expect(isWholeExpiry(typed)).toBe(isWhole)
})

test('typed key by key and deleted key by key it can always go on', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(0[1-9]|1[0-2])[2-9]\d$/), digits => {
      const typed = [...digits].reduce((kept, key) => expiryText(kept + key), '')
      expect(readExpiry(typed)).toEqual({ expMonth: digits.slice(0, 2), expYear: `20${digits.slice(2)}` })
      let left = typed
      for (let times = 0; times < 9; times += 1) left = expiryText(left.slice(0, -1))
      expect(left).toBe('')
    }),
  )
})

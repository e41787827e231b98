import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalizeText, digitsOnly } from '#app/rules/shell/input-text.ts'

test.each([
  ['4242-4242 4242', '424242424242'],
  ['12a', '12'],
  ['½ 3', '3'],
  ['-1.5e3', '153'],
  ['', ''],
])('[ORD-213] of %j a numeric input keeps %j', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept)
})

test('[ORD-213] a capitalizing input upper-cases', () => {
  expect(capitalizeText('save-10é')).toBe('SAVE-10É')
})

test('[ORD-213] whatever is typed, only digits stay', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), typed => /^[0-9]*$/.test(digitsOnly(typed))))
})

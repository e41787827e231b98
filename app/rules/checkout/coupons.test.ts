import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponError, couponFields, enteredCodes, localCouponError } from '#app/rules/checkout/coupons.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const nothing = { valid: true, validCouponcodes: [], invalidCouponCodes: [], conflictingCoupons: [] }

test.each([
  { codes: ['SAVE10', ''], many: true, fields: ['SAVE10', ''] },
  { codes: ['', ''], many: true, fields: [''] },
  { codes: ['', 'save10', ' '], many: true, fields: ['SAVE10', ''] },
  { codes: ['SAVE10', ' '], many: true, fields: ['SAVE10', ''] },
  { codes: ['SAVE10'], many: true, fields: ['SAVE10'] },
  { codes: [], many: true, fields: [''] },
])('[CHK-148] the codes $codes are the fields $fields', ({ codes, many, fields }) => {
  expect(couponFields(codes, { many })).toEqual(fields)
})

test('[CHK-148] no list of codes has two empty fields', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', ' ', 'A', 'b')), fc.boolean(), (codes, many) => {
      expect(couponFields(codes, { many }).filter(code => code === '').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('[CHK-042] a venue of one coupon has exactly one field', () => {
  expect(couponFields([], { many: false })).toEqual([''])
  expect(couponFields(['A', 'B', ''], { many: false })).toEqual(['A'])
  expect(couponFields(['A', 'B'], { many: true })).toEqual(['A', 'B'])
})

test('an untouched blank field is no code of the order', () => {
  expect(enteredCodes(['save10 ', '', '  '])).toEqual(['SAVE10'])
})

test.each(['', '   '])('[CHK-206] applying %j says Invalid code', code => {
  expect(defaultWords(localCouponError(code)!)).toBe('Invalid code')
})

test('any other code is for the server', () => {
  expect(localCouponError('SAVE10')).toBeNull()
})

test('[CHK-207] a code the server calls invalid is an invalid coupon', () => {
  expect(defaultWords(couponError('OLD', { ...nothing, invalidCouponCodes: ['OLD'] })!)).toBe(
    'Invalid coupon',
  )
  expect(couponError('NEW', { ...nothing, invalidCouponCodes: ['OLD'] })).toBeNull()
})

test('[CHK-208] a conflict names the first code it conflicts with', () => {
  const conflictingCoupons = [
    { couponCode: 'A', conflictingCouponCodes: ['B', 'C'] },
    { couponCode: 'D', conflictingCouponCodes: ['A'] },
  ]

  expect(defaultWords(couponError('A', { ...nothing, conflictingCoupons })!)).toBe('Coupon conflicts with: B')
  expect(defaultWords(couponError('D', { ...nothing, conflictingCoupons })!)).toBe('Coupon conflicts with: A')
  expect(couponError('E', { ...nothing, conflictingCoupons })).toBeNull()
})

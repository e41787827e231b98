import { expect, test } from 'vitest'
import { couponOfLink } from './linked-coupon.ts'

const none = { tried: null, used: [], coupons: 'many' as const }

test.each([
  ['the first time', { ...none, code: 'spring' }, 'SPRING'],
  ['without a code', { ...none, code: undefined }, null],
  ['with no code at all', { ...none, code: '  ' }, null],
  ['once it was tried', { ...none, code: 'SPRING', tried: 'SPRING' }, null],
  ['after another one was tried', { ...none, code: 'SPRING', tried: 'FALL' }, 'SPRING'],
  ['while it is in use', { ...none, code: 'spring', used: ['SPRING'] }, null],
  ['beside another one', { ...none, code: 'SPRING', used: ['FALL'] }, 'SPRING'],
  ['beside the only one', { ...none, code: 'SPRING', used: ['FALL'], coupons: 'one' as const }, null],
  ['where no coupons are taken', { ...none, code: 'SPRING', coupons: 'none' as const }, null],
])('the coupon of a link is tried, or not: %s', (_, linked, code) => {
  expect(couponOfLink(linked)).toBe(code)
})

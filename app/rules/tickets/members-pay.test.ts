import { expect, test } from 'vitest'
import { areFreeForMembers } from './members-pay.ts'

const adult = { price: 1800, membersPay: 0 }
const child = { price: 900, membersPay: 0 }

test.each([
  { why: 'several kinds that members have free', kinds: [adult, child], isOnce: true },
  { why: 'beside a kind that is free for everybody', kinds: [adult, child, { price: 0 }], isOnce: true },
  { why: 'one kind alone', kinds: [adult], isOnce: false },
  { why: 'a kind that members pay for', kinds: [adult, { price: 900, membersPay: 700 }], isOnce: false },
  { why: 'a kind without a price for members', kinds: [adult, { price: 900 }], isOnce: false },
  { why: 'nothing that costs anything', kinds: [{ price: 0 }, { price: 0 }], isOnce: false },
])('free for members is said once: $why', ({ kinds, isOnce }) => {
  expect(areFreeForMembers(kinds)).toBe(isOnce)
})

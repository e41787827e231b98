import { expect, test } from 'vitest'
import { membershipThatPays } from './saved-card.ts'

const own = (membershipId?: string, isGift = false) => ({ membershipId, isGift })

test.each([
  { why: 'a renewal alone', order: { memberships: [own('M-1')], others: 0 }, pays: 'M-1' },
  { why: 'a renewal and a ticket', order: { memberships: [own('M-1')], others: 1 }, pays: null },
  { why: 'tickets alone', order: { memberships: [], others: 2 }, pays: null },
  { why: 'a new membership', order: { memberships: [own()], others: 0 }, pays: null },
  {
    why: 'a renewal and a new membership',
    order: { memberships: [own('M-1'), own()], others: 0 },
    pays: null,
  },
  {
    why: 'renewals of two memberships',
    order: { memberships: [own('M-1'), own('M-2')], others: 0 },
    pays: null,
  },
  { why: 'a gift', order: { memberships: [own('M-1', true)], others: 0 }, pays: null },
])('$why can be paid with the card on file of $pays', ({ order, pays }) => {
  expect(membershipThatPays(order)).toBe(pays)
})

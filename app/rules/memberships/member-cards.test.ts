import { expect, test } from 'vitest'
import { cardChannel, maySendCards } from '#app/rules/memberships/member-cards.ts'

const online = { action: 'MembershipPurchase', channel: 'online', allowed: false } as const
const query = { action: 'MembershipPurchase', channel: 'online' } as const

test.each([
  { why: 'nothing is said', restrictions: [], sent: true },
  { why: 'it is forbidden', restrictions: [online], sent: false },
  { why: 'it is allowed', restrictions: [{ ...online, allowed: true }], sent: true },
  {
    why: 'it is forbidden on the other channel',
    restrictions: [{ ...online, channel: 'customerRep' as const }],
    sent: true,
  },
  {
    why: 'it is forbidden for another purchase',
    restrictions: [{ ...online, action: 'Renewal' as const }],
    sent: true,
  },
])('[CHK-223] where $why, member cards may be sent: $sent', ({ restrictions, sent }) => {
  expect(maySendCards(restrictions, query)).toBe(sent)
})

test('[CHK-222] the channel is the representative’s in their mode and online otherwise', () => {
  expect(cardChannel({ customerRep: true })).toBe('customerRep')
  expect(cardChannel({ customerRep: false })).toBe('online')
})

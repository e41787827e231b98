import { expect, test } from 'vitest'
import { guestSessionEnd, linkEnd, type MailedLink } from './link-lifetimes.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each<[MailedLink, string]>([
  ['password', '2026-11-21T11:00:00.000Z'],
  ['sign-in', '2026-11-21T11:00:00.000Z'],
  ['email', '2026-11-21T11:00:00.000Z'],
  ['verification', '2026-11-21T11:00:00.000Z'],
  ['orders', '2026-11-22T10:00:00.000Z'],
  ['review-sign-in', '2026-11-28T10:00:00.000Z'],
  ['review', '2027-01-20T10:00:00.000Z'],
])('a link of the kind %s can be opened until %s', (link, end) => {
  expect(linkEnd(link, NOW).toISOString()).toBe(end)
})

test('a guest sees the orders of a link for a day', () => {
  expect(guestSessionEnd(NOW).toISOString()).toBe('2026-11-22T10:00:00.000Z')
})

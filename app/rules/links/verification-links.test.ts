import { expect, test } from 'vitest'
import { membersHref, verificationHref, withMembershipIds } from '#app/rules/links/verification-links.ts'

test('a mail leads to the members screen with its token and the way back', () => {
  const link = { tenantId: 'pier', token: 'abc-_1', ref: '/events/pier/detail/walk?date=2026-11-21' }
  expect(verificationHref(link)).toBe(
    '/auth/pier/members?membershipVerificationToken=abc-_1&ref=%2Fevents%2Fpier%2Fdetail%2Fwalk%3Fdate%3D2026-11-21',
  )
  expect(verificationHref({ ...link, ref: null })).toBe(
    '/auth/pier/members?membershipVerificationToken=abc-_1',
  )
})

test('of the address only the way back goes along to another way to verify', () => {
  const url = new URL(
    'http://venue.example/auth/pier/members?logout=1&ref=%2Fa&membershipVerificationToken=x',
  )
  expect(membersHref(url, { by: 'email' })).toBe('/auth/pier/members?by=email&ref=%2Fa')
  expect(membersHref(url, { by: 'email', waiting: true })).toBe(
    '/auth/pier/members?by=email&waiting=1&ref=%2Fa',
  )
})

test.each([
  ['/events/pier/list', '/events/pier/list?membershipIds=M-1,M-2'],
  ['/events/pier/detail/9?date=2026-05-01', '/events/pier/detail/9?date=2026-05-01&membershipIds=M-1,M-2'],
  ['/a?eventId=1&eventId=2&membershipIds=M-9', '/a?eventId=1&eventId=2&membershipIds=M-1,M-2'],
  ['/a?b=c#tickets', '/a?b=c&membershipIds=M-1,M-2#tickets'],
])('%s goes on at %s', (path, href) => {
  expect(withMembershipIds(path, ['M-1', 'M-2'])).toBe(href)
})

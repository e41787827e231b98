import { expect, test } from 'vitest'
import { isVerified, mayVerifyById, visitorKinds } from '#app/rules/shell/visitor-kind.ts'

const now = new Date('2026-11-20T10:00:00Z')
const visitor = { email: 'ada@example.com' }
const member = { verifiedUntil: '2026-11-20T10:00:01.000Z' }
const expired = { verifiedUntil: '2026-11-20T10:00:00.000Z' }

test.each([
  { why: 'nobody known', session: {}, customerRep: false, kinds: ['anonymous'] },
  { why: 'an email in the session', session: { visitor }, customerRep: false, kinds: ['logged-in'] },
  { why: 'a verification', session: { member }, customerRep: false, kinds: ['verified-member'] },
  { why: 'an expired verification', session: { member: expired }, customerRep: false, kinds: ['anonymous'] },
  {
    why: 'a member who is logged in',
    session: { visitor, member },
    customerRep: false,
    kinds: ['logged-in', 'verified-member'],
  },
  { why: 'a venue set up for representatives', session: {}, customerRep: true, kinds: ['customer-rep'] },
])('[ORD-221] $why is $kinds', ({ session, customerRep, kinds }) => {
  expect(visitorKinds({ session, customerRep, now })).toEqual(kinds)
})

test('a verification counts until its last instant, and none never', () => {
  expect(isVerified(member, now)).toBe(true)
  expect(isVerified(expired, now)).toBe(false)
  expect(isVerified(undefined, now)).toBe(false)
})

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  '[CHK-221] with verification by id %s and a representative %s the id is asked for: %s',
  (verifyById, customerRep, query) => {
    expect(mayVerifyById({ verifyById, customerRep })).toBe(query)
  },
)

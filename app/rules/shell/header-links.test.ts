import { expect, test } from 'vitest'
import { isLoginHidden, loginLink, membershipLink } from '#app/rules/shell/header-links.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const place = { tenantId: 'harborlight', returnTo: '/events/harborlight/list?date=2026-11-20' }
const ref = encodeURIComponent(place.returnTo)
const ada = { name: 'Ada Lovelace', isExpired: false }

test('[ORD-084] the membership link reads My Membership, or the name of a verified member', () => {
  expect(defaultWords(membershipLink(place, { hasMembership: true, member: null })!.message)).toBe(
    'My Membership',
  )
  expect(defaultWords(membershipLink(place, { hasMembership: true, member: ada })!.message)).toBe(
    'Member: Ada Lovelace',
  )
})

test.each([
  { member: null, href: `/auth/harborlight/members?ref=${ref}&logout=1` },
  { member: ada, href: '/membership/harborlight/profile' },
  { member: { ...ada, isExpired: true }, href: '/membership/harborlight/renew' },
])('the membership link of $member leads to $href', ({ member, href }) => {
  expect(membershipLink(place, { hasMembership: true, member })?.href).toBe(href)
})

test('[MEM-089] a venue without memberships has no membership link', () => {
  expect(membershipLink(place, { hasMembership: false, member: ada })).toBeNull()
})

test('[ORD-085] the login link reads My orders, or the email of who is signed in', () => {
  expect(defaultWords(loginLink(place, { isHidden: false, email: null })!.message)).toBe('My orders')
  expect(defaultWords(loginLink(place, { isHidden: false, email: 'ada@example.com' })!.message)).toBe(
    'Orders: ada@example.com',
  )
})

test('the login link leads to the orders or to a sign-in that returns', () => {
  expect(loginLink(place, { isHidden: false, email: 'ada@example.com' })?.href).toBe(
    '/account/harborlight/orders',
  )
  expect(loginLink(place, { isHidden: false, email: null })?.href).toBe(`/auth/harborlight/login?ref=${ref}`)
})

test.each([
  { hideLogin: false, headerHideLogin: undefined, hidden: false },
  { hideLogin: false, headerHideLogin: 'false', hidden: false },
  { hideLogin: true, headerHideLogin: 'false', hidden: true },
  { hideLogin: false, headerHideLogin: 'true', hidden: true },
  { hideLogin: false, headerHideLogin: ' TRUE ', hidden: true },
])(
  '[ORD-086] with the setting $hideLogin and the text $headerHideLogin the login link is hidden: $hidden',
  row => {
    const isHidden = isLoginHidden(row)

    expect(isHidden).toBe(row.hidden)
    expect(loginLink(place, { isHidden, email: null }) === null).toBe(row.hidden)
  },
)

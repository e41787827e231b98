import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as verify from '#app/routes/auth/members/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { loadVenues, type OpenOptions, open, order } from '#tests/builders/membership-screens.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[MEM-089] the header has a membership link where the venue has memberships, with the name of a verified member', async ({
  database,
}) => {
  const header = async (about: OpenOptions = {}) => {
    const { body } = await order(database, '', about)
    return body.querySelector('header')?.textContent ?? ''
  }
  expect(await header()).toContain('My Membership°')
  expect(await header({ of: 'active' })).toContain('Member: Ada Moss°')
  expect(await header({ of: 'active' })).not.toContain('My Membership')
  const none = await header({ tenantId: 'none', of: 'active' })
  expect([none.includes('My Membership'), none.includes('Member:')]).toEqual([false, false])
  expect(await header({ tenantId: 'closed' })).not.toContain('My Membership')
})

/** The links of the header, by their words; `sent` is what the venue and the session say. */
async function headerLinks(database: Database, about: OpenOptions = {}) {
  const { body } = await order(database, '', about)
  const links = [...body.querySelectorAll('header a')]
  return Object.fromEntries(links.map(link => [wordsOf(link), link.getAttribute('href')]))
}

test('[MEM-050] [MEM-142] [MEM-143] the membership link leads to the profile, to renew what has expired, or to verify', async ({
  database,
}) => {
  expect((await headerLinks(database))['My Membership°'], 'MEM-143').toMatch(/^\/auth\/pier\/members\?/)
  const session = verifiedMember('active')
  const verified = await headerLinks(database, { session })
  expect(verified['Member: Ada Moss°'], 'MEM-142').toBe('/membership/pier/profile')
  const expired = { member: { ...session.member, isExpired: true } }
  expect((await headerLinks(database, { session: expired }))['Member: Ada Moss°'], 'MEM-142').toBe(
    '/membership/pier/renew',
  )
  const closed = await headerLinks(database, { tenantId: 'closed' })
  expect(closed['My Membership°'], 'MEM-050').toBeUndefined()
})

test('[MEM-087] [MEM-088] [MEM-090] the header leads to the orders or the sign-in, out again, and to the telephone', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
  const stranger = await headerLinks(database)
  expect(stranger['My orders°'], 'MEM-087').toMatch(/^\/auth\/pier\/login\?ref=/)
  const known = await headerLinks(database, { session: { visitor } })
  expect(known['Orders: ada@example.com°'], 'MEM-087').toBe('/account/pier/orders')
  expect((await headerLinks(database, { tenantId: 'closed' }))['My orders°'], 'MEM-087').toBeUndefined()
  expect((await headerLinks(database, { tenantId: 'none' }))['My orders°'], 'MEM-087').toBeUndefined()
  const logout = async (session = {}) =>
    (await order(database, '', { session })).named('header button', 'Logout°') !== null
  expect([await logout(), await logout({ visitor })], 'MEM-088').toEqual([false, true])
  const phones = Object.values(stranger).filter(href => href?.startsWith('tel:'))
  expect(phones, 'MEM-090').toEqual(['tel:2125550100'])
  const mute = await headerLinks(database, { tenantId: 'plain' })
  expect(
    Object.values(mute).filter(href => href?.startsWith('tel:')),
    'MEM-090',
  ).toEqual([])
})

test('[MEM-298] the buttons and headings of memberships have their labels, each a text of the venue', async ({
  database,
}) => {
  const textOf = async (drawn: Promise<{ words: string }>) => (await drawn).words
  const asMember = { of: 'active' }
  expect(await textOf(open(database, ''))).toContain('View memberships°')
  expect(await textOf(open(database, '', asMember))).toContain('Your membership°')
  const joining = await textOf(open(database, 'join'))
  expect(joining).toContain('Join Now°')
  expect(joining).toContain('Give as a gift°')
  const held = await textOf(open(database, 'detail/friend', asMember))
  expect(held).toContain('Renew°')
  expect(await textOf(open(database, 'detail/patron', asMember))).toContain('Upgrade°')
  const ordered = await textOf(order(database, 'membershipCategoryId=friend&action=new_memberships'))
  expect(ordered).toContain('Change membership°')
  expect(ordered).toContain('Select an offering°')
  const verifying = drawPage([application, standard, verify], {
    database,
    pattern: 'auth/:tenantId/members',
    path: '/auth/pier/members',
  })
  expect(await textOf(verifying)).toContain('Verify your membership')
})

import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const year = {
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
}
const level = (id: string, about: object) => ({ id, name: id, offerings: [year], ...about })
const held = (membershipId: string, expirationDate: string, categoryId = 'friend') => ({
  membershipId,
  categoryId,
  startDate: '2025-01-01',
  expirationDate,
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss' }],
})

const { test } = useDatabase(async database => {
  const file = aMuseum({
    company: { renewalWindowDays: 60, postTermRenewalDays: 30 },
    memberships: {
      categories: [
        level('friend', { upgradeToIds: ['patron'], renewToIds: ['friend', 'patron', 'basic'] }),
        level('patron', {}),
        level('basic', {}),
      ],
    },
    members: [held('running', '2026-12-31'), held('late', '2026-11-10'), held('gone', '2026-02-01')],
  })
  await loadVenue(database, file)
  const venue = { id: 'annex', name: 'Annex', timeZone: 'America/New_York' }
  await loadVenue(database, { ...file, venue, visitors: [], staff: [], reviews: [] })
})

const MEMBERSHIPS = ['running', 'late', 'gone']

const memberOf = (database: Database) => openShop(database).visitor(verifiedMember(...MEMBERSHIPS))

test('[MEM-123] [CHK-320] a membership gets into an order in eleven ways, each from the membership that may', async ({
  database,
}) => {
  const api = await memberOf(database)
  const answers: Record<string, unknown> = {}
  const order = (type: string, membershipId: string | undefined, membershipCategoryId: string) =>
    fillCart(api, {
      memberships: [
        {
          id: 'item-1',
          type: type as 'Upgrade',
          membershipId,
          membershipCategoryId,
          membershipOfferingId: 'year',
        },
      ],
    })
  for (const [type, membershipId, categoryId] of [
    ['MembershipPurchase', undefined, 'friend'],
    ['Upgrade', 'running', 'patron'],
    ['Renewal', 'running', 'friend'],
    ['PostTermRenewal', 'late', 'friend'],
    ['Rejoin', 'gone', 'friend'],
    ['RenewalUpgrade', 'running', 'patron'],
    ['PostTermRenewalUpgrade', 'late', 'patron'],
    ['RejoinUpgrade', 'gone', 'patron'],
    ['RenewalDowngrade', 'running', 'basic'],
    ['PostTermRenewalDowngrade', 'late', 'basic'],
    ['RejoinDowngrade', 'gone', 'basic'],
  ] as const)
    answers[type] = (await order(type, membershipId, categoryId)).memberships[0]?.type
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map(type => [type, type])))
  expect(await refusalOfCall(order('Gift', undefined, 'friend'))).toMatchObject({ status: 400 })
})

test('[MEM-124] what may be done is asked by its key: one kind of purchase each, the variants by their own names', async ({
  database,
}) => {
  const api = await memberOf(database)
  const types = async (membershipId: string, action: string) => {
    const { payload } = await api.members.eligibleLevels({ query: { membershipId, actions: [action] } })
    return Object.keys(payload.levels)
  }
  expect(await types('running', 'new_memberships')).toEqual(['MembershipPurchase'])
  expect(await types('running', 'upgrade')).toEqual(['Upgrade'])
  expect(await types('running', 'renew')).toEqual(['Renewal'])
  expect(await types('late', 'postTermRenew')).toEqual(['PostTermRenewal'])
  expect(await types('gone', 'rejoin')).toEqual(['Rejoin'])
  const phases = [
    ['running', 'Renewal'],
    ['late', 'PostTermRenewal'],
    ['gone', 'Rejoin'],
  ] as const
  for (const [membershipId, kind] of phases)
    for (const variant of [`${kind}Upgrade`, `${kind}Downgrade`])
      expect(await types(membershipId, variant)).toEqual([variant])
  expect(await types('running', 'rejoin')).toEqual([])
})

test('[MEM-122] a verification counts for the venue it was made with, whatever the address says', async ({
  database,
}) => {
  const call = await overHttp(database)
  const [cookie = ''] = (await testSessions.write('pier', verifiedMember('running'))).split(';')
  const mine = async (tenantId: string, sent: string) => {
    const { body } = await call('/membership/myMemberships', { tenantId, headers: { cookie: sent } })
    return (body as { payload: unknown[] }).payload.length
  }
  expect(await mine('pier', cookie)).toBe(1)
  expect(await mine('annex', cookie)).toBe(0)
  expect(await mine('annex', cookie.replace('marquee_pier', 'marquee_annex'))).toBe(0)
})

test('[MEM-295] [CHK-306] calls are about what is sold online: no other channel can be named', async ({
  database,
}) => {
  const call = await overHttp(database)
  const status = async (path: string) => (await call(path)).status
  for (const path of [
    '/membership/categoriesBySalesChannel?salesChannels=',
    '/membership/categories/friend?salesChannels=',
  ]) {
    expect(await status(`${path}online`)).toBe(200)
    for (const other of ['customerRep', 'desk', 'Online']) expect(await status(path + other)).toBe(400)
  }
})

import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import {
  buying,
  linkOf,
  loadVenues,
  ORDER,
  open,
  order,
  refusalOfCart,
  standing,
} from '#tests/builders/membership-screens.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[MEM-148] a membership that may not be bought says what it needs: to renew for members, to verify for others', async ({
  database,
}) => {
  const stranger = await open(database, 'detail/rowing')
  expect(stranger.words).toContain('Required°')
  expect(linkOf(stranger, 'Verify Membership°')).toMatch(/^\/auth\/pier\/members/)
  const member = await open(database, 'detail/rowing', { of: 'over' })
  expect(member.words).toContain('Required°')
  expect(linkOf(member, 'Renew now°')).toBe('/membership/pier/renew')
  expect((await open(database, 'detail/rowing', { of: 'active' })).words).not.toContain('Required°')
})

test('[MEM-228] where memberships are not sold no screen asks to join', async ({ database }) => {
  const waysToJoin = async (tenantId: string) => {
    const frame = await order(database, 'eventId=boat-tour', { tenantId })
    const begin = await open(database, '', { tenantId })
    const level = await open(database, 'detail/friend', { tenantId })
    return [
      frame.body.querySelector('a[href$="/join"]') !== null,
      linkOf(begin, 'View memberships°') !== null,
      level.body.querySelector('a[href*="/orders/"][href*="membershipCategoryId"]') !== null,
    ]
  }
  expect(await waysToJoin('pier')).toEqual([true, true, true])
  expect(await waysToJoin('unsold')).toEqual([false, false, false])
})

test('[MEM-071] [MEM-073] without upgrades that is said; where they are not sold online, whom to ask', async ({
  database,
}) => {
  const none = await open(database, 'upgrade', { of: 'patron' })
  expect(none.words, 'MEM-071').toContain('Membership upgrades are not available at this time.°')
  expect(none.words, 'MEM-071').not.toContain('Please contact us')
  const call = await open(database, 'upgrade', { of: 'caller' })
  expect(call.words, 'MEM-073').toContain('Please contact us to upgrade your membership.°')
  expect(linkOf(call, 'Upgrade°: Patron°'), 'MEM-073').toBeNull()
  const some = await open(database, 'upgrade', { of: 'active' })
  expect(some.words, 'MEM-072').toContain('Upgrade for additional benefits.°')
  expect(linkOf(some, 'Upgrade°: Patron°'), 'MEM-072').toBe(
    `${ORDER}?membershipId=active&membershipCategoryId=patron&action=Upgrade`,
  )
})

test('[MEM-072] upgrades have their heading, and what was paid counts', async ({ database }) => {
  const { words } = await open(database, 'upgrade', { of: 'active' })
  expect(words).toContain('Upgrade for additional benefits.°')
  expect(words).toContain('Your current membership payment will apply towards the total.°')
})

test('[MEM-126] active and new memberships both count: they give member prices and are said to be active', async ({
  database,
}) => {
  for (const membershipId of ['active', 'new']) {
    const { adult, words } = await standing(database, membershipId)
    expect(adult).toBe(1760)
    expect(words).toContain('Active°')
  }
})

for (const [row, membershipId, sentence] of [
  ['[MEM-127] [MEM-129]', 'lapsed', 'Your membership has expired°'],
  ['[MEM-128] [MEM-129]', 'dropped', 'Your membership has been canceled°'],
] as const)
  test(`${row} a ${membershipId} membership gives nothing, whatever its last day, and says so`, async ({
    database,
  }) => {
    const { adult, words } = await standing(database, membershipId)
    expect(adult).toBe(2200)
    expect(words).toContain(sentence)
  })

test('[MEM-130] a membership is expired when the days of grace after its last day have passed, not before', async ({
  database,
}) => {
  const last = await standing(database, 'in-grace')
  const past = await standing(database, 'over')
  const ungraced = await standing(database, 'in-grace', 'plain')
  expect([last.adult, past.adult, ungraced.adult]).toEqual([1760, 2200, 2200])
  expect(last.words).toContain('Its benefits go on until November 20, 2026')
  expect(past.words).toContain('Your membership has expired°')
  expect(ungraced.words).toContain('Your membership has expired°')
})

test('[MEM-131] in the days of grace a membership is said to have expired, while it still gives its prices', async ({
  database,
}) => {
  const { adult, words } = await standing(database, 'in-grace')
  expect(adult).toBe(1760)
  expect(words).toContain('Your membership has expired. Its benefits go on')
})

test('[MEM-133] a new membership without an active one of its number stands by itself', async ({
  database,
}) => {
  const alone = await open(database, 'profile', { of: 'new' })
  expect(alone.words).toContain('Member number new°')
  const beside = await open(database, 'profile?membershipId=active', { of: 'active new' })
  expect(beside.words).toMatch(/Your other memberships° ?Friend/)
})

test('a running membership says from when it can be renewed, one that can be renewed already does not', async ({
  database,
}) => {
  const opensOn = async (membershipId: string) => {
    const api = await openShop(database).visitor(verifiedMember(membershipId), 'pier')
    const { payload } = await api.members.detail({ params: { membershipId } })
    return payload.eligibility.renewalOpensOn
  }
  expect([await opensOn('early'), await opensOn('active'), await opensOn('dropped')]).toEqual([
    '2027-09-01',
    null,
    null,
  ])
})

/** What a member may do with a level, as its call says. */
async function actionsOf(database: Database, level: string, { of = '', tenantId = 'pier' }) {
  const api = await openShop(database).visitor(of ? verifiedMember(of) : {}, tenantId)
  const { payload } = await api.members.category({ params: { id: level } })
  const { canJoin, canGift, canRenew, canUpgrade } = payload
  return { canJoin, canGift, canRenew, canUpgrade }
}

test('[MEM-149] a level can be renewed where it is a renew option, upgraded to where it is an upgrade option', async ({
  database,
}) => {
  const of = 'early'
  expect(await actionsOf(database, 'friend', { of: 'active' })).toMatchObject({
    canRenew: true,
    canUpgrade: false,
  })
  expect(await actionsOf(database, 'friend', { of })).toMatchObject({ canRenew: false, canUpgrade: false })
  expect(await actionsOf(database, 'patron', { of })).toMatchObject({ canRenew: false, canUpgrade: true })
  expect(await actionsOf(database, 'patron', {})).toMatchObject({ canRenew: false, canUpgrade: false })
})

test('[MEM-151] a membership that was sold elsewhere is upgraded only where the venue allows it', async ({
  database,
}) => {
  const of = 'external'
  const upgraded = buying('patron', { type: 'Upgrade', membershipId: of })
  expect(await actionsOf(database, 'patron', { of })).toMatchObject({ canUpgrade: false })
  expect(await refusalOfCart(database, upgraded, { of })).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  const tenantId = 'external'
  expect(await actionsOf(database, 'patron', { of, tenantId })).toMatchObject({ canUpgrade: true })
  expect(await refusalOfCart(database, upgraded, { of, tenantId })).toBeNull()
})

test('[MEM-152] a level that takes no new members is not in the list, has no way to join and cannot be ordered', async ({
  database,
}) => {
  expect((await open(database, 'join')).words).not.toContain('Founder')
  const founder = await open(database, 'detail/founder')
  expect([linkOf(founder, 'Join Now°: Founder'), linkOf(founder, 'Give as a gift°: Founder')]).toEqual([
    null,
    null,
  ])
  expect(await actionsOf(database, 'founder', {})).toMatchObject({ canJoin: false })
  expect(await refusalOfCart(database, buying('founder'))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(await actionsOf(database, 'friend', {})).toMatchObject({ canJoin: true })
})

test.for(['unsold', 'paused'])(
  '[MEM-155] where memberships are not sold, %s, nothing can be done with a level, and none can be ordered',
  async (tenantId, { database }) => {
    const nothing = { canJoin: false, canGift: false, canRenew: false, canUpgrade: false }
    for (const level of ['friend', 'patron'])
      expect(await actionsOf(database, level, { of: 'active', tenantId })).toEqual(nothing)
    for (const draft of [
      buying('friend'),
      buying('friend', { isGift: true }),
      buying('friend', { type: 'Renewal', membershipId: 'active' }),
      buying('patron', { type: 'Upgrade', membershipId: 'active' }),
    ])
      expect(await refusalOfCart(database, draft, { of: 'active', tenantId })).toBe('NOT_SOLD_ONLINE')
    expect((await open(database, 'join', { tenantId })).words).toContain('No memberships found.°')
  },
)

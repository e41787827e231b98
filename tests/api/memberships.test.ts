import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import {
  ada,
  aMembership,
  codeOf,
  loadVenues,
  type MembershipDraft,
  order,
  stranger,
} from '#tests/builders/membership-calls.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[ORD-150] only the first membership is kept where the venue says so', async ({ database }) => {
  const both = order(aMembership(), aMembership({ id: 'item-2' }))
  const kept = async (tenantId: string) => {
    const { memberships } = await fillCart(await openShop(database).visitor({}, tenantId), both)
    return memberships.map(({ id }) => id)
  }
  expect(await kept('single')).toEqual(['item-1'])
  expect(await kept('pier')).toEqual(['item-1', 'item-2'])
})

test('[ORD-319] a membership is priced by the server, and there is always one of it', async ({
  database,
}) => {
  const sent = { ...aMembership(), quantity: 3, price: 1, membershipCategoryName: 'Free' } as MembershipDraft
  const cart = await fillCart(await stranger(database), order(sent))
  expect(cart).toMatchObject({
    total: 6000,
    memberships: [
      {
        id: 'item-1',
        quantity: 1,
        price: 6000,
        membershipCategoryName: 'Friend',
        membershipOfferingName: 'One year',
        pricePointId: 'one',
        pricePointName: 'Adult',
        isAutorenew: false,
      },
    ],
    orders: [
      {
        itemType: 'MembershipPurchase',
        type: 'membership',
        name: 'Friend',
        amount: 1,
        itemSubtotal: 6000,
        items: [{ amount: 1, name: 'One year, Adult', price: 6000 }],
      },
    ],
  })
})

test('without an offering it waits in the cart, priced at nothing', async ({ database }) => {
  const cart = await fillCart(
    await stranger(database),
    order(aMembership({ membershipOfferingId: undefined })),
  )
  expect(cart).toMatchObject({ total: 0, orders: [{ name: 'Friend', itemSubtotal: 0 }] })
})

test('[MEM-153] [MEM-154] a level is given where it allows it and can be joined; a renewal never is', async ({
  database,
}) => {
  const { payload } = await (await stranger(database)).members.categories({})
  const gifts = Object.fromEntries(payload.map(({ id, canGift }) => [id, canGift]))
  expect(gifts).toMatchObject({ friend: true, patron: false, founder: false })
  const api = await stranger(database)
  const given = async (id: string) =>
    await codeOf(api, order(aMembership({ membershipCategoryId: id, isGift: true })))
  expect([await given('friend'), await given('patron')]).toEqual([undefined, 'MEMBERSHIP_NOT_ELIGIBLE'])
  const renewed = async (isGift: boolean) =>
    codeOf(await ada(database), order(aMembership({ type: 'Renewal', membershipId: 'M-1001', isGift })))
  expect([await renewed(false), await renewed(true)]).toEqual([undefined, 'MEMBERSHIP_NOT_ELIGIBLE'])
})

const refusals: { why: string; about: Partial<MembershipDraft>; code: string }[] = [
  { why: 'a level that is not there', about: { membershipCategoryId: 'nobody' }, code: 'UNPROCESSABLE' },
  { why: 'an offering that is not there', about: { membershipOfferingId: 'never' }, code: 'UNPROCESSABLE' },
  { why: 'a price of -1', about: { membershipOfferingId: 'closed' }, code: 'UNPROCESSABLE' },
  { why: 'a price point of another offering', about: { pricePointId: 'two' }, code: 'UNPROCESSABLE' },
  {
    why: 'a level that nobody can join',
    about: { membershipCategoryId: 'founder' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'a gift of a level that is no gift',
    about: { membershipCategoryId: 'patron', isGift: true },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'a gift that would renew by itself',
    about: { membershipOfferingId: 'auto', isGift: true },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a level for members of another',
    about: { membershipCategoryId: 'inner' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'an upgrade of nothing',
    about: { type: 'Upgrade', membershipCategoryId: 'patron' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'an upgrade of a stranger’s membership',
    about: { type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  { why: 'an item without an id', about: { id: undefined }, code: 'CART_ITEM_WITHOUT_ID' },
]

for (const { why, about, code } of refusals)
  test(`the cart refuses ${why}`, async ({ database }) => {
    expect(await codeOf(await stranger(database), order(aMembership(about)))).toBe(code)
  })

test('[MEM-207] a membership without a level is no membership', async ({ database }) => {
  const { membershipCategoryId: _level, ...levelless } = aMembership()
  const put = async (item: object) => {
    const api = await stranger(database)
    return refusalOfCall(api.carts.put({ body: { memberships: [item] } as CartDraft }))
  }
  expect(await put(levelless)).toMatchObject({ status: 400 })
  expect(await put({ ...levelless, membershipCategoryId: '' })).toMatchObject({ status: 400 })
})

test('an auxiliary group goes with a membership that includes it, held or in the same order', async ({
  database,
}) => {
  const api = await stranger(database)
  const rowing = aMembership({ id: 'aux', membershipCategoryId: 'rowing' })
  const painting = aMembership({ id: 'aux', membershipCategoryId: 'painting' })
  expect(await codeOf(api, order(aMembership(), rowing))).toBeUndefined()
  expect(await codeOf(api, order(aMembership(), painting))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(await codeOf(await ada(database), order(painting))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  const cart = await fillCart(await ada(database), order({ ...rowing, auxiliary: false }))
  expect(cart.memberships).toMatchObject([{ auxiliary: true }])
})

test('whether it renews by itself is the offering’s and the visitor’s wish, and never a gift’s', async ({
  database,
}) => {
  const api = await stranger(database)
  const renews = async (about: Partial<MembershipDraft>) =>
    (await fillCart(api, order(aMembership(about)))).memberships[0]?.isAutorenew
  expect(await renews({ membershipOfferingId: 'auto', isAutorenew: false })).toBe(true)
  expect(await renews({ membershipOfferingId: 'maybe', isAutorenew: true })).toBe(true)
  expect(await renews({ membershipOfferingId: 'maybe', isAutorenew: true, isGift: true })).toBe(false)
  expect(await renews({ membershipOfferingId: 'year', isAutorenew: true })).toBe(false)
})

test('memberships are sold only where the venue has them, sells them and has not paused', async ({
  database,
}) => {
  for (const tenantId of ['unsold', 'paused', 'without']) {
    const api = await openShop(database).visitor({}, tenantId)
    expect(await codeOf(api, order(aMembership()))).toBe('NOT_SOLD_ONLINE')
    expect((await api.members.categories({})).payload).toEqual([])
  }
})

test('a member-only event can be bought together with a membership of its levels', async ({ database }) => {
  const api = await stranger(database)
  const walk = aDraft({
    eventTemplateId: 'night-walk',
    eventId: slotAt('night-walk', '2026-11-20', '20:00'),
    adult: 2,
  })
  const patron = aMembership({ membershipCategoryId: 'patron' })
  expect(await codeOf(api, walk)).toBe('MEMBERS_ONLY')
  expect(await codeOf(api, { ...walk, ...order(patron) })).toBe('MEMBERS_ONLY')
  expect(await codeOf(api, { ...walk, ...order(aMembership({ isGift: true })) })).toBe('MEMBERS_ONLY')
  const cart = await fillCart(api, { ...walk, ...order(aMembership()) })
  expect(cart.total).toBe(7400)
  const holder = await openShop(database).visitor({ cartId: cart.id })
  const { payload } = await holder.events.template({ params: { eventTemplateId: 'night-walk' } })
  expect(payload).toMatchObject({ memberAccess: 'eligible', memberCanPurchase: true })
})

test('[MEM-125] an upgrade is credited with what is held, under both of its names', async ({ database }) => {
  for (const type of ['Upgrade', 'MembershipUpgrade'] as const) {
    const upgrade = aMembership({ type, membershipCategoryId: 'patron', membershipId: 'M-1001' })
    const cart = await fillCart(await ada(database), order(upgrade))
    expect(cart).toMatchObject({
      total: 14_000,
      memberships: [{ type: 'Upgrade', price: 14_000, calculatedPrice: 14_000 }],
      orders: [{ itemType: 'Upgrade' }],
    })
  }
})

import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const limits = [
  {
    id: 'two-at-member-price',
    ruleType: 'memberBenefits' as const,
    eventIds: ['boat-tour'],
    membershipCategoryIds: ['friend'],
    quantity: 2,
    combined: true,
  },
]

const { test } = useDatabase(async database => {
  await loadVenue(database, { ...aMuseum(), limits })
  const venue = { id: 'strict', name: 'Strict', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, company: { memberPricesWhenJoining: false } }))
})

const friend = (about: object = {}) => ({
  id: 'friend~self',
  type: 'MembershipPurchase' as const,
  membershipCategoryId: 'friend',
  membershipOfferingId: 'year',
  pricePointId: 'one',
  ...about,
})
const boatAndFriend = (about: object = {}, adult = 2): CartDraft => ({
  ...aDraft({ adult }),
  memberships: [friend(about)],
})

const pricesOf = async (database: Database, draft: CartDraft, tenantId = 'pier') => {
  const visitor = await openShop(database).visitor({}, tenantId)
  const { total, discountTotal } = await fillCart(visitor, draft)
  return { total, discountTotal }
}

test('tickets beside a membership that is joined cost what its members pay; beside a gift what everybody pays', async ({
  database,
}) => {
  expect(await pricesOf(database, aDraft({ adult: 2 }))).toEqual({ total: 3600, discountTotal: 0 })
  expect(await pricesOf(database, boatAndFriend())).toEqual({ total: 6000 + 2880, discountTotal: 720 })
  expect(await pricesOf(database, boatAndFriend({ isGift: true }))).toEqual({
    total: 6000 + 3600,
    discountTotal: 0,
  })
})

test('[ORD-228] where the venue wants it so, member prices are those of verified members alone', async ({
  database,
}) => {
  expect(await pricesOf(database, boatAndFriend(), 'strict')).toEqual({
    total: 6000 + 3600,
    discountTotal: 0,
  })
})

test('the limits of the level hold with its prices', async ({ database }) => {
  const visitor = await openShop(database).visitor()
  const draft = { ...boatAndFriend({}, 3), verifyEntitlements: true }
  expect(await refusalOfCall(fillCart(visitor, draft))).toMatchObject({ code: '9049' })
})

test('lists, times, calendar and member prices show the visitor who joins what they will pay', async ({
  database,
}) => {
  const shop = openShop(database)
  const body = {
    eventTemplateId: 'boat-tour',
    eventStartTime: '2026-11-20',
    eventEndTime: '2026-11-20T23:00:00',
  }
  const adultPrice = async (visitor: ApiClient) => {
    const { payload } = await visitor.events.onDays({ body: { events: [{ eventTemplateId: 'boat-tour' }] } })
    const adult = payload[0]?.priceLists[0]?.prices.find(({ personType }) => personType.id === 'adult')
    return adult?.discountedPrice
  }
  const entries = async (visitor: ApiClient) =>
    JSON.parse((await visitor.events.memberPricing({ body })).payload)
  const before = await shop.visitor()
  expect([await adultPrice(before), await entries(before)]).toEqual([1800, []])

  const { id: cartId } = await fillCart(before, boatAndFriend())
  const joining = await shop.visitor({ cartId })
  expect(await adultPrice(joining)).toBe(1440)
  expect((await entries(joining)).find(({ eventId }: { eventId: string }) => eventId === BOAT)).toMatchObject(
    {
      membershipId: '',
      membershipLevelId: 'friend',
      prices: expect.arrayContaining([{ personTypeId: 'adult', price: 1440, discountValue: 360 }]),
    },
  )
})

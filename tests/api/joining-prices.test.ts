import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, BOAT, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
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

/** The tickets of a cart: `adult 2` at the visitor's price, `adult 1 full` at that for everybody. */
const written = ({ templates }: CartPayload) =>
  templates.flatMap(({ events }) =>
    events.flatMap(({ tickets }) =>
      tickets.map(
        ({ ticketTypeId, quantity, isRetail }) => `${ticketTypeId} ${quantity}${isRetail ? ' full' : ''}`,
      ),
    ),
  )

test('[ORD-228] the limits of the level hold with its prices: who is above them pays what everybody pays, and the order is placed at that sum', async ({
  database,
}) => {
  const shop = openShop(database)
  const first = await shop.visitor()
  const cart = await fillCart(first, { ...boatAndFriend({}, 3), verifyEntitlements: true })
  expect(written(cart)).toEqual(['adult 2', 'adult 1 full'])
  expect(cart.total).toBe(6000 + 2880 + 1800)
  const visitor = await shop.visitor({ cartId: cart.id })
  const people = { primaryCardholder: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' } }
  const withPeople = { ...boatAndFriend({ membershipInfo: people }, 3), id: cart.id }
  await fillCart(visitor, withPeople)
  const { payload } = await visitor.entitlements.validate({ body: { id: cart.id } })
  expect(JSON.parse(payload)).toMatchObject({ violations: [], refusals: [] })
  await place(visitor, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  expect(shop.charged()).toBe(cart.total)
})

test('before it is joined, each level says what the order costs with it, and that is what the cart says then', async ({
  database,
}) => {
  const shop = openShop(database)
  const first = await shop.visitor()
  const { id, version } = await fillCart(first, aDraft({ adult: 3 }))
  const visitor = await shop.visitor({ cartId: id })
  const { payload } = await visitor.carts.joinQuotes()
  expect(payload).toEqual([{ categoryId: 'friend', total: 6000 + 2880 + 1800, saved: 720 }])
  const joined = await fillCart(visitor, { ...boatAndFriend({}, 3), id, version })
  expect(joined.total).toBe(payload[0]?.total)
  expect((await visitor.carts.joinQuotes()).payload).toEqual([])
  expect((await (await shop.visitor()).carts.joinQuotes()).payload).toEqual([])
})

test('a membership that is taken out leaves the tickets as they were, and put back it shares them out again', async ({
  database,
}) => {
  const shop = openShop(database)
  const first = await shop.visitor()
  const { id, version } = await fillCart(first, aDraft({ adult: 3 }))
  const visitor = await shop.visitor({ cartId: id })
  const joined = await fillCart(visitor, { ...boatAndFriend({}, 3), id, version })
  expect(written(joined)).toEqual(['adult 2', 'adult 1 full'])
  const { templates } = joined
  const left = await fillCart(visitor, { id, templates, memberships: [], isUndoable: true })
  expect([written(left), left.total]).toEqual([['adult 3'], 3 * 1800])
  const { payload: again } = await visitor.carts.undo()
  expect([written(again), again.total]).toEqual([written(joined), joined.total])
  const { payload: deleted } = await visitor.carts.deleteItem({ params: { itemId: 'friend~self' } })
  expect([written(deleted), deleted.total]).toEqual([['adult 3'], 3 * 1800])
})

test('what is chosen at the full price beside a membership stays so, and a gift gives its giver nothing', async ({
  database,
}) => {
  const visitor = await openShop(database).visitor()
  const draft = boatAndFriend({}, 1)
  const [template] = draft.templates!
  const [slot] = template!.events
  const full = { id: 'full', ticketTypeId: 'adult', quantity: 1, isRetail: true }
  const templates = [{ ...template!, events: [{ ...slot!, tickets: [...(slot!.tickets ?? []), full] }] }]
  expect(written(await fillCart(visitor, { ...draft, templates }))).toEqual(['adult 1', 'adult 1 full'])
  const given = await fillCart(visitor, boatAndFriend({ isGift: true }, 3))
  expect(written(given)).toEqual(['adult 3'])
})

test('before it is in the cart, calls that name the level say what it is like with it', async ({
  database,
}) => {
  const shop = openShop(database)
  const first = await shop.visitor()
  const { id } = await fillCart(first, aDraft({ adult: 3 }))
  const visitor = await shop.visitor({ cartId: id })
  const eventTemplateIds = ['boat-tour']
  const joiningLevelIds = ['friend']
  const rules = async (body: object) =>
    (await visitor.entitlements.allowances({ body: { eventTemplateIds, ...body } })).payload
  expect(await rules({})).toEqual([])
  expect(await rules({ joiningLevelIds })).toMatchObject([{ allowedQuantity: 2, inCartLimit: 0 }])
  const events = [{ eventTemplateId: 'boat-tour' }]
  const { payload } = await visitor.events.onDays({ body: { events, joiningLevelIds } })
  const adult = payload[0]?.priceLists[0]?.prices.find(({ personType }) => personType.id === 'adult')
  expect(adult).toMatchObject({ discountedPrice: 1440, publicPrice: 1800 })
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

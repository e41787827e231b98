import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const boatAndGalleries = {
  id: 'boat-galleries',
  name: 'Boat and Galleries',
  type: 'fixedPrice' as const,
  prices: [
    { personTypeId: 'adult', price: 2500 },
    { personTypeId: 'child', price: 700, maximum: 4 },
  ],
  memberDiscounts: [{ discountType: 'PercentageBased' as const, value: 10 }],
  addOnIds: ['postcards'],
  entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
}
const pick = {
  ...boatAndGalleries,
  id: 'pick-one',
  name: 'Pick One',
  entries: [
    { eventIds: ['galleries'] },
    { type: 'any' as const, eventIds: ['boat-tour', 'workshop', 'lecture'], quantity: 1 },
  ],
}
const postcards = { id: 'postcards', name: 'Postcards', price: 300 }

const { test } = useDatabase(async database => {
  const museum = aMuseum()
  const members = {
    ...boatAndGalleries,
    id: 'members-day',
    memberOnlyEvent: true,
    membershipRestrictions: ['friend'],
  }
  const uneven = { ...boatAndGalleries, id: 'uneven', quantityType: 'any' as const }
  await loadVenue(database, {
    ...museum,
    addOns: [...(museum.addOns ?? []), postcards],
    combos: [...(museum.combos ?? []), boatAndGalleries, pick, members, uneven],
  })
  const venue = { id: 'annex', name: 'Annex', timeZone: 'America/New_York' }
  await loadVenue(database, { ...aMuseum(), venue, visitors: [], members: [], staff: [], reviews: [] })
})

const boat = slotAt('boat-tour', '2026-11-20', '15:00')
const galleries = slotAt('galleries', '2026-11-20', '14:00')
const workshop = slotAt('workshop', '2026-11-21', '13:00')

type Combo = NonNullable<CartDraft['comboItems']>[number]
type People = { adult?: number; child?: number }

/** Boat and galleries for so many people, as the order page sends it. */
function aCombo({ adult = 2, child = 0 }: People = {}, about: Partial<Combo> = {}): Combo {
  const tickets = ['boat-tour', 'galleries'].flatMap(eventTemplateId => [
    ...(adult > 0 ? [{ eventTemplateId, ticketTypeId: 'adult', quantity: adult }] : []),
    ...(child > 0 ? [{ eventTemplateId, ticketTypeId: 'child', quantity: child }] : []),
  ])
  return {
    id: 'combo-1',
    comboTemplateId: 'boat-galleries',
    events: [
      { eventTemplateId: 'boat-tour', eventId: boat },
      { eventTemplateId: 'galleries', eventId: galleries },
    ],
    tickets,
    ...about,
  }
}
const withCombo = (combo: Combo): CartDraft => ({ comboItems: [combo] })

test('[ORD-114] a combo of the cart carries its name and type, its events, its tickets and its add-ons', async ({
  database,
}) => {
  const shop = openShop(database)
  const combo = aCombo(
    { adult: 2, child: 1 },
    { comboTemplateName: 'Free', addOns: [{ addOnId: 'postcards', quantity: 2, unitPrice: 1 }] },
  )
  const cart = await fillCart(await shop.visitor(), withCombo(combo))
  const expected = {
    id: 'combo-1',
    comboTemplateId: 'boat-galleries',
    comboTemplateName: 'Boat and Galleries',
    comboTemplateType: 'fixedPrice',
    events: [
      { eventTemplateId: 'boat-tour', eventId: boat },
      { eventTemplateId: 'galleries', eventId: galleries },
    ],
    tickets: combo.tickets,
    addOns: [{ addOnId: 'postcards', quantity: 2, unitPrice: 300 }],
  }
  expect(cart.comboItems).toEqual([expected])
  const again = await shop.visitor({ cartId: cart.id })
  expect((await again.carts.get()).payload?.comboItems).toEqual([expected])
})

test('a combo is one line with all its events, and each add-on of it another', async ({ database }) => {
  const api = await openShop(database).visitor()
  const combo = aCombo(
    { adult: 2, child: 1 },
    { addOns: [{ addOnId: 'postcards', quantity: 2, unitPrice: 0 }] },
  )
  const cart = await fillCart(api, withCombo(combo))
  expect(cart.total).toBe(6300)
  expect(cart.orders).toMatchObject([
    {
      id: 'combo-1',
      itemType: 'Combo',
      name: 'Boat and Galleries',
      itemSubtotal: 5700,
      amount: 3,
      events: [
        { eventId: galleries, eventTemplateId: 'galleries', name: 'Galleries' },
        {
          eventId: boat,
          eventTemplateId: 'boat-tour',
          name: 'Boat Tour',
          startTime: '2026-11-20T15:00:00',
        },
      ],
      people: [
        { ticketTypeId: 'adult', name: 'Adult', amount: 2, subtotal: 5000 },
        { ticketTypeId: 'child', name: 'Child', amount: 1, subtotal: 700 },
      ],
    },
    { itemType: 'ComboInventory', name: 'Postcards', itemSubtotal: 600, comboItemId: 'combo-1' },
  ])
  const [line] = cart.orders
  expect(line?.items.reduce((sum, item) => sum + item.subtotal, 0)).toBe(5700)
  expect(line?.items).toHaveLength(4)
})

test('prices of a combo are looked up: members pay less, and a discount combo costs its events less the discount', async ({
  database,
}) => {
  const shop = openShop(database)
  const member = await shop.visitor(verifiedMember('M-1001'))
  expect(await fillCart(member, withCombo(aCombo({ adult: 2 })))).toMatchObject({
    total: 4500,
    discountTotal: 500,
  })
  const rainy: Combo = {
    id: 'c',
    comboTemplateId: 'rainy-day',
    events: [
      { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-21', '09:00') },
      { eventTemplateId: 'workshop', eventId: workshop },
    ],
    tickets: ['galleries', 'workshop'].map(eventTemplateId => ({
      eventTemplateId,
      ticketTypeId: 'adult',
      quantity: 2,
    })),
  }
  expect(await fillCart(await shop.visitor(), withCombo(rainy))).toMatchObject({
    total: 3968,
    discountTotal: 442,
  })
})

test('seats are summed over single tickets and all combos of the cart', async ({ database }) => {
  const shop = openShop(database)
  const both = (adult: number) => ({ ...aDraft({ adult: 4 }), comboItems: [aCombo({ adult })] })
  const refused = await refusalOfCall(fillCart(await shop.visitor(), both(7)))
  expect(refused).toMatchObject({
    code: 'SEATS_LEFT',
    details: { problems: [{ code: 'SEATS_LEFT', eventId: boat, requested: 11, available: 10 }] },
  })
  expect((await fillCart(await shop.visitor(), both(6))).total).toBe(22_200)
})

test.for([
  {
    why: 'a combo that the venue has not',
    combo: aCombo({}, { comboTemplateId: 'nowhere' }),
    path: 'comboTemplateId',
  },
  {
    why: 'an event that is not part of it',
    combo: aCombo({}, { events: [...(aCombo().events ?? []), { eventTemplateId: 'winter' }] }),
    path: 'events.2.eventTemplateId',
  },
  {
    why: 'one of its events missing',
    combo: aCombo({}, { events: aCombo().events?.slice(1) }),
    path: 'events',
  },
  {
    why: 'an event twice',
    combo: aCombo(
      {},
      { events: [...(aCombo().events ?? []), { eventTemplateId: 'galleries', eventId: galleries }] },
    ),
    path: 'events.2.eventTemplateId',
  },
  {
    why: 'a choice that is not made',
    combo: aCombo({}, { comboTemplateId: 'pick-one', events: aCombo().events?.slice(1) }),
    path: 'events',
  },
  {
    why: 'a kind of ticket that is not sold',
    combo: aCombo(
      {},
      {
        tickets: ['boat-tour', 'galleries'].map(eventTemplateId => ({
          eventTemplateId,
          ticketTypeId: 'senior',
          quantity: 1,
        })),
      },
    ),
    path: 'tickets',
  },
  {
    why: 'tickets for one part only',
    combo: aCombo({}, { tickets: [{ eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 1 }] }),
    path: 'tickets',
  },
  {
    why: 'tickets for a foreign event',
    combo: aCombo(
      {},
      {
        tickets: [
          ...(aCombo().tickets ?? []),
          { eventTemplateId: 'winter', ticketTypeId: 'adult', quantity: 1 },
        ],
      },
    ),
    path: 'tickets',
  },
  { why: 'more children than are taken', combo: aCombo({ child: 5 }), path: 'tickets' },
  {
    why: 'an add-on that is not offered with it',
    combo: aCombo({}, { addOns: [{ addOnId: 'guide-book', quantity: 1, unitPrice: 0 }] }),
    path: 'addOns.0.inventoryId',
  },
])('a cart with $why is refused at that place', async ({ combo, path }, { database }) => {
  const api = await openShop(database).visitor()
  const refused = await refusalOfCall(fillCart(api, withCombo(combo)))
  expect(refused).toMatchObject({ code: 'UNPROCESSABLE', status: 422 })
  expect(Object.keys(refused?.errors ?? {})).toContain(`comboItems.0.${path}`)
})

test('a time of another event, of another venue or of the past is no time of the combo', async ({
  database,
}) => {
  for (const eventId of [galleries, 'parade-elsewhere', slotAt('boat-tour', '2026-11-20', '09:00')]) {
    const events = [
      { eventTemplateId: 'boat-tour', eventId },
      { eventTemplateId: 'galleries', eventId: galleries },
    ]
    const api = await openShop(database).visitor()
    const refused = await refusalOfCall(fillCart(api, withCombo(aCombo({}, { events }))))
    expect(refused).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
    expect(Object.keys(refused?.errors ?? {})).toContain('comboItems.0.events.0.eventId')
  }
})

test('a combo of one venue is unknown at another', async ({ database }) => {
  const api = await openShop(database).visitor({}, 'annex')
  expect(await refusalOfCall(fillCart(api, withCombo(aCombo())))).toMatchObject({ code: 'UNPROCESSABLE' })
})

test('a combo for members is refused to others', async ({ database }) => {
  const shop = openShop(database)
  const combo = aCombo({}, { comboTemplateId: 'members-day' })
  expect(await refusalOfCall(fillCart(await shop.visitor(), withCombo(combo)))).toMatchObject({
    code: 'MEMBERS_ONLY',
  })
  expect((await fillCart(await shop.visitor(verifiedMember('M-1001')), withCombo(combo))).total).toBe(4500)
})

test('an event inside a combo meets the prerequisite of another, and has its own met there', async ({
  database,
}) => {
  const events = [
    { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-21', '09:00') },
    { eventTemplateId: 'workshop', eventId: workshop },
  ]
  const tickets = ['galleries', 'workshop'].map(eventTemplateId => ({
    eventTemplateId,
    ticketTypeId: 'adult',
    quantity: 1,
  }))
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, withCombo({ id: 'c', comboTemplateId: 'pick-one', events, tickets }))
  expect(cart.total).toBe(2500)
  const beside = aDraft({ eventTemplateId: 'workshop', eventId: workshop, adult: 1 })
  expect((await fillCart(api, { ...beside, comboItems: [aCombo({ adult: 1 })] })).total).toBe(904 + 2500)
})

test('where each part may have its own tickets, those beyond whole combos cost what their event costs', async ({
  database,
}) => {
  const tickets = [
    { eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 2 },
    { eventTemplateId: 'galleries', ticketTypeId: 'adult', quantity: 3 },
  ]
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, withCombo(aCombo({}, { comboTemplateId: 'uneven', tickets })))
  expect(cart.orders[0]).toMatchObject({
    itemSubtotal: 6200,
    people: [
      { name: 'Adult', amount: 2, subtotal: 5000 },
      { name: 'Adult, Galleries', amount: 1, subtotal: 1200 },
    ],
  })
})

test('[ORD-115] [ORD-168] a combo event without a slot is kept, counts as sold out, and keeps the cart from checkout', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const events = [{ eventTemplateId: 'boat-tour' }, { eventTemplateId: 'galleries', eventId: galleries }]
  const cart = await fillCart(api, withCombo(aCombo({}, { events })))
  expect(cart.comboItems[0]?.events).toEqual(events)
  const body = aCheckout({
    shoppingCartId: cart.id,
    shownTotal: cart.total,
    paymentToken: shop.token(GOOD_CARD),
  })
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: 'COMBO_SOLD_OUT' })
  expect(shop.charged()).toBe(0)
})

test('pushing a combo counts the same choice together and keeps another one beside it', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const { id } = await fillCart(api, withCombo(aCombo({ adult: 1 })))
  const push = (combo: Combo) => fillCart(api, { id, updateType: 'push', comboItems: [combo] })
  expect((await push(aCombo({ adult: 2 }))).comboItems).toMatchObject([
    { id: 'combo-1', tickets: [{ quantity: 3 }, { quantity: 3 }] },
  ])
  const morning = slotAt('boat-tour', '2026-11-23', '11:00')
  const other = aCombo(
    { adult: 1 },
    {
      events: [
        { eventTemplateId: 'boat-tour', eventId: morning },
        { eventTemplateId: 'galleries', eventId: galleries },
      ],
    },
  )
  expect((await push(other)).comboItems.map(combo => combo.id)).toEqual(['combo-1', 'combo-1~2'])
})

test('a combo is deleted by its id, with its add-ons', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const body = withCombo(aCombo({}, { addOns: [{ addOnId: 'postcards', quantity: 1, unitPrice: 0 }] }))
  const put = await call('/shopping_cart', { method: 'PUT', body })
  const { id } = (put.body as { payload: { id: string } }).payload
  const gone = await call('/shopping_cart/combo-1', { method: 'DELETE', headers: { 'x-cart-id': id } })
  expect(gone.body).toMatchObject({ payload: { comboItems: [], orders: [], total: 0 } })
})

test('a combo without tickets leaves the cart', async ({ database }) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, { ...aDraft({ adult: 1 }), comboItems: [aCombo({ adult: 0 })] })
  expect(cart.comboItems).toEqual([])
})

test('an ordered combo gives every person a ticket for each event, which together cost what was paid', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const cart = await fillCart(api, withCombo(aCombo({ adult: 2, child: 1 })))
  const body = aCheckout({
    shoppingCartId: cart.id,
    shownTotal: cart.total,
    paymentToken: shop.token(GOOD_CARD),
  })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  const { rows: seats } = await database.system.execute(
    sql`select id, sold from slots where tenant_id = 'pier' and id in (${boat}, ${galleries}) order by id`,
  )
  expect(seats).toEqual([
    { id: boat, sold: 3 },
    { id: galleries, sold: 3 },
  ])
  const buyer = await shop.visitor({ orderNumbers: [orderNumber] })
  const { payload: order } = await buyer.orders.get({ params: { orderId: orderNumber } })
  expect(order.tickets).toHaveLength(6)
  expect(order.tickets.reduce((sum, ticket) => sum + ticket.price, 0)).toBe(5700)
  expect(new Set(order.tickets.map(ticket => `${ticket.eventName} ${ticket.ticketingTypeName}`))).toEqual(
    new Set(['Boat Tour Adult', 'Boat Tour Child', 'Galleries Adult', 'Galleries Child']),
  )
  expect(order.orderItems).toMatchObject([
    {
      itemType: 'Combo',
      eventName: 'Boat and Galleries',
      discountedAmount: 5700,
      events: [
        { eventName: 'Galleries', eventStartTime: '2026-11-20T14:00:00' },
        { eventName: 'Boat Tour', eventStartTime: '2026-11-20T15:00:00' },
      ],
      items: [
        { quantity: 2, ticketingTypeName: 'Adult', discountedAmount: 5000 },
        { quantity: 1, ticketingTypeName: 'Child', discountedAmount: 700 },
      ],
    },
  ])
})

test('the mail of an ordered combo lists each of its visits with its tickets, and counts its buyers in the bill', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const cart = await fillCart(api, { ...aDraft({ adult: 1 }), comboItems: [aCombo({ adult: 1, child: 1 })] })
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  await workJobs(shop.services)
  const body = shop.mails[0]?.text ?? ''
  expect(body).toMatch(
    /Galleries\nFriday, November 20, 2026 · 2:00 pm\n {2}Adult: .+\n {2}Child: .+\n\nBoat Tour\nFriday, November 20, 2026 · 3:00 pm\n {2}Adult: .+\n {2}Adult: .+\n {2}Child: .+\nDock\nAccess: Ramp\n\n/,
  )
  expect(body).toContain('Boat and Galleries  $32\n  1 × Adult, 1 × Child\n')
  expect(shop.mails[0]?.attachments).toHaveLength(7)
})

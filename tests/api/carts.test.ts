import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenues } from '#tests/builders/cart-calls.ts'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

const manipulated = (draft: CartDraft, change: Record<string, unknown>) =>
  ({ ...draft, ...change }) as CartDraft

test('[ORD-259] [CHK-245] the cart is stored and comes back priced by the server', async ({ database }) => {
  const api = await openShop(database).visitor()
  const sent = manipulated(aDraft({ adult: 2, child: 1 }), {
    total: 1,
    orders: [{ itemSubtotal: 1 }],
    verifyEntitlements: true,
  })
  const tickets = sent.templates?.[0]?.events[0]?.tickets ?? []
  tickets.forEach(ticket => Object.assign(ticket, { price: 1, name: 'Free' }))
  const cart = await fillCart(api, {
    ...sent,
    couponCodes: ['SAVE10'],
    couponCode: 'SAVE10',
    donationDetail: { notes: 'x' },
    membershipIds: ['M-1'],
  })
  expect(cart).toMatchObject({
    total: 4500,
    discountTotal: 0,
    version: 1,
    couponCodes: ['SAVE10'],
    couponCode: 'SAVE10',
    donationDetail: { notes: 'x' },
  })
  expect(cart.templates[0]?.events[0]?.tickets).toMatchObject([
    { ticketTypeId: 'adult', name: 'Adult', price: 1800, quantity: 2 },
    { ticketTypeId: 'child', name: 'Child', price: 900, quantity: 1, description: '3 to 12 years' },
  ])
})

test('[ORD-258] [CHK-244] a stored cart is given back to whoever holds its id', async ({ database }) => {
  const shop = openShop(database)
  const { id } = await fillCart(await shop.visitor(), aDraft({ adult: 2 }))
  const holder = await shop.visitor({ cartId: id })
  expect(
    (await holder.carts.get({ query: { membershipId: 'M-1', membershipIds: ['M-1'] } })).payload,
  ).toMatchObject({ id, total: 3600 })
  const byHeader = await shop.visitor()
  expect((await byHeader.carts.get({ headers: { 'x-cart-id': id } })).payload).toMatchObject({ id })
  expect((await byHeader.carts.get()).payload).toBeNull()
})

test('[ORD-112] [ORD-116] the cart carries its items, its lines and its totals', async ({ database }) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, {
    ...aDraft({ adult: 1 }),
    donations: [{ id: 'D-1', inventoryId: 'plank', type: 'fixedDonation', quantity: 2 }],
  })
  expect(Object.keys(cart)).toEqual(
    expect.arrayContaining([
      'id',
      'tenantId',
      'membershipIds',
      'couponCodes',
      'templates',
      'comboItems',
      'memberships',
      'donations',
      'forms',
      'expirationDate',
      'orders',
      'total',
      'discountTotal',
    ]),
  )
  expect(cart.orders).toEqual([
    {
      id: BOAT,
      type: 'standard',
      itemType: 'Event',
      name: 'Boat Tour',
      itemSubtotal: 1800,
      itemRetailSubtotal: 1800,
      eventTemplateId: 'boat-tour',
      images: expect.arrayContaining([expect.objectContaining({ primary: true })]),
      events: [{ eventId: BOAT, startTime: '2026-11-20T15:00:00' }],
      price: 1800,
      amount: 1,
      retailPrice: 0,
      retailAmount: 0,
      items: [
        {
          id: `${BOAT}~adult`,
          eventId: BOAT,
          ticketTypeId: 'adult',
          name: 'Adult',
          amount: 1,
          price: 1800,
          retailPrice: 1800,
          subtotal: 1800,
        },
      ],
    },
    expect.objectContaining({
      id: 'D-1',
      itemType: 'Donation',
      name: 'A plank',
      itemSubtotal: 10_000,
      amount: 2,
    }),
  ])
  expect(cart.totals).toEqual({ total: 11_800, discountTotal: 0 })
  const owner = {
    visitorId: 'V-1',
    tempVisitorId: 'T-1',
    membershipId: 'M-1',
    membershipIds: ['M-1'],
    couponCode: 'SAVE10',
    couponCodes: ['SAVE10'],
    donationDetail: { notes: 'x' },
  }
  expect(await fillCart(api, { ...aDraft({ adult: 1 }), ...owner })).toMatchObject(owner)
})

test('[ORD-113] an event entry carries its slots with tickets and add-ons', async ({ database }) => {
  const api = await openShop(database).visitor()
  const draft = aDraft({ adult: 1 })
  draft.templates?.[0]?.events[0]?.tickets?.splice(1)
  Object.assign(draft.templates?.[0]?.events[0] ?? {}, {
    addOns: [{ id: 'A-1', inventoryId: 'lunch-box', quantity: 2 }],
  })
  const cart = await fillCart(api, draft)
  expect(cart.templates).toEqual([
    {
      eventTemplateId: 'boat-tour',
      events: [
        {
          eventId: BOAT,
          tickets: [
            {
              id: `${BOAT}~adult`,
              ticketTypeId: 'adult',
              quantity: 1,
              isRetail: false,
              name: 'Adult',
              description: '',
              price: 1800,
            },
          ],
          addOns: [
            {
              id: 'A-1',
              inventoryId: 'lunch-box',
              quantity: 2,
              name: 'Lunch box',
              description: '',
              price: 1250,
            },
          ],
        },
      ],
    },
  ])
  expect(cart.total).toBe(1800 + 1250)
})

test('[ORD-118] a donation carries its kind, amount, price, quantity and what was said with it, the price being the venue’s', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const donations = [
    {
      id: 'D-1',
      inventoryId: 'gift',
      type: 'donation' as const,
      amount: 2550,
      price: 1,
      quantity: 1,
      hasDecimal: true,
      donationDetail: { notes: 'For the boats' },
    },
    { id: 'D-2', inventoryId: 'plank', type: 'fixedDonation' as const, amount: 0, price: 1, quantity: 3 },
  ]
  const [open, fixed] = await Promise.all(donations.map(donation => fillCart(api, { donations: [donation] })))
  expect(open?.donations).toMatchObject([{ ...donations[0], price: 2550 }])
  expect(fixed?.donations).toMatchObject([{ ...donations[1], price: 5000 }])
  expect(
    [...(open?.orders ?? []), ...(fixed?.orders ?? [])].map(line => [line.itemType, line.itemSubtotal]),
  ).toEqual([
    ['Donation', 2550],
    ['Donation', 15_000],
  ])
})

test('[ORD-119] a reference to a form stays with the cart', async ({ database }) => {
  const shop = openShop(database)
  const reference = {
    formId: 'dietary',
    itemId: 'winter',
    itemName: 'Winter Lights',
    itemType: 'Event' as const,
    pricePointId: 'adult',
    pricePointName: 'Adult',
    oncePerCart: true,
  }
  const winter = aDraft({
    eventTemplateId: 'winter',
    eventId: slotAt('winter', '2026-12-05', '17:00'),
    adult: 1,
  })
  const { id: cartId } = await fillCart(await shop.visitor(), { ...winter, forms: [reference] })
  const api = await shop.visitor({ cartId })
  await api.forms.create({ body: { formId: 'dietary', itemId: 'winter', responseData: {} } })
  const { payload } = await api.carts.get()
  expect(payload?.forms).toEqual([{ ...reference, formResponseId: expect.any(String) }])
})

test('[ORD-260] [CHK-246] one item is removed by its id, and a whole line by the id of its slot', async ({
  database,
}) => {
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 2, child: 1 }))
  const api = await shop.visitor({ cartId })
  const { payload } = await api.carts.deleteItem({ params: { itemId: `${BOAT}~adult` } })
  expect(payload).toMatchObject({ total: 900, version: 2 })
  expect((await api.carts.deleteItem({ params: { itemId: BOAT } })).payload).toMatchObject({
    total: 0,
    templates: [],
  })
  expect(await refusalOfCall(api.carts.deleteItem({ params: { itemId: BOAT } }))).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('[ORD-260] [CHK-246] a combo, a membership, a donation and an add-on are removed by their ids too', async ({
  database,
}) => {
  const shop = openShop(database)
  const draft = aDraft({ adult: 1 })
  Object.assign(draft.templates?.[0]?.events[0] ?? {}, {
    addOns: [{ id: 'A-1', inventoryId: 'guide-book', quantity: 1 }],
  })
  const parts = ['galleries', 'workshop']
  const combo = {
    id: 'C-1',
    comboTemplateId: 'rainy-day',
    events: [
      { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-23', '14:00') },
      { eventTemplateId: 'workshop', eventId: slotAt('workshop', '2026-11-23', '13:00') },
    ],
    tickets: parts.map(eventTemplateId => ({ eventTemplateId, ticketTypeId: 'adult', quantity: 1 })),
  }
  const membership = {
    id: 'M-1',
    type: 'MembershipPurchase' as const,
    membershipCategoryId: 'friend',
    membershipOfferingId: 'year',
  }
  const { id: cartId, orders } = await fillCart(await shop.visitor(), {
    ...draft,
    comboItems: [combo],
    memberships: [membership],
    donations: [{ id: 'D-1', inventoryId: 'plank', type: 'fixedDonation' }],
  })
  expect(orders).toHaveLength(5)
  const api = await shop.visitor({ cartId })
  for (const [left, itemId] of ['A-1', 'C-1', 'M-1', 'D-1'].entries()) {
    const { payload } = await api.carts.deleteItem({ params: { itemId } })
    expect(payload.orders, itemId).toHaveLength(4 - left)
  }
  expect((await api.carts.get()).payload?.orders).toMatchObject([{ name: 'Boat Tour' }])
})

test('[ORD-261] [CHK-247] the whole cart is deleted by the id in the header', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const put = await call('/shopping_cart', { method: 'PUT', body: aDraft({ adult: 1 }) })
  const { id } = (put.body as { payload: { id: string } }).payload
  const headers = { 'x-cart-id': id }
  expect((await call('/shopping_cart', { headers })).body).toMatchObject({ payload: { id } })
  expect((await call('/shopping_cart', { method: 'DELETE', headers })).status).toBe(200)
  expect((await call('/shopping_cart', { headers })).body).toEqual({ payload: null })
})

test('member prices need a verification in the session, not an id in the request', async ({ database }) => {
  const shop = openShop(database)
  const claimed = await fillCart(await shop.visitor(), {
    ...aDraft({ adult: 2 }),
    membershipIds: ['M-1001'],
    membershipId: 'M-1001',
  })
  expect(claimed).toMatchObject({ total: 3600, discountTotal: 0 })
  const verified = await fillCart(await shop.visitor(verifiedMember('M-1001')), aDraft({ adult: 2 }))
  expect(verified).toMatchObject({ total: 2880, discountTotal: 720 })
  const inGrace = await fillCart(await shop.visitor(verifiedMember('M-1004')), aDraft({ adult: 2 }))
  expect(inGrace.total).toBe(verified.total)
  const expired = await fillCart(await shop.visitor(verifiedMember('M-1003')), aDraft({ adult: 2 }))
  expect(expired.total).toBe(claimed.total)
})

test('a cart of one venue does not exist for another', async ({ database }) => {
  const shop = openShop(database)
  const { id } = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  const stranger = await shop.visitor({ cartId: id }, 'annex')
  expect((await stranger.carts.get()).payload).toBeNull()
  expect(await refusalOfCall(stranger.carts.deleteItem({ params: { itemId: BOAT } }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  await stranger.carts.delete({ headers: { 'x-cart-id': id } })
  const changed = await fillCart(stranger, { ...aDraft({ adult: 2 }), id })
  expect(changed.id).not.toBe(id)
  const owner = await shop.visitor({ cartId: id })
  expect((await owner.carts.get()).payload).toMatchObject({ id, total: 1800 })
})

test('a cart lives for a day after it was last stored', async ({ database }) => {
  const shop = openShop(database)
  const cart = await fillCart(
    await shop.visitor(),
    aDraft({ eventId: slotAt('boat-tour', '2026-11-25', '15:00'), adult: 1 }),
  )
  expect(cart.expirationDate).toBe('2026-11-21T15:00:00.000Z')
  shop.wait(24 * 3600_000 - 1)
  expect((await (await shop.visitor({ cartId: cart.id })).carts.get()).payload).not.toBeNull()
  shop.wait(1)
  expect((await (await shop.visitor({ cartId: cart.id })).carts.get()).payload).toBeNull()
})

test('an item whose slot is gone keeps its place and gets no price', async ({ database }) => {
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  await database.system.execute(sql`delete from slots where id = ${BOAT}`)
  const { payload } = await (await shop.visitor({ cartId })).carts.get()
  expect(payload).toMatchObject({
    total: 0,
    orders: [],
    templates: [{ eventTemplateId: 'boat-tour', events: [{ eventId: BOAT }] }],
  })
})

test('[ORD-116] a member may buy at the member price and more at retail, which the line tells apart', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const ticket = (id: string, quantity: number, isRetail: boolean) => ({
    id,
    ticketTypeId: 'adult',
    quantity,
    isRetail,
  })
  const cart = await fillCart(api, {
    templates: [
      {
        eventTemplateId: 'boat-tour',
        events: [{ eventId: BOAT, tickets: [ticket('own', 2, false), ticket('more', 1, true)] }],
      },
    ],
  })
  expect(cart.orders[0]).toMatchObject({
    price: 2880,
    amount: 2,
    retailPrice: 1800,
    retailAmount: 1,
    itemSubtotal: 4680,
    itemRetailSubtotal: 5400,
  })
  expect(cart).toMatchObject({ total: 4680, discountTotal: 720 })
})

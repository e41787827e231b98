import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFullMuseum, everything } from '#tests/builders/full-order.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What PUT makes of the orders it is given. */
const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const DAY = 24 * 60 * 60_000
const galleries = slotAt('galleries', '2026-11-20', '14:00')
const gift = (id: string, amount: number) => ({ id, inventoryId: 'gift', type: 'donation' as const, amount })

test('[ORD-149] event and combo entries without tickets leave the cart', async ({ database }) => {
  const api = await openShop(database).visitor()
  const draft = aDraft({ adult: 1 })
  draft.templates?.push({
    eventTemplateId: 'galleries',
    events: [{ eventId: galleries, tickets: [{ id: 'g', ticketTypeId: 'adult', quantity: 0 }] }],
  })
  const comboItems = [
    {
      id: 'C',
      comboTemplateId: 'rainy-day',
      tickets: [{ eventTemplateId: 'galleries', ticketTypeId: 'adult', quantity: 0 }],
    },
  ]
  const cart = await fillCart(api, { ...draft, comboItems })
  expect(cart.templates.map(({ eventTemplateId }) => eventTemplateId)).toEqual(['boat-tour'])
  expect(cart.comboItems).toEqual([])
})

test('[ORD-151] only the first donation is kept, unless the venue allows more', async ({ database }) => {
  const donations = [gift('first', 500), gift('second', 700)]
  const kept = async () => {
    const { donations: left } = await fillCart(await openShop(database).visitor(), { donations })
    return left.map(({ id }) => id)
  }
  expect(await kept()).toEqual(['first'])
  await loadVenue(database, aMuseum({ company: { limitDonations: false } }))
  expect(await kept()).toEqual(['first', 'second'])
})

test('[CHK-097, CHK-098, CHK-099, ORD-307] a line carries what it is and saves its retail subtotal minus its subtotal', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const cart = await fillCart(api, { ...aDraft({ adult: 2 }), membershipIds: ['M-1001'], couponCodes: [] })
  expect(cart).toMatchObject({
    couponCodes: [],
    memberships: [],
    comboItems: [],
    donations: [],
    forms: [],
    totals: { total: 2880, discountTotal: 720 },
  })
  expect(cart.templates).toHaveLength(1)
  expect(cart.orders).toMatchObject([
    {
      type: 'standard',
      itemType: 'Event',
      itemSubtotal: 2880,
      itemRetailSubtotal: 3600,
      eventTemplateId: 'boat-tour',
      events: [{ eventId: BOAT }],
    },
  ])
  expect(cart.orders[0]?.images).not.toEqual([])
})

test('[CHK-097] a cart has everything that was put into it, each with its kind', async ({ database }) => {
  await loadVenue(database, aFullMuseum())
  const cart = await fillCart(await openShop(database).visitor(), everything())
  expect(cart).toMatchObject({
    id: expect.any(String),
    couponCodes: ['TENOFF'],
    memberships: [{ membershipCategoryId: 'friend' }],
    templates: [{ eventTemplateId: 'boat-tour' }],
    comboItems: [{ comboTemplateId: 'boat-galleries' }],
    donations: [{ inventoryId: 'gift' }, { inventoryId: 'plank' }],
    totals: { total: 18_380, discountTotal: expect.any(Number) },
  })
  expect(cart.forms).toEqual([])
})

test('[ORD-111, CHK-307] a stored cart lives one day from when it was last saved', async ({ database }) => {
  const shop = openShop(database)
  const later = aDraft({ eventId: slotAt('boat-tour', '2026-11-24', '11:00'), adult: 1 })
  const { id: cartId } = await fillCart(await shop.visitor(), later)
  shop.wait(DAY - 1)
  expect((await (await shop.visitor({ cartId })).carts.get()).payload).toMatchObject({ id: cartId })
  shop.wait(1)
  expect((await (await shop.visitor({ cartId })).carts.get()).payload).toBeNull()
})

test('[ORD-007] the sale channel is online and no other', async ({ database }) => {
  const api = await openShop(database).visitor()
  const ask = (saleChannel: string) =>
    api.events.summaries({ query: { saleChannel: saleChannel as 'online', startTime: '2026-11-20' } })
  expect((await ask('online')).payload.length).toBeGreaterThan(0)
  expect(await refusalOfCall(ask('customerRep'))).toMatchObject({ status: 400 })
})

test('[CHK-140] what a restored cart names and the venue no longer has is reported by kind', async ({
  database,
}) => {
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), {
    ...aDraft({ adult: 1 }),
    donations: [gift('D', 500)],
  })
  const more = {
    comboItems: [{ comboTemplateId: 'gone-combo', events: [], tickets: [], addOns: [] }],
    memberships: [
      {
        type: 'Renewal',
        membershipCategoryId: 'gone-level',
        auxiliary: false,
        isGift: false,
        isAutorenew: false,
      },
    ],
    templates: [{ eventTemplateId: 'gone-event', events: [] }],
    donations: [{ inventoryId: 'gone-gift', type: 'donation', amount: 1, price: 1, quantity: 1 }],
  }
  await database
    .forTenant('pier')
    .execute(sql`update carts set document = document || ${JSON.stringify(more)}::jsonb`)
  await (await shop.visitor({ cartId })).carts.get()
  const msg = 'A restored cart names what the venue no longer has'
  expect(shop.logged()).toEqual([
    { msg, tenantId: 'pier', kind: 'event', ids: ['gone-event'] },
    { msg, tenantId: 'pier', kind: 'combo', ids: ['gone-combo'] },
    { msg, tenantId: 'pier', kind: 'donation', ids: ['gone-gift'] },
    { msg, tenantId: 'pier', kind: 'membership', ids: ['gone-level'] },
  ])
})

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { galleries, loadVenues } from '#tests/builders/cart-calls.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('push adds to what is in the cart, the same tickets together', async ({ database }) => {
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 2 }))
  const api = await shop.visitor({ cartId })
  await fillCart(api, { ...aDraft({ adult: 1, child: 1 }), updateType: 'push' })
  const cart = await fillCart(api, {
    ...aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 1 }),
    updateType: 'push',
  })
  expect(cart.orders.map(({ name, amount }) => [name, amount])).toEqual([
    ['Boat Tour', 4],
    ['Galleries', 1],
  ])
  expect(cart.id).toBe(cartId)
})

test('a second window cannot overwrite what the first has stored', async ({ database }) => {
  const shop = openShop(database)
  const cart = await fillCart(await shop.visitor(), aDraft({ adult: 2 }))
  const api = await shop.visitor({ cartId: cart.id })
  await fillCart(api, { ...aDraft({ adult: 3 }), version: cart.version })
  const refused = await refusalOfCall(fillCart(api, { ...aDraft({ adult: 1 }), version: cart.version }))
  expect(refused).toMatchObject({ status: 409, code: 'CONFLICT', details: { version: 2 } })
  expect((await api.carts.get()).payload).toMatchObject({ total: 5400 })
})

test('quantities of 0 leave the cart', async ({ database }) => {
  const api = await openShop(database).visitor()
  const draft = aDraft({ adult: 1, child: 1 })
  Object.assign(draft.templates?.[0]?.events[0]?.tickets?.[0] ?? {}, { quantity: 0 })
  expect(await fillCart(api, draft)).toMatchObject({ total: 900 })
})

test.each([-1, 1.5, 1000, Number.MAX_SAFE_INTEGER, null, '2'])(
  'a quantity of %s is refused at its field',
  async quantity => {
    const { cartInput } = await import('#app/contract/carts.ts')
    const draft = aDraft({ adult: 1 })
    Object.assign(draft.templates?.[0]?.events[0]?.tickets?.[0] ?? {}, { quantity })
    const { error } = cartInput.safeParse(draft)
    expect(error?.issues[0]?.path).toEqual(['templates', 0, 'events', 0, 'tickets', 0, 'quantity'])
  },
)

test('a wrong quantity is answered over HTTP with the field it concerns', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const draft = aDraft({ adult: 1 })
  Object.assign(draft.templates?.[0]?.events[0]?.tickets?.[0] ?? {}, { quantity: -3 })
  const { status, body } = await call('/shopping_cart', { method: 'PUT', body: draft })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'BAD_REQUEST',
    errors: { 'body.templates.0.events.0.tickets.0.quantity': 'must not be negative' },
  })
})

test('more tickets than seats are refused with the number that is left, counted over the whole cart', async ({
  database,
}) => {
  const shop = openShop(database)
  const full = await fillCart(await shop.visitor(), aDraft({ adult: 6, child: 4 }))
  expect(full).toMatchObject({ total: 6 * 1800 + 4 * 900 })
  const api = await shop.visitor({ cartId: full.id })
  const refused = await refusalOfCall(fillCart(api, aDraft({ adult: 6, child: 5 })))
  expect(refused).toMatchObject({
    status: 409,
    code: 'SEATS_LEFT',
    details: { problems: [{ eventId: BOAT, requested: 11, available: 10 }] },
  })
})

const other = { eventId: 'annex-slot', tickets: [{ id: 'T', ticketTypeId: 'adult', quantity: 1 }] }

const wrong: { why: string; draft: CartDraft; code: string }[] = [
  {
    why: 'an event that is not the venue’s',
    draft: { templates: [{ eventTemplateId: 'nothing', events: [other] }] },
    code: 'UNPROCESSABLE',
  },
  { why: 'a slot of no event', draft: aDraft({ eventId: 'nowhere', adult: 1 }), code: 'SLOT_UNAVAILABLE' },
  {
    why: 'a slot of another event',
    draft: aDraft({ eventId: galleries, adult: 1 }),
    code: 'SLOT_UNAVAILABLE',
  },
  {
    why: 'a slot that has begun',
    draft: aDraft({ eventId: slotAt('boat-tour', '2026-11-20', '09:00'), adult: 1 }),
    code: 'SLOT_UNAVAILABLE',
  },
  {
    why: 'a sold-out slot',
    draft: aDraft({ eventTemplateId: 'lecture', eventId: 'lecture-1', adult: 1 }),
    code: 'SLOT_UNAVAILABLE',
  },
  {
    why: 'a person type that is not sold',
    draft: aDraft({ eventId: slotAt('boat-tour', '2026-11-21', '11:00'), child: 1 }),
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a member event without a membership',
    draft: aDraft({
      eventTemplateId: 'night-walk',
      eventId: slotAt('night-walk', '2026-11-20', '20:00'),
      adult: 1,
    }),
    code: 'MEMBERS_ONLY',
  },
  {
    why: 'an event without the one it needs',
    draft: aDraft({
      eventTemplateId: 'workshop',
      eventId: slotAt('workshop', '2026-11-21', '13:00'),
      adult: 1,
    }),
    code: 'PREREQUISITE_MISSING',
  },
  {
    why: 'a combo that is not filled',
    draft: {
      comboItems: [
        {
          id: 'C',
          comboTemplateId: 'harbour-day',
          tickets: [{ eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 1 }],
        },
      ],
    },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a membership of nothing known',
    draft: { memberships: [{ id: 'M', type: 'MembershipPurchase', membershipCategoryId: 'nobody' }] },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a donation under its minimum',
    draft: { donations: [{ id: 'D', inventoryId: 'gift', type: 'donation', amount: 99 }] },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a donation of nothing known',
    draft: { donations: [{ id: 'D', inventoryId: 'boat', type: 'donation', amount: 500 }] },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'an item without an id',
    draft: { donations: [{ inventoryId: 'gift', type: 'donation', amount: 500 }] },
    code: 'CART_ITEM_WITHOUT_ID',
  },
]

for (const { why, draft, code } of wrong) {
  test(`${why} is refused and nothing is stored`, async ({ database }) => {
    const api = await openShop(database).visitor()
    expect(await refusalOfCall(fillCart(api, draft))).toMatchObject({ code })
    expect(await database.system.execute(sql`select 1 from carts`)).toMatchObject({ rows: [] })
  })
}

test('entry to the venue is sold until its day ends', async ({ database }) => {
  const api = await openShop(database).visitor()
  const morning = slotAt('galleries', '2026-11-20', '09:00')
  expect(
    await fillCart(api, aDraft({ eventTemplateId: 'galleries', eventId: morning, adult: 1 })),
  ).toMatchObject({ total: 1200 })
  const yesterday = aDraft({
    eventTemplateId: 'galleries',
    eventId: slotAt('galleries', '2026-11-19', '14:00'),
    adult: 1,
  })
  expect(await refusalOfCall(fillCart(api, yesterday))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
})

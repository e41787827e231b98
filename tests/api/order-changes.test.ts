import type { LoaderFunctionArgs } from '@remix-run/node'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { loader as ticketFile } from '#app/routes/orders/ticket-file/route.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { pageContext } from '#tests/builders/page-loader.ts'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  type Shop,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const POLICY = { moveHours: 1, cancelHours: 2, refundPercent: 80, cancelFee: 200 }

const museum = (about: object = {}) =>
  aMuseum({
    company: { holdMinutes: 0, orderChanges: POLICY },
    giftCertificates: [{ number: 'GIFT-1', balance: 1000 }],
    ...about,
  })

const { test } = useDatabase(database => loadVenue(database, museum()))

/** Boat Tour on Monday at the same price, and on Saturday at another. */
const LATER = slotAt('boat-tour', '2026-11-23', '15:00')
const WEEKEND = slotAt('boat-tour', '2026-11-21', '11:00')
const HOUR = 3_600_000

async function buy(
  shop: Shop,
  { adult = 2, giftCardNumber }: { adult?: number; giftCardNumber?: string } = {},
) {
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult }))
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), giftCardNumber })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  await workJobs(shop.services)
  shop.mails.splice(0)
  const key = { params: { orderId: orderNumber }, headers: { 'x-cart-id': id } }
  const orders = async () => (await shop.visitor()).orders
  return {
    api,
    orderNumber,
    read: async () => (await (await orders()).get(key)).payload,
    starts: async (date?: string) =>
      (await orders()).starts({ ...key, params: { orderId: orderNumber, eventId: BOAT }, query: { date } }),
    move: async (to: string, from = BOAT) =>
      (await orders()).move({
        ...key,
        params: { orderId: orderNumber, eventId: from },
        body: { eventId: to },
      }),
    cancel: async (refund: number) => (await orders()).cancel({ ...key, body: { refund } }),
  }
}

const sold = async (database: Database) => {
  const { rows } = await database.system.execute<{ id: string; sold: number }>(
    sql`select id, sold from slots where id in (${BOAT}, ${LATER}) order by id`,
  )
  return Object.fromEntries(rows.map(row => [row.id, row.sold]))
}

const violations = (database: Database, shop: Shop) => findViolations(database.system, shop.services.clock())

test('a visit moves with its tickets, their codes and their seats, and a mail with the new time follows', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  const before = await order.read()
  expect(before.changes.visits).toEqual([{ eventId: BOAT, moveUntil: '2026-11-20T19:00:00.000Z' }])
  const { payload } = await order.move(LATER)
  expect(payload.tickets.map(({ code, eventId }) => [code, eventId])).toEqual(
    before.tickets.map(({ code }) => [code, LATER]),
  )
  expect(payload.orderItems[0]).toMatchObject({ eventId: LATER, eventStartTime: '2026-11-23T15:00:00' })
  expect(await sold(database)).toEqual({ [BOAT]: 0, [LATER]: 2 })
  await workJobs(shop.services)
  expect(shop.mails.map(({ subject }) => subject)).toEqual([
    `Your visit at Pier Museum has moved: order ${order.orderNumber}`,
  ])
  expect(shop.mails[0]?.text).toMatch(
    /\nMonday, November 23, 2026 · 3:00 pm\nBefore: \w+, November 2\d, 2026 · /,
  )
  expect(shop.mails[0]?.html, 'and when it was before').toMatch(/Before: [^<]*November/)
  expect(await violations(database, shop)).toEqual([])
  expect([shop.charged(), shop.refunded()]).toEqual([3600, 0])
})

test('the calendar file of a moved visit takes the place of the first one', async ({ database }) => {
  const shop = openShop(database)
  const order = await buy(shop)
  const file = async () => {
    const { payload } = await order.api.orders.document({
      params: { orderId: order.orderNumber, kind: 'calendar' },
      headers: { 'x-cart-id': '', 'x-order-link': (await order.read()).link },
    })
    return Buffer.from(payload.content, 'base64').toString().replaceAll(/\r\n /g, '')
  }
  const [first, , moved] = [await file(), await order.move(LATER), await file()]
  const uid = (text: string) => /UID:(.*)/.exec(text)?.[1]
  expect(uid(moved)).toBe(uid(first))
  expect([first.includes('SEQUENCE:0'), moved.includes('SEQUENCE:1')]).toEqual([true, true])
  expect(first).toContain('TRIGGER:-PT2H')
  expect(moved).toContain('DTSTART;TZID=America/New_York:20261123T150000')
})

test('the calendar file of a ticket that was handed on moves with it, and tells nothing of its order', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  const [ticket] = (await order.read()).tickets
  const link = ticket?.link ?? ''
  const file = async (tenantId = 'pier') => {
    const answer = await ticketFile({
      request: new Request(`http://venue.example/orders/${tenantId}/ticket/${link}/visit.ics`),
      params: { tenantId, link, file: 'visit.ics' },
      context: pageContext(database, {}),
    } as LoaderFunctionArgs).catch((thrown: Response) => thrown)
    return { status: answer.status, text: (await answer.text()).replaceAll(/\r\n /g, '') }
  }
  const [first, , moved] = [await file(), await order.move(LATER), await file()]
  expect(first.text).toContain(`UID:${ticket?.id}@pier.marquee`)
  expect(moved.text).toContain(`UID:${ticket?.id}@pier.marquee`)
  expect([first.text.includes('SEQUENCE:0'), moved.text.includes('SEQUENCE:1')]).toEqual([true, true])
  for (const line of ['TRIGGER:-PT2H', 'LOCATION:Dock', `/orders/pier/ticket/${link}`])
    expect(first.text).toContain(line)
  expect(moved.text).toContain('DTSTART;TZID=America/New_York:20261123T150000')
  expect(first.text + moved.text).not.toContain(order.orderNumber)
  expect((await file('other')).status).toBe(404)
})

test('only starts of the same event at the same price with seats for everybody are offered', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop, { adult: 2 })
  const { payload } = await order.starts()
  expect(payload.days.length).toBeGreaterThan(0)
  expect(payload.starts.map(({ eventId }) => eventId)).not.toContain(BOAT)
  expect((await order.starts('2026-11-21')).payload.starts).toEqual([])
  expect(await refusalOfCall(order.move(WEEKEND))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  const day = (await order.starts('2026-11-23')).payload
  expect(day.date).toBe('2026-11-23')
  expect(day.starts.map(({ eventId }) => eventId)).toContain(LATER)
  await database.system.execute(
    sql`update slots set sold = capacity - 1, sold_elsewhere = capacity - 1 where id = ${LATER}`,
  )
  expect((await order.starts('2026-11-23')).payload.starts.map(({ eventId }) => eventId)).not.toContain(LATER)
  expect(await refusalOfCall(order.move(LATER))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect(await sold(database)).toMatchObject({ [BOAT]: 2 })
})

test('starts at another price stand beside those that can be chosen, with the difference, and their days too', async ({
  database,
}) => {
  const order = await buy(openShop(database), { adult: 2 })
  const { payload } = await order.starts('2026-11-21')
  expect(payload.otherDays).toContain('2026-11-21')
  expect(payload.days).not.toContain('2026-11-21')
  const start = payload.otherStarts.find(({ eventId }) => eventId === WEEKEND)
  expect(start?.difference).toBe(800)
  expect((await order.starts('2026-11-23')).payload.otherStarts).toEqual([])
})

test('what is no visit of the order, what has begun, and a start of something else are refused', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  expect(await refusalOfCall(order.move(LATER, LATER))).toMatchObject({ code: 'CHANGE_REFUSED' })
  expect(await refusalOfCall(order.move(BOAT))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect(await refusalOfCall(order.move(slotAt('galleries', '2026-11-21', '14:00')))).toMatchObject({
    code: 'SLOT_UNAVAILABLE',
  })
  shop.wait(4 * HOUR)
  expect(await refusalOfCall(order.move(LATER))).toMatchObject({ code: 'CHANGE_REFUSED' })
  expect((await order.read()).changes.visits).toEqual([])
})

test('a cancelled order gives back seats and tickets, and its card gets what the policy says, once', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  expect((await order.read()).changes.cancel).toEqual({
    until: '2026-11-20T18:00:00.000Z',
    hours: 2,
    refundPercent: 80,
    cancelFee: 200,
    paid: 3600,
    total: 2680,
    card: 2680,
    certificate: 0,
  })
  const { payload } = await order.cancel(2680)
  expect([payload.tickets, payload.changes]).toEqual([
    [],
    { visits: [], endedVisits: [], cancel: null, cancelDeadline: null },
  ])
  expect(payload.cancellation).toMatchObject({ total: 2680, card: 2680, certificate: 0 })
  expect(await sold(database)).toMatchObject({ [BOAT]: 0 })
  expect(await violations(database, shop)).toEqual([])
  await workJobs(shop.services)
  await database.system.execute(
    sql`update jobs set done_at = null, run_at = '2026-01-01' where kind = 'order-refund'`,
  )
  await workJobs(shop.services)
  expect(shop.refunded()).toBe(2680)
  expect(shop.mails.map(({ subject }) => subject)).toEqual([
    `Your order ${order.orderNumber} at Pier Museum is canceled`,
  ])
  expect(shop.mails[0]?.text).toContain(
    '$26.80 goes back to Visa ending in 4242, usually within 5 to 10 days.',
  )
  expect(shop.mails[0]?.text, 'greets like every mail of an order').toMatch(/Hello \w+/)
  expect(shop.mails[0]?.text).toContain('You paid  $36.00\nWe keep  $9.20\nYou get back  $26.80')
  expect(shop.mails[0]?.html, 'its time is struck').toMatch(
    /<strong>[^/]*Boat Tour<\/span><\/strong><br><s [^>]*><span dir="auto">[^<]*\d{4}/,
  )
  expect(await violations(database, shop)).toEqual([])
  expect(await refusalOfCall(order.cancel(2680))).toMatchObject({ code: 'CHANGE_REFUSED' })
  expect(await refusalOfCall(order.move(LATER))).toMatchObject({ code: 'CHANGE_REFUSED' })
})

test('a refund that the gateway did not answer is asked for again, and missed by nobody', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  await order.cancel(2680)
  const { payments } = shop.services.gateways
  const refund = payments.refund
  payments.refund = async () => {
    throw new Error('The gateway is away')
  }
  await workJobs(shop.services)
  expect(shop.refunded()).toBe(0)
  payments.refund = refund
  shop.wait(HOUR)
  await workJobs(shop.services)
  expect(shop.refunded()).toBe(2680)
  expect(await violations(database, shop)).toEqual([])
  await database.system.execute(sql`delete from ledger where kind = 'refund'`)
  expect((await violations(database, shop)).map(({ check }) => check)).toEqual(['cancelled orders'])
})

test('the card is paid back first, the certificate gets the rest and can be spent again', async ({
  database,
}) => {
  await loadVenue(database, museum({ company: { holdMinutes: 0, orderChanges: { cancelHours: 2 } } }))
  const shop = openShop(database)
  const order = await buy(shop, { giftCardNumber: 'GIFT-1' })
  const { payload } = await order.cancel(3600)
  expect(payload.cancellation).toMatchObject({ total: 3600, card: 2600, certificate: 1000 })
  await workJobs(shop.services)
  expect(shop.refunded()).toBe(2600)
  const { payload: certificate } = await order.api.giftCertificates.get({
    params: { number: 'GIFT-1' },
  } as never)
  expect(JSON.stringify(certificate)).toContain('1000')
  expect(await violations(database, shop)).toEqual([])
})

test('another refund than was shown, a late hour and an order from before are refused', async ({
  database,
}) => {
  const shop = openShop(database)
  const order = await buy(shop)
  expect(await refusalOfCall(order.cancel(3600))).toMatchObject({ code: 'CONFLICT' })
  shop.wait(3 * HOUR)
  expect((await order.read()).changes).toMatchObject({
    cancel: null,
    cancelDeadline: { until: '2026-11-20T18:00:00.000Z', hours: 2 },
  })
  expect(await refusalOfCall(order.cancel(2680))).toMatchObject({ code: 'CHANGE_REFUSED' })
  await database.system.execute(sql`update orders set document = document - 'policy'`)
  expect((await order.read()).changes).toEqual({
    visits: [],
    endedVisits: [],
    cancel: null,
    cancelDeadline: null,
  })
})

test('the policy of the day of the order counts, whatever the venue says later', async ({ database }) => {
  const shop = openShop(database)
  const order = await buy(shop)
  await loadVenue(database, museum({ company: { holdMinutes: 0 } }))
  expect((await order.read()).changes.cancel?.total).toBe(2680)
  const later = await buy(shop, { adult: 1 })
  expect((await later.read()).changes).toEqual({
    visits: [],
    endedVisits: [],
    cancel: null,
    cancelDeadline: null,
  })
})

test('of many orders that move to the last seats at once as many move as fit, and nothing is sold twice', async ({
  database,
}) => {
  const shop = openShop(database)
  const orders = []
  for (let index = 0; index < 4; index += 1) orders.push(await buy(shop))
  await database.system.execute(
    sql`update slots set sold = capacity - 5, sold_elsewhere = capacity - 5 where id = ${LATER}`,
  )
  const ends = await Promise.all(orders.map(({ move }) => refusalOfCall(move(LATER))))
  expect(ends.map(end => end?.code ?? 'moved').sort()).toEqual([
    'SLOT_UNAVAILABLE',
    'SLOT_UNAVAILABLE',
    'moved',
    'moved',
  ])
  expect(await sold(database)).toEqual({ [BOAT]: 4, [LATER]: 9 })
  expect(await violations(database, shop)).toEqual([])
})

test('an order that is moved and cancelled twice at once is cancelled once', async ({ database }) => {
  const shop = openShop(database)
  const order = await buy(shop)
  const ends = await Promise.all(
    [order.cancel(2680), order.move(LATER), order.cancel(2680)].map(call => refusalOfCall(call)),
  )
  expect(ends.filter(end => !end).length).toBeLessThanOrEqual(2)
  await workJobs(shop.services)
  expect(shop.refunded()).toBe(2680)
  expect(await sold(database)).toMatchObject({ [BOAT]: 0, [LATER]: 0 })
  expect(await violations(database, shop)).toEqual([])
})

test('nobody else moves or cancels an order', async ({ database }) => {
  const shop = openShop(database)
  const { orderNumber } = await buy(shop)
  const stranger = await shop.visitor()
  const params = { orderId: orderNumber }
  const calls = [
    stranger.orders.cancel({ params, body: { refund: 2680 } }),
    stranger.orders.move({ params: { ...params, eventId: BOAT }, body: { eventId: LATER } }),
    stranger.orders.starts({ params: { ...params, eventId: BOAT } }),
  ]
  for (const call of calls) expect(await refusalOfCall(call)).toMatchObject({ code: 'NOT_FOUND' })
})

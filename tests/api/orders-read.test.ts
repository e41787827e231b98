import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { OrderHistoryQuery } from '#app/contract/orders.ts'
import type { Database } from '#app/data/database/database.ts'
import { orders } from '#app/data/schema/orders.ts'
import { visitors } from '#app/data/schema/people.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, BOAT, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** Two adults at the member price and one child, bought by Ada's browser. */
async function anOrder(database: Database, session: VisitorSession = verifiedMember('M-1001')) {
  const shop = openShop(database)
  const api = await shop.visitor(session)
  const cart = await fillCart(api, aDraft({ adult: 2, child: 1 }))
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  const [row] = await database
    .forTenant('pier')
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
  return { cartId: cart.id, orderNumber, id: row!.id }
}

test('[CHK-249] [MEM-240] an order names its items with event, start and amounts', async ({ database }) => {
  const { id, orderNumber, cartId } = await anOrder(database)
  const call = await overHttp(database)
  const { status, body } = await call(`/orders/${id}`, { headers: { 'x-cart-id': cartId } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    payload: {
      orderNumber,
      orderItems: [
        {
          eventId: BOAT,
          eventName: 'Boat Tour',
          eventStartTime: '2026-11-20T15:00:00',
          itemId: BOAT,
          itemType: 'Event',
          amount: 4500,
          discountedAmount: 3600,
        },
      ],
    },
  })
  const shop = openShop(database)
  const api = await shop.visitor()
  const gift = { id: 'D-1', inventoryId: 'gift', type: 'donation' as const, amount: 500 }
  const cart = await fillCart(api, { donations: [gift] })
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  const [given] = await database.forTenant('pier').select().from(orders).where(eq(orders.cartId, cart.id))
  const { payload } = await api.orders.get({
    params: { orderId: given!.id },
    headers: { 'x-cart-id': cart.id },
  })
  expect(payload.orderItems).toMatchObject([
    { itemId: 'D-1', itemType: 'Donation', eventId: null, eventName: 'A gift', amount: 500 },
  ])
})

test('[MEM-117] an order has its sums, its items their lines with unit prices', async ({ database }) => {
  const { orderNumber, cartId } = await anOrder(database)
  const api = await inProcess(database, { session: { cartId } })
  const { payload } = await api.orders.get({ params: { orderId: orderNumber } })
  expect(payload).toMatchObject({
    orderNumber,
    sumTotal: 4500,
    discountedSumTotal: 3600,
    paid: 3600,
    ccLastFourDigits: '4242',
  })
  expect(payload.orderItems[0]?.items).toEqual([
    {
      quantity: 2,
      ticketingTypeName: 'Adult',
      unitPrice: 1800,
      discountedUnitPrice: 1440,
      amount: 3600,
      discountedAmount: 2880,
    },
    {
      quantity: 1,
      ticketingTypeName: 'Child',
      unitPrice: 900,
      discountedUnitPrice: 720,
      amount: 900,
      discountedAmount: 720,
    },
  ])
})

test('an order carries one ticket for each admission, and their prices sum to what was paid', async ({
  database,
}) => {
  const { orderNumber, cartId } = await anOrder(database)
  const api = await inProcess(database, { session: { cartId } })
  const { payload } = await api.orders.get({ params: { orderId: orderNumber.toLowerCase() } })
  expect(
    payload.tickets.map(ticket => [
      ticket.ticketingTypeName,
      ticket.eventName,
      ticket.eventStartTime,
      ticket.price,
    ]),
  ).toEqual([
    ['Adult', 'Boat Tour', '2026-11-20T15:00:00', 1440],
    ['Adult', 'Boat Tour', '2026-11-20T15:00:00', 1440],
    ['Child', 'Boat Tour', '2026-11-20T15:00:00', 720],
  ])
  expect(new Set(payload.tickets.map(ticket => ticket.code)).size).toBe(3)
})

test('an order stays as it was when its event is renamed', async ({ database }) => {
  const { orderNumber, cartId } = await anOrder(database)
  const file = aMuseum()
  await loadVenue(database, {
    ...file,
    events: file.events?.map(event => ({ ...event, name: `New ${event.name}` })),
  })
  const api = await inProcess(database, { session: { cartId } })
  const { payload } = await api.orders.get({ params: { orderId: orderNumber } })
  expect([payload.orderItems[0]?.eventName, payload.tickets[0]?.eventName]).toEqual([
    'Boat Tour',
    'Boat Tour',
  ])
})

test('an order is shown to the browser that bought it, to its visitor and to staff; to nobody else', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
  const { orderNumber, cartId } = await anOrder(database, { visitor })
  const statusFor = async (caller: Parameters<typeof inProcess>[1]) => {
    const api = await inProcess(database, caller)
    return (await refusalOfCall(api.orders.get({ params: { orderId: orderNumber } })))?.status ?? 200
  }
  expect(await statusFor({ session: { cartId } })).toBe(200)
  expect(await statusFor({ session: { orderNumbers: [orderNumber] } })).toBe(200)
  expect(await statusFor({ session: { visitor } })).toBe(200)
  expect(await statusFor({ staff: aStaffMember(['wording']) })).toBe(200)
  expect(await statusFor({})).toBe(404)
  expect(await statusFor({ session: { cartId: 'another' } })).toBe(404)
  expect(await statusFor({ session: { visitor: { ...visitor, id: 'V-2' } } })).toBe(404)
  expect(await statusFor({ session: { visitor: { ...visitor, id: '' } } })).toBe(404)
})

test('the order of an unknown visitor is not shown to another unknown one', async ({ database }) => {
  const { orderNumber } = await anOrder(database, {})
  const call = await overHttp(database)
  const unknown = await call('/orders/NONE-SUCH')
  expect((await call(`/orders/${orderNumber}`)).body).toEqual(unknown.body)
  expect(unknown.status).toBe(404)
})

const ADA = { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' }
const BOB = { id: 'V-2', email: 'bob@example.com', name: 'Bob Vale' }

test('[CHK-250] [MEM-116] the history has of each order its number, sums, day and card, the latest first', async ({
  database,
}) => {
  const first = await anOrder(database, { ...verifiedMember('M-1001'), visitor: ADA })
  const second = await anOrder(database, { visitor: ADA })
  await database
    .forTenant('pier')
    .update(orders)
    .set({ createdAt: new Date('2026-11-19T15:00:00Z') })
    .where(eq(orders.id, first.id))
  const call = await overHttp(database)
  const { headers } = await call('/visitor/session', {
    headers: { 'x-email': 'ada%40example.com', 'x-password': 'harbour%20light%209' },
  })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const { body } = await call('/orders/search', { headers: { cookie } })
  const card = {
    creditCardBrand: 'Visa',
    ccLastFourDigits: '4242',
    itemNames: ['Boat Tour'],
    eventStartTimes: ['2026-11-20T15:00:00'],
    ticketCount: 3,
    isCancelled: false,
    refund: null,
    link: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}\.[\w-]{43}$/),
    image: expect.objectContaining({ thumbnail: expect.stringContaining('boat') }),
  }
  expect(body).toEqual({
    payload: {
      total: 2,
      list: [
        {
          id: second.id,
          orderNumber: second.orderNumber,
          totalAmount: 4500,
          discountedTotalAmount: 4500,
          createdOn: '2026-11-20T15:00:00.000Z',
          ...card,
        },
        {
          id: first.id,
          orderNumber: first.orderNumber,
          totalAmount: 4500,
          discountedTotalAmount: 3600,
          createdOn: '2026-11-19T15:00:00.000Z',
          ...card,
        },
      ],
    },
  })
})

test('[CHK-217] [MEM-218] history and profile answer a signed-in customer with what is theirs, and nobody else', async ({
  database,
}) => {
  await anOrder(database, { visitor: ADA })
  const listed = async (session: VisitorSession) => {
    const api = await inProcess(database, { session })
    const history = await api.orders.search({}).then(
      ({ payload }) => payload.total,
      error => error.status,
    )
    const profile = await api.visitors.get().then(
      ({ payload }) => payload.email,
      error => error.status,
    )
    return [history, profile]
  }
  expect(await listed({ visitor: ADA })).toEqual([1, 'Ada@Example.com'])
  expect(await listed({ visitor: BOB })).toEqual([0, 'bob@example.com'])
  expect(await listed({})).toEqual([401, 401])
  expect(await listed(verifiedMember('M-1001'))).toEqual([401, 401])
  expect(await listed({ visitor: { ...ADA, id: 'V-9' } })).toEqual([401, 401])
})

test('[MEM-239] a history is given in pages, sorted as asked, the latest orders first by itself', async ({
  database,
}) => {
  const numbers = []
  for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) {
    const { id, orderNumber } = await anOrder(database, { visitor: ADA })
    const createdAt = new Date(`${day}T15:00:00Z`)
    await database.forTenant('pier').update(orders).set({ createdAt }).where(eq(orders.id, id))
    numbers.push(orderNumber)
  }
  const [first, second, third] = numbers
  const api = await inProcess(database, { session: { visitor: ADA } })
  const listed = async (query: OrderHistoryQuery | object) => {
    const { payload } = await api.orders.search({ query })
    return [payload.total, ...payload.list.map(({ orderNumber }) => orderNumber)]
  }
  expect(await listed({})).toEqual([3, third, second, first])
  expect(await listed({ pageSize: 2, page: 1 })).toEqual([3, third, second])
  expect(await listed({ pageSize: 2, page: 2 })).toEqual([3, first])
  expect(await listed({ sortField: 'createdOn', sortDirection: 'asc' })).toEqual([3, first, second, third])
  expect(await listed({ sortField: 'orderNumber', sortDirection: 'asc' })).toEqual([3, ...numbers.toSorted()])
  const dear = database.forTenant('pier').update(orders).set({ total: 9_900 })
  await dear.where(eq(orders.orderNumber, second ?? ''))
  expect((await listed({ sortField: 'totalAmount' }))[1]).toBe(second)
  expect((await listed({ sortField: 'totalAmount', sortDirection: 'asc' }))[3]).toBe(second)
  const call = await overHttp(database)
  const { status } = await call('/orders/search?sortField=document&pageSize=0')
  expect(status).toBe(400)
})

test('what was bought without signing in is in the history of whoever has confirmed its address', async ({
  database,
}) => {
  await anOrder(database, {})
  const history = async () => {
    const api = await inProcess(database, { session: { visitor: ADA } })
    return (await api.orders.search({})).payload.total
  }
  expect(await history()).toBe(1)
  await database.forTenant('pier').update(visitors).set({ confirmed: false }).where(eq(visitors.id, 'V-1'))
  expect(await history()).toBe(0)
})

test('an order gives its tickets as PDF and its visits as a calendar file, to whoever may read it', async ({
  database,
}) => {
  const { orderNumber, cartId } = await anOrder(database)
  const buyer = await inProcess(database, { session: { cartId } })
  const pdf = await buyer.orders.document({ params: { orderId: orderNumber, kind: 'tickets' } })
  expect(pdf.payload).toMatchObject({
    filename: `tickets-${orderNumber}.pdf`,
    contentType: 'application/pdf',
  })
  expect(Buffer.from(pdf.payload.content, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF/)
  const calendar = await buyer.orders.document({ params: { orderId: orderNumber, kind: 'calendar' } })
  const text = Buffer.from(calendar.payload.content, 'base64').toString()
  expect(text).toContain('DTSTART;TZID=America/New_York:20261120T150000')
  expect(text).toContain('2 × Adult')
  const stranger = await inProcess(database)
  for (const kind of ['tickets', 'calendar'] as const)
    expect(
      (await refusalOfCall(stranger.orders.document({ params: { orderId: orderNumber, kind } })))?.status,
    ).toBe(404)
})

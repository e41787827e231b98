import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { orders } from '#app/data/schema/orders.ts'
import AccountOrder, { loader as order } from '#app/routes/account/order/route.tsx'
import AccountOrders, { loader as history } from '#app/routes/account/orders/route.tsx'
import { loader as shell } from '#app/routes/account/shell/route.tsx'
import { loader as start } from '#app/routes/account/start/route.tsx'
import LinkedOrder, { loader as linkedOrder } from '#app/routes/orders/order/route.tsx'
import { loader as orderFile } from '#app/routes/orders/order-file/route.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { drawMarkup, drawScreen, textOfMarkup } from '#tests/builders/draw-screen.tsx'
import { aFullMuseum, buyEverything } from '#tests/builders/full-order.ts'
import { instead, load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aFullMuseum()))

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } }
const BOB: VisitorSession = { visitor: { id: 'V-2', email: 'bob@example.com', name: 'Bob Vale' } }

const openHistory = (database: Database, session: VisitorSession = ADA, query = '') =>
  load(history, { database, path: `/account/pier/orders${query}`, session })

type OpenOptions = { session?: VisitorSession; watch?: (api: ApiClient) => ApiClient }

const openOrder = (database: Database, orderNumber: string, { session = ADA, watch }: OpenOptions = {}) =>
  load(order, {
    database,
    path: `/account/pier/orders/${orderNumber}`,
    params: { orderId: orderNumber },
    session,
    watch,
  })

const redirectOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer),
  )

/** Two adults and a child on the boat tour, bought by whoever has the session. */
async function buyBoat(database: Database, session: VisitorSession) {
  const shop = openShop(database)
  const api = await shop.visitor(session)
  const cart = await fillCart(api, aDraft({ adult: 2, child: 1 }))
  const body = aCheckout({
    shoppingCartId: cart.id,
    paymentToken: shop.token(GOOD_CARD),
    billingEmail: session.visitor?.email,
  })
  return readPlacedOrder(await place(api, body)).orderNumber
}

const boughtAt = (database: Database, { orderNumber, at }: { orderNumber: string; at: string }) =>
  database
    .forTenant('pier')
    .update(orders)
    .set({ createdAt: new Date(at) })
    .where(eq(orders.orderNumber, orderNumber))

test('[MEM-009] nobody signed in is sent to the sign-in from each screen of the account, and comes back', async ({
  database,
}) => {
  const screens = [
    { loader: shell, path: '/account/pier/orders?page=2' },
    { loader: start, path: '/account/pier' },
    { loader: history, path: '/account/pier/orders?page=2' },
    { loader: order, path: '/account/pier/orders/PI-1' },
  ]
  for (const { loader, path } of screens)
    expect(await redirectOf(load(loader as typeof shell, { database, path, session: {} }))).toBe(
      `/auth/pier/login?${new URLSearchParams({ ref: path })}`,
    )
})

test('the account begins with its orders', async ({ database }) => {
  expect(await redirectOf(load(start, { database, path: '/account/pier', session: ADA }))).toBe(
    '/account/pier/orders',
  )
})

test('[MEM-010] [MEM-011] [MEM-012] [MEM-239] the history has the orders of the visitor, the latest first', async ({
  database,
}) => {
  const first = await buyBoat(database, ADA)
  const second = await buyBoat(database, ADA)
  await buyBoat(database, BOB)
  await boughtAt(database, { orderNumber: first, at: '2026-11-02T03:00:00Z' })
  const { page } = await openHistory(database)
  expect(page.title).toMatch(/^Your order history/)
  expect(page.earlier).toEqual([])
  expect(page.upcoming).toEqual([
    {
      orderNumber: second,
      href: `/account/pier/orders/${second}`,
      picture: expect.objectContaining({ thumbnail: expect.stringContaining('boat') }),
      visit: { date: 'Fri, Nov 20', time: '3:00 pm' },
      isUpcoming: true,
      doorHref: expect.stringMatching(`^/orders/pier/order/${second}[.][\\w-]{43}/door$`),
      ticketCount: 3,
      isCancelled: false,
      refund: null,
      date: 'November 20, 2026',
      items: ['Boat Tour'],
      total: 4500,
      card: { brand: 'Visa', lastFour: '4242' },
    },
    expect.objectContaining({ orderNumber: first, date: 'November 1, 2026' }),
  ])
  const screen = await drawScreen(AccountOrders, page)
  expect(screen).toMatch(
    new RegExp(
      `Your order history Upcoming visits Boat Tour \\$ ?45 For Fri, Nov 20, 3:00 pm · 3 tickets ${second} Visa ending in 4242 Purchased November 20, 2026 Show at the door`,
    ),
  )
})

test('[MEM-012] [MEM-013] of an order that a code brought to 0, that is its total, and there is no card', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  await database
    .forTenant('pier')
    .update(orders)
    .set({ total: 0, discountTotal: 19_100, creditCardBrand: null, ccLastFourDigits: null })
    .where(eq(orders.orderNumber, orderNumber))
  const { page } = await openHistory(database)
  expect([...page.upcoming, ...page.earlier]).toMatchObject([{ total: 0, card: null }])
  expect(await drawScreen(AccountOrders, page)).toMatch(/ \$ ?0 .*Purchased November 20, 2026 /)
})

test('[MEM-014] a history without orders says so, leads to the events and to orders that were bought without an account', async ({
  database,
}) => {
  const { page } = await openHistory(database)
  expect([page.eventsHref, page.findHref]).toEqual(['/events/pier/list', '/auth/pier/orders'])
  expect(await drawScreen(AccountOrders, page)).toContain('No orders have been placed.')
})

test('visits to come stand before what is over, however late it was bought; each is told with its day and a picture', async ({
  database,
}) => {
  const shop = openShop(database)
  const boat = await buyBoat(database, ADA)
  const api = await shop.visitor(ADA)
  const gift = { id: 'D-1', inventoryId: 'gift', type: 'donation' as const, amount: 500 }
  const cart = await fillCart(api, { donations: [gift] })
  const given = readPlacedOrder(
    await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })),
  ).orderNumber
  await boughtAt(database, { orderNumber: boat, at: '2026-11-02T03:00:00Z' })
  const shown = async (now?: Date) => {
    const { page } = await load(history, { database, path: '/account/pier/orders', session: ADA, now })
    const numbers = ({ orderNumber }: { orderNumber: string }) => orderNumber
    return {
      words: await drawScreen(AccountOrders, page),
      all: [page.upcoming.map(numbers), page.earlier.map(numbers)],
    }
  }
  const today = await shown(new Date('2026-11-21T04:00:00Z'))
  expect(today.all).toEqual([[boat], [given]])
  expect(today.words).toMatch(
    /Upcoming visits Boat Tour \$45 For Fri, Nov 20, 3:00 pm .* Earlier orders A gift \$5 (?!For |\d+ ticket)/,
  )
  const tomorrow = await shown(new Date('2026-11-21T05:00:00Z'))
  expect(tomorrow.all).toEqual([[], [given, boat]])
  expect(tomorrow.words).not.toMatch(/Upcoming|Earlier/)
  expect(tomorrow.words).toContain('Boat Tour $45 For Fri, Nov 20, 3:00 pm · 3 tickets')
  expect((await shown(new Date('2027-01-02T15:00:00Z'))).words).toContain('For November 20, 2026, 3:00 pm')
})

test('a visit is shown at the door from the history on its day alone', async ({ database }) => {
  await buyBoat(database, ADA)
  const doorAt = async (now: string) => {
    const opening = { database, path: '/account/pier/orders', session: ADA, now: new Date(now) }
    const { page } = await load(history, opening)
    return (await drawMarkup(AccountOrders, page)).includes('/door"')
  }
  expect(await doorAt('2026-11-20T04:00:00Z')).toBe(false)
  expect(await doorAt('2026-11-20T15:00:00Z')).toBe(true)
  expect(await doorAt('2026-11-21T15:00:00Z')).toBe(false)
})

test('a cancelled order says so in the history, with the day it had been for and what goes back', async ({
  database,
}) => {
  const cancelled = async (terms: { cancelFee?: number; refundPercent?: number }, refund: number) => {
    const company = { limitDonations: false, orderChanges: { cancelHours: 1, ...terms } }
    await loadVenue(database, aFullMuseum({ company }))
    const orderNumber = await buyBoat(database, ADA)
    const api = await openShop(database).visitor(ADA)
    await api.orders.cancel({ params: { orderId: orderNumber }, body: { refund } })
    const { page } = await openHistory(database)
    const isThis = (entry: { orderNumber: string }) => entry.orderNumber === orderNumber
    expect(page.upcoming).toEqual([])
    const markup = await drawMarkup(AccountOrders, { ...page, earlier: page.earlier.filter(isThis) })
    return { words: textOfMarkup(markup), isStruck: markup.includes('<s><data value="4500">') }
  }
  const whole = await cancelled({}, 4500)
  expect(whole.words).toMatch(/Canceled Boat Tour \$45 \$45 refunded For Fri, Nov 20, 3:00 pm · 3 tickets /)
  expect(whole.words).not.toContain('Show at the door')
  expect(whole.isStruck).toBe(true)
  const partly = await cancelled({ cancelFee: 500 }, 4000)
  expect(partly.words).toMatch(/Canceled .* \$45 \$40 refunded/)
  expect(partly.isStruck).toBe(false)
  expect((await cancelled({ refundPercent: 0 }, 0)).words).not.toContain('refunded')
})

test('a long history is shown twenty orders at a time', async ({ database }) => {
  const db = database.forTenant('pier')
  await buyBoat(database, ADA)
  const [row] = await db.select().from(orders)
  const copies = Array.from({ length: 24 }, (_, index) => ({
    ...row!,
    id: `copy-${index}`,
    orderNumber: `COPY-${index}`,
    cartId: `copy-${index}`,
    requestUuid: `copy-${index}`,
  }))
  await db.insert(orders).values(copies)
  const { page } = await openHistory(database)
  expect([page.upcoming.length, page.moreHref]).toEqual([20, '/account/pier/orders?page=2'])
  const { page: all } = await openHistory(database, ADA, '?page=2')
  expect([all.upcoming.length, all.moreHref]).toEqual([25, null])
  expect(new Set(all.upcoming.map(({ orderNumber }) => orderNumber)).size).toBe(25)
})

test('[MEM-017] [MEM-020] [MEM-021] an order shows its number, its day, and of each event name, start and lines', async ({
  database,
}) => {
  const orderNumber = await buyBoat(database, ADA)
  const { page } = await openOrder(database, orderNumber)
  expect(page.title).toMatch(/^Your order/)
  expect(await drawScreen(AccountOrder, page)).toMatch(
    new RegExp(
      `Boat Tour Order number: ${orderNumber} Purchase date: November 20, 2026 .*` +
        'Boat Tour Friday, November 20, 2026 · 3:00 pm ' +
        '2 × Adult \\$ ?18 each \\$ ?36 1 × Child \\$ ?9 each \\$ ?9 Order total \\$ ?45',
    ),
  )
})

test('[MEM-018] two items of one event stand under it together, with one sum; two other things by themselves', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const again = (client: ApiClient) => {
    const get: ApiClient['orders']['get'] = async input => {
      const { payload } = await client.orders.get(input)
      const twice = payload.orderItems.flatMap(item => [item, { ...item, itemId: `${item.itemId}-again` }])
      return { payload: { ...payload, orderItems: twice } }
    }
    return instead(client, 'orders', instead(client.orders, 'get', get))
  }
  const session = { ...ADA, orderNumbers: [orderNumber] }
  const { page } = await openOrder(database, orderNumber, { session, watch: again })
  const screen = await drawScreen(AccountOrder, page)
  const receipt = screen.slice(screen.indexOf('Receipt'))
  const times = (words: string) => receipt.split(words).length - 1
  expect([
    times('Boat Tour Friday, November 20, 2026'),
    times('2 × Adult'),
    times('Membership Friend'),
  ]).toEqual([1, 2, 2])
  const boat = page.order?.detail.groups.find(({ name }) => name === 'Boat Tour')
  expect(boat?.total?.amount).toBe(boat?.lines.reduce((sum, { total }) => sum + total.amount, 0))
})

test('[MEM-019] [MEM-022] [MEM-023] [MEM-024] everything that was bought is there, with what it cost before', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const { page } = await openOrder(database, orderNumber)
  const groups = (page.order?.detail.groups ?? []).map(group => ({ ...group, total: group.total! }))
  expect(groups.filter(({ isMembership }) => isMembership).map(({ name }) => name)).toEqual(['Friend'])
  const taken = page.order?.coupons.reduce((sum, { discount }) => sum + discount, 0) ?? 0
  const total = page.order!.detail.total.amount
  expect([taken, groups.reduce((sum, group) => sum + group.total.amount, 0)]).toEqual([1000, total + taken])
  expect(groups.reduce((sum, { total }) => sum + (total.before ?? total.amount), 0)).toBe(
    page.order?.detail.total.before,
  )
  const screen = await drawScreen(AccountOrder, page)
  expect(screen).toContain('Membership Friend')
  const { before, amount } = page.order!.detail.total
  const [regular, paid] = [before!, amount].map(cents => `$${(cents / 100).toFixed(2)}`)
  expect(screen).toContain(`Order total ${regular} Regular price ${regular} ${paid}`)
})

test('an order of the account that was cancelled says when, and what went back where to', async ({
  database,
}) => {
  const orderNumber = await buyBoat(database, ADA)
  const usual = { cancelHours: 1, refundPercent: 100, cancelFee: 0 }
  await database.system.execute(
    sql`update orders set document = jsonb_set(document, '{policy}', ${JSON.stringify({ usual, events: {} })}::jsonb)`,
  )
  const { orders: calls } = await openShop(database).visitor(ADA)
  const key = { params: { orderId: orderNumber } }
  const refund = (await calls.get(key)).payload.changes.cancel?.total ?? 0
  await calls.cancel({ ...key, body: { refund } })
  const screen = await drawScreen(AccountOrder, (await openOrder(database, orderNumber)).page)
  expect(screen).toMatch(/Boat Tour Order number: \S+ Canceled Purchase date/)
  expect(screen).toContain('This order was canceled on Friday, November 20, 2026')
  expect(screen).toMatch(/goes back to Visa ending in 4242, usually within 5 to 10 days\./)
  expect(screen).toMatch(/Refunded to Visa ending in 4242 ?[-−]\$45/)
})

test('an order reads the same in the account and by its secret link, but for what only the account has', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const { page } = await openOrder(database, orderNumber)
  const link = page.order?.link ?? ''
  const shared = { database, path: `/orders/pier/order/${link}`, params: { link } }
  const { page: linked } = await load(linkedOrder, shared)
  expect(linked.ways).toEqual(page.ways)
  const own = await drawScreen(AccountOrder, page)
  const shown = await drawScreen(LinkedOrder, linked)
  expect(shown).toContain(' Boat Tour and Galleries Order number')
  expect(own.replace('All orders ', '').replace('Email my tickets again ', '')).toBe(shown)
})

test('[MEM-219] the order of somebody else does not exist', async ({ database }) => {
  const orderNumber = await buyBoat(database, ADA)
  const refused = await openOrder(database, orderNumber, { session: BOB }).catch(answer => answer)
  const unknown = await openOrder(database, 'PI-NONE').catch(answer => answer)
  expect([refused.status, unknown.status]).toEqual([404, 404])
  expect((await openHistory(database, BOB)).page).toMatchObject({ upcoming: [], earlier: [] })
})

test('the tickets of an order can be taken along by whoever has it in the history', async ({ database }) => {
  const orderNumber = await buyBoat(database, ADA)
  const { page } = await openOrder(database, orderNumber)
  const { tickets } = page.ways.files!
  const params = { link: page.order!.link, file: 'tickets.pdf' }
  const taken = await load(orderFile, { database, path: tickets, params })
  expect(taken.headers.get('Content-Type')).toBe('application/pdf')
})

test('[MEM-289] an order that cannot be read leaves a page that can be used, without a message', async ({
  database,
}) => {
  const lost = { get: () => Promise.reject(new Error('lost')) }
  const watch = (api: ApiClient): ApiClient =>
    new Proxy(api, { get: (target, key) => (key === 'orders' ? lost : Reflect.get(target, key)) })
  const { page, status } = await openOrder(database, 'PI-1', { watch })
  expect(status).toBe(200)
  expect(await drawScreen(AccountOrder, page)).toMatch(/^ ?All orders Order number: PI-1 ?$/)
})

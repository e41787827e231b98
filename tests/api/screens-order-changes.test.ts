import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as cancelOrder from '#app/routes/orders/cancel-order/route.tsx'
import * as door from '#app/routes/orders/door/route.tsx'
import * as moveVisit from '#app/routes/orders/move-visit/route.tsx'
import * as orderPage from '#app/routes/orders/order/route.tsx'
import * as ticket from '#app/routes/orders/ticket/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { describedDock } from '#tests/builders/described-dock.ts'
import { drawPage, type Route } from '#tests/builders/draw-page.tsx'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const orderChanges = { moveHours: 1, cancelHours: 2, refundPercent: 80 }

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({
      company: { holdMinutes: 0, orderChanges },
      facilities: [{ ...describedDock, description: 'Behind the crane.' }],
    }),
  ),
)

const LATER = slotAt('boat-tour', '2026-11-23', '15:00')

async function visitorOf(database: Database) {
  const shop = openShop(database)
  return { shop, api: await shop.visitor() }
}

async function buy(database: Database, draft = aDraft({ adult: 2 })) {
  const { shop, api } = await visitorOf(database)
  const { id } = await fillCart(api, draft)
  const paymentToken = shop.token(GOOD_CARD)
  const placed = readPlacedOrder(await place(api, aCheckout({ shoppingCartId: id, paymentToken })))
  const key = { params: { orderId: placed.orderNumber }, headers: { 'x-cart-id': id } }
  return { key, api, shop, order: (await api.orders.get(key)).payload }
}

type OrderPageRequest = { path: string; form?: Record<string, string> }

const open = (
  database: Database,
  screen: Route,
  { pattern, ...opening }: OrderPageRequest & { pattern: string },
) =>
  drawPage([application, standard, screen], { database, pattern: `orders/:tenantId/${pattern}`, ...opening })

const links = (link: string) => ({
  order: (database: Database, query = '') =>
    open(database, orderPage, { pattern: 'order/:link', path: `/orders/pier/order/${link}${query}` }),
  move: (
    database: Database,
    { query = '', slot = BOAT, form }: { query?: string; slot?: string; form?: Record<string, string> } = {},
  ) =>
    open(database, moveVisit, {
      pattern: 'order/:link/move/:slotId',
      path: `/orders/pier/order/${link}/move/${slot}${query}`,
      form,
    }),
  cancel: (database: Database, form?: Record<string, string>) =>
    open(database, cancelOrder, {
      pattern: 'order/:link/cancel',
      path: `/orders/pier/order/${link}/cancel`,
      form,
    }),
})

test('the page of an order says until when its visit can be moved and what a cancellation gives back', async ({
  database,
}) => {
  const { link } = (await buy(database)).order
  const page = await links(link).order(database)
  expect(page.words).toContain('Move to another time until Friday, November 20, 2026 · 2:00 pm')
  expect(page.words).toMatch(
    /You can cancel until Friday, November 20, 2026.*and get \$28\.80 of \$\d+(\.\d\d)? back\./,
  )
  expect(page.words).toContain('Access: Ramp')
  expect(page.words).toContain('Behind the crane.')
})

test('the page of an order says how one gets to a place and what to bring, once for all visits there', async ({
  database,
}) => {
  const { api, shop } = await visitorOf(database)
  const later = aDraft({ eventId: LATER, adult: 1 })
  const { id } = await fillCart(api, {
    templates: [...(aDraft({ adult: 1 }).templates ?? []), ...(later.templates ?? [])],
  })
  const placed = readPlacedOrder(
    await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })),
  )
  const { payload } = await api.orders.get({
    params: { orderId: placed.orderNumber },
    headers: { 'x-cart-id': id },
  })
  const page = await links(payload.link).order(database)
  expect(page.body.querySelectorAll('section[aria-label="Boat Tour"]')).toHaveLength(2)
  for (const words of ['Getting there: Bus 62 stops here.', 'Bring: a coat', 'Behind the crane.'])
    expect(page.words.split(words), words).toHaveLength(2)
  expect(page.body.querySelectorAll('a[href="https://pier.example/map"]')).toHaveLength(1)
})

test('a visit is moved on a screen of its days and times, without scripts', async ({ database }) => {
  const { key, api, order: bought } = await buy(database)
  const at = links(bought.link)
  const first = await at.move(database)
  expect(first.words).toContain('Both tickets move together, at no charge.')
  const offered = '[name="start"]:not(:disabled)'
  expect(first.body.querySelectorAll(offered)).toHaveLength(1)
  expect(first.body.querySelector(offered)?.hasAttribute('checked')).toBe(true)
  const day = [...first.body.querySelectorAll('nav a')].map(a => a.getAttribute('href'))
  expect(day).toContain(`/orders/pier/order/${bought.link}/move/${BOAT}?date=2026-11-23`)
  const monday = await at.move(database, { query: '?date=2026-11-23' })
  const values = [...monday.body.querySelectorAll('[name="start"]')].map(input => input.getAttribute('value'))
  expect(values).toContain(LATER)
  const none = await at.move(database, { form: {} })
  expect([none.status, none.words]).toEqual([400, expect.stringContaining('Please choose a time')])
  const taken = await at.move(database, { form: { start: slotAt('boat-tour', '2026-11-21', '11:00') } })
  expect([taken.status, taken.words]).toEqual([409, expect.stringContaining('has just been taken')])
  const moved = await at.move(database, { form: { start: LATER } })
  expect(moved.location).toBe(`/orders/pier/order/${bought.link}?changed=moved`)
  const { payload } = await api.orders.get(key)
  expect(payload.tickets.map(({ eventId }) => eventId)).toEqual([LATER, LATER])
  expect((await at.order(database, '?changed=moved')).words).toContain('Your visit has moved.')
  await expect(at.move(database)).rejects.toMatchObject({ status: 404 })
})

test('the days to move a visit to begin with its own, which is marked with its time, and go on to the end of sale', async ({
  database,
}) => {
  const at = links((await buy(database)).order.link)
  await database.system.execute(
    sql`update slots set capacity = sold + held where id = ${slotAt('boat-tour', '2026-11-20', '11:00')}`,
  )
  const first = await at.move(database, { query: '?date=2026-11-20' })
  const days = [...first.body.querySelectorAll('nav li a')].map(a => (a.textContent ?? '').trim())
  expect(days).toHaveLength(7)
  expect(days[0]).toMatch(/Now ?Friday, November 20, 2026.*Your visit is on this day now$/)
  expect(days.slice(1).join()).not.toContain('Your visit')
  expect(days.filter(day => day.endsWith('at another price'))).toHaveLength(2)
  expect(first.words).toContain('The days that cannot be chosen are at another price.')
  expect(first.words).toMatch(/3:00 pm ?now/)
  expect(first.body.querySelector(`input[value="${BOAT}"]`)?.hasAttribute('disabled')).toBe(true)
  const seen = new Set<string>()
  let next = first.named('a', 'Later days')?.getAttribute('href')
  let last = first
  while (next && !seen.has(next)) {
    seen.add(next)
    last = await at.move(database, { query: next.slice(next.indexOf('?')) })
    next = last.named('a', 'Later days')?.getAttribute('href')
  }
  expect(seen.size).toBeGreaterThan(1)
  expect(next).toBeUndefined()
  expect(last.words).not.toMatch(/3:00 pm ?now/)
  expect(last.words.includes('cannot be chosen')).toBe(last.words.includes('at another price'))
  expect(last.named('a', 'Earlier days')?.getAttribute('href')).toMatch(/\?date=/)
})

test('a visit that can no longer be moved says until when it could be, and whom to call', async ({
  database,
}) => {
  const { link } = (await buy(database)).order
  await database.system.execute(
    sql`update orders set document = jsonb_set(document, '{policy,usual,moveHours}', '72')`,
  )
  const late = await links(link).move(database)
  expect(late.words).toContain('This visit could be moved until Tuesday, November 17, 2026 · 3:00 pm.')
  expect([...late.body.querySelectorAll('main dd a')].map(a => a.getAttribute('href'))).toEqual([
    'tel:2125550100',
  ])
  expect(late.body.querySelector('main button')).toBeNull()
})

test('an order is cancelled on a screen that says beforehand what is given up, what is kept and what comes back', async ({
  database,
}) => {
  const { link } = (await buy(database)).order
  const at = links(link)
  const page = await at.cancel(database)
  expect(page.words).toMatch(
    /You are about to cancel: ?Boat Tour ?Friday, November 20, 2026 · 3:00 pm ?2 tickets/,
  )
  expect(page.words).toMatch(
    /You paid ?\$36\.00 ?We keep ?\$7\.20 ?Cancel until \d+ hours? before it begins and get 80 % back, fees aside\. ?You get back ?\$28\.80/,
  )
  expect(page.words).toContain('$28.80 goes back to Visa ending in 4242, usually within 5 to 10 days.')
  expect(page.words).not.toContain('Memberships, donations and fees')
  expect(page.words).toMatch(/Cancel and get \$28\.80 back ?Keep my order/)
  expect(page.body.querySelector('[name="refund"]')?.getAttribute('value')).toBe('2880')
  const wrong = await at.cancel(database, { refund: '3600' })
  expect([wrong.status, wrong.words]).toEqual([409, expect.stringContaining('The amount has changed')])
  expect((await at.cancel(database, { refund: '2880' })).location).toBe(`/orders/pier/order/${link}`)
  const after = await at.order(database)
  expect(after.words).toContain('This order was canceled on Friday, November 20, 2026')
  expect(after.words).toContain('$28.80 goes back to Visa ending in 4242')
  expect(after.words).toMatch(/Refunded to Visa ending in 4242 ?[-−]\$28\.80/)
  const events = [...after.body.querySelectorAll('main a')].find(a => a.textContent === 'See all events')
  expect(events?.getAttribute('href')).toBe('/events/pier/list')
  expect(after.body.querySelectorAll('article')).toHaveLength(0)
  expect((await at.cancel(database)).words).toContain('This order was canceled on Friday')
})

test('an order that cost nothing is cancelled without a word of money, on its page, on the screen and in the mails', async ({
  database,
}) => {
  const free = { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-21', '09:00'), child: 1 }
  const { order, shop } = await buy(database, aDraft(free))
  const at = links(order.link)
  expect((await at.order(database)).words).toMatch(/You can cancel until [^.$]+\./)
  const page = await at.cancel(database)
  const refund = page.body.querySelector('[name="refund"]')?.getAttribute('value') ?? ''
  await at.cancel(database, { refund })
  const after = await at.order(database)
  expect(after.words).toContain('This order was canceled')
  await workJobs(shop.services)
  const mails = shop.mails.map(({ text }) => text)
  expect(mails.join()).toContain('Total: No charge')
  for (const words of [page.words, after.words, ...mails]) expect(words).not.toMatch(/\$0|back|paid/)
})

test('an order that can no longer be cancelled says until when it could be, and whom to call', async ({
  database,
}) => {
  const { link } = (await buy(database)).order
  await database.system.execute(
    sql`update orders set document = jsonb_set(document, '{policy,usual,cancelHours}', '72')`,
  )
  const at = links(link)
  const late = await at.cancel(database)
  expect(late.words).toContain(
    'Canceling ended on Tuesday, November 17, 2026 · 3:00 pm, 72 hours before the visit.',
  )
  const call = [...late.body.querySelectorAll('main a')].map(a => a.getAttribute('href'))
  expect(call).toContain('tel:2125550100')
  expect(late.body.querySelector('main button')).toBeNull()
  await database.system.execute(sql`update orders set document = document #- '{policy,usual,cancelHours}'`)
  expect((await at.cancel(database)).words).toContain('This order cannot be canceled.')
})

test('what stays bought with a fee is told before an order is cancelled', async ({ database }) => {
  const { link } = (await buy(database)).order
  await database.system.execute(
    sql`update orders set document = jsonb_set(document, '{lines}', (document->'lines') || jsonb_build_array(jsonb_set(document->'lines'->0, '{itemType}', '"Fee"') || '{"visits": [], "itemId": "fee"}'))`,
  )
  expect((await links(link).cancel(database)).words).toContain(
    'Memberships, donations and fees of the order are not paid back.',
  )
})

test('every code stands on the screen for the door, also in letters', async ({ database }) => {
  const { order } = await buy(database)
  const { link } = order
  const path = `/orders/pier/order/${link}/door`
  const page = await drawPage([application, door], {
    database,
    pattern: 'orders/:tenantId/order/:link/door',
    path,
  })
  expect(page.body.querySelectorAll('main svg[role="img"]')).toHaveLength(2)
  expect(page.words).toContain('Boat Tour')
  for (const { code } of order.tickets) expect(page.words).toContain(spokenCode(code))
})

test('a ticket has a page of its own, which shows nothing of its order and opens nothing else', async ({
  database,
}) => {
  const { key, api, order: bought } = await buy(database)
  const [first, second] = bought.tickets
  const look = (link: string) =>
    open(database, ticket, { pattern: 'ticket/:link', path: `/orders/pier/ticket/${link}` })
  const page = await look(first?.link ?? '')
  expect(page.body.querySelectorAll('article')).toHaveLength(1)
  expect(page.words).toContain('Ticket 1 of 2')
  expect((await look(second?.link ?? '')).words).toContain('Ticket 2 of 2')
  expect(page.body.innerHTML).not.toMatch(new RegExp(`${bought.orderNumber}|\\$|Ada|${second?.id}`))
  await expect(look(bought.link)).rejects.toMatchObject({ status: 404 })
  await expect(look(`${second?.id}.${first?.link.split('.')[1]}`)).rejects.toMatchObject({ status: 404 })
  await expect(links(first?.link ?? '').order(database)).rejects.toMatchObject({ status: 404 })
  await api.orders.cancel({ ...key, body: { refund: 2880 } })
  await expect(look(first?.link ?? '')).rejects.toMatchObject({ status: 404 })
})

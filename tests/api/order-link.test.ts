import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as again from '#app/routes/orders/again/route.tsx'
import * as order from '#app/routes/orders/order/route.tsx'
import { loader as orderFile } from '#app/routes/orders/order-file/route.ts'
import * as standard from '#app/routes/standard/route.tsx'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const venue = { id: 'other', name: 'Other', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

const GUEST = 'guest@example.com'

/** Two tickets bought without an account, with the link of their order; the mails stay in the shop. */
async function buy(shop: Shop, about: { tenantId?: string; ticketDeliveryEmail?: string } = {}) {
  const { tenantId = 'pier', ticketDeliveryEmail = GUEST } = about
  const api = await shop.visitor({}, tenantId)
  const { id } = await fillCart(api, aDraft({ adult: 2 }))
  const paymentToken = shop.token(GOOD_CARD)
  const body = aCheckout({ shoppingCartId: id, paymentToken, billingEmail: GUEST, ticketDeliveryEmail })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  await workJobs(shop.services)
  const headers = { 'x-cart-id': id }
  const { payload } = await api.orders.get({ params: { orderId: orderNumber }, headers })
  return { orderNumber, link: payload.link }
}

const look = (
  database: Database,
  link: string,
  { tenantId = 'pier', ...request }: Partial<PageRequest> & { tenantId?: string } = {},
) =>
  drawPage([application, standard, order], {
    database,
    pattern: 'orders/:tenantId/order/:link',
    path: `/orders/${tenantId}/order/${link}`,
    ...request,
  })

const ask = (database: Database, form?: Record<string, string>) =>
  drawPage([application, standard, again], {
    database,
    pattern: 'orders/:tenantId/again',
    path: '/orders/pier/again',
    ...(form ? { form } : {}),
  })

test('the link of an order opens its tickets and receipt in any browser, at its own venue alone', async ({
  database,
}) => {
  const shop = openShop(database)
  const { orderNumber, link } = await buy(shop)
  expect(link).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}\.[\w-]{43}$/)
  const page = await look(database, link)
  expect(page.words).toContain(`Order number: ${orderNumber}`)
  expect(page.body.querySelector('h1')?.textContent, 'what somebody looks for').toBe('Boat Tour')
  expect(page.body.querySelectorAll('article')).toHaveLength(2)
  expect(page.words).toContain('Receipt')
  expect(page.body.querySelector('a[href$="/tickets.pdf"]')?.getAttribute('href')).toBe(
    `/orders/pier/order/${link}/tickets.pdf`,
  )
  expect(page.body.querySelector('a[href^="webcal:"]')?.getAttribute('href')).toBe(
    `webcal://venue.example/orders/pier/order/${link}/visit.ics`,
  )
  await expect(look(database, link, { tenantId: 'other' })).rejects.toMatchObject({ status: 404 })
})

test('any other link of the order opens nothing', async ({ database }) => {
  const { orderNumber, link } = await buy(openShop(database))
  const other = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [other, orderNumber, `${orderNumber}.`, `${link}x`, link.toLowerCase(), 'x'])
    await expect(look(database, wrong), wrong).rejects.toMatchObject({ status: 404 })
})

test('the files of an order come with its link, and the calendar file leads back to it', async ({
  database,
}) => {
  const { link, orderNumber } = await buy(openShop(database))
  const take = (file: string, given = link) =>
    load(orderFile, {
      database,
      path: `/orders/pier/order/${given}/${file}`,
      params: { link: given, file },
    }).catch((answer: Response) => answer)
  expect((await take('tickets.pdf')).headers.get('content-type')).toBe('application/pdf')
  expect((await take('visit.ics')).headers.get('content-type')).toContain('text/calendar')
  const api = await openShop(database).visitor()
  const { payload } = await api.orders.document({
    params: { orderId: orderNumber, kind: 'calendar' },
    headers: { 'x-order-link': link },
  })
  const text = Buffer.from(payload.content, 'base64').toString().replaceAll(/\r\n /g, '')
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(text).toContain('LOCATION:Dock\\, Pier Museum')
  expect(text).toContain(`URL;VALUE=URI:https://tickets.example/orders/pier/order/${link}`)
  for (const [file, given] of [
    ['tickets', link],
    ['tickets.pdf', `${link}x`],
  ] as const)
    expect((await take(file, given)).status).toBe(404)
})

test('an address that tries too many links is told to wait', async ({ database }) => {
  const { orderNumber, link } = await buy(openShop(database))
  const call = await overHttp(database)
  const open = (given: string) => call(`/orders/${orderNumber}`, { headers: { 'x-order-link': given } })
  expect((await open(link)).status).toBe(200)
  for (let index = 0; index < 119; index += 1) await open(`${orderNumber}.guess${index}`)
  expect((await open(link)).status).toBe(429)
})

test('the mail of whoever paid has the link; a mail of tickets to somebody else has none', async ({
  database,
}) => {
  const shop = openShop(database)
  const own = await buy(shop)
  const address = `https://tickets.example/orders/pier/order/${own.link}`
  expect(
    shop.mails.map(({ text, html }) => [
      text.includes(`Open your order: ${address}`),
      html.includes(`href="${address}"`),
    ]),
  ).toEqual([[true, true]])
  shop.mails.splice(0)
  const given = await buy(shop, { ticketDeliveryEmail: 'friend@example.com' })
  const linkIn = (to: string) =>
    shop.mails
      .filter(mail => mail.to === to)
      .map(mail =>
        JSON.stringify([
          mail.text,
          mail.html,
          mail.attachments.map(({ content }) => Buffer.from(content).toString().replaceAll(/\r\n /g, '')),
        ]).includes(given.link),
      )
  expect([linkIn('friend@example.com'), linkIn(GUEST)]).toEqual([[false], [true]])
})

test('tickets are sent again to who names the order and its email, and nobody is told whether there is one', async ({
  database,
}) => {
  const shop = openShop(database)
  const { orderNumber } = await buy(shop)
  shop.mails.splice(0)
  const known = await ask(database, { email: 'GUEST@example.com', orderNumber: orderNumber.toLowerCase() })
  const unknown = await ask(database, { email: 'nobody@example.com', orderNumber })
  const missing = await ask(database, { email: GUEST, orderNumber: 'ABCD-2345' })
  expect([known.status, unknown.status, missing.status]).toEqual([200, 200, 200])
  expect(known.words).toContain(
    `If there is an order ${orderNumber.toLowerCase()} under GUEST@example.com, its tickets are on their way.`,
  )
  expect(unknown.words).toContain(
    `If there is an order ${orderNumber} under nobody@example.com, its tickets are on their way.`,
  )
  expect(missing.words).toContain('its tickets are on their way.')
  await workJobs(shop.services)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [GUEST, `Your order ${orderNumber} at Pier Museum`],
  ])
})

test('what is asked for too often or wrongly is refused in words', async ({ database }) => {
  const empty = await ask(database, { email: 'none', orderNumber: '' })
  expect(empty.status).toBe(400)
  expect(empty.words).toContain('Please enter a valid email')
  expect(empty.words).toContain('Please enter the number of your order')
  const shop = openShop(database)
  const api = await shop.visitor()
  const again = () => api.orders.mailAgain({ body: { email: GUEST, orderNumber: 'ABCD-2345' } })
  for (let tries = 0; tries < 5; tries += 1) await again()
  expect(await refusalOfCall(again())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

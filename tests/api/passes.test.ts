import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { readEnvironment } from '#app/environment.ts'
import * as order from '#app/routes/orders/order/route.tsx'
import { loader as orderFile } from '#app/routes/orders/order-file/route.ts'
import * as ticket from '#app/routes/orders/ticket/route.tsx'
import { loader as ticketFile } from '#app/routes/orders/ticket-file/route.ts'
import { openPasses } from '#app/server/open-passes.ts'
import { NOW, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { describedDock } from '#tests/builders/described-dock.ts'
import { offeringWallets } from '#tests/builders/offering-wallets.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { pageContext } from '#tests/builders/page-loader.ts'
import { passAuthority, serviceAccount } from '#tests/builders/pass-authority.mjs'
import { readPass, readPasses } from '#tests/builders/read-pass.ts'
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

const POLICY = { moveHours: 1, cancelHours: 2, refundPercent: 80, cancelFee: 200 }
const museum = (about: object = {}) =>
  aMuseum({ company: { holdMinutes: 0, orderChanges: POLICY }, ...about })

const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    museum({
      theme: { variables: { 'hero-background': '#0a5c8a' } },
      facilities: [describedDock],
    }),
  )
  await loadVenue(database, museum({ venue: { id: 'other', name: 'Other', timeZone: 'America/New_York' } }))
})

const BEGIN = new Date('2026-01-01T00:00:00Z')
const { wwdr, issue } = passAuthority(BEGIN)
const { certificate, key } = issue({ from: BEGIN })
const SETTINGS = {
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: key,
  APPLE_WWDR_CERTIFICATE: wwdr,
  GOOGLE_WALLET_KEY: serviceAccount().json,
  GOOGLE_WALLET_ISSUER_ID: '3388',
}
const LATER = slotAt('boat-tour', '2026-11-23', '15:00')

/** A shop whose tickets go into wallets, with an order of so many adults. */
async function buy(database: Database, { adult = 2, settings = SETTINGS as Record<string, string> } = {}) {
  const shop = openShop(database)
  const passes = openPasses(readEnvironment(settings), {
    now: NOW,
    log: shop.services.log,
    origin: 'https://tickets.example',
  })
  shop.services.gateways = { ...shop.services.gateways, passes }
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult }))
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  await workJobs(shop.services)
  const { payload } = await api.orders.get({ params: { orderId: orderNumber }, headers: { 'x-cart-id': id } })
  return { shop, api, order: payload, headers: { 'x-order-link': payload.link } }
}

type Bought = Awaited<ReturnType<typeof buy>>

/** What a route gives for a wallet, also an answer that it throws. */
async function take(
  loader: (args: LoaderFunctionArgs) => Promise<Response>,
  { bought, path, ...params }: { bought: Bought; path: string } & Record<string, unknown>,
): Promise<Response> {
  const { gateways, database } = bought.shop.services
  const tenantId = path.split('/')[2]
  const args = {
    request: new Request(new URL(path, 'http://venue.example')),
    params: { tenantId, ...params },
    context: pageContext(database, { gateways }),
  }
  return loader(args as LoaderFunctionArgs).catch((answer: Response) => answer)
}

const ofOrder = (bought: Bought, about: { file?: string; tenantId?: string; link?: string } = {}) => {
  const { file = 'apple-wallet', tenantId = 'pier', link = bought.order.link } = about
  const [name = ''] = file.split('?')
  return take(orderFile, { bought, path: `/orders/${tenantId}/order/${link}/${file}`, link, file: name })
}

const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const valuesOf = (fields: readonly { value: string }[] | undefined) => fields?.map(({ value }) => value)

test('the tickets of an order are passes of their codes, times and places, in one file that no cache keeps', async ({
  database,
}) => {
  const bought = await buy(database)
  const { order } = bought
  const answer = await ofOrder(bought)
  expect([...answer.headers]).toEqual(
    expect.arrayContaining([
      ['content-type', 'application/vnd.apple.pkpasses'],
      ['content-disposition', `attachment; filename="tickets-${order.orderNumber}.pkpasses"`],
      ['cache-control', 'private, no-store'],
    ]),
  )
  const passes = readPasses(await bytes(answer), wwdr)
  expect(passes.map(({ barcodes }) => barcodes[0]?.message)).toEqual(order.tickets.map(({ code }) => code))
  const [pass] = passes
  expect(pass).toMatchObject({
    serialNumber: `pier.${order.tickets[0]?.id}`,
    organizationName: 'Pier Museum',
    relevantDate: '2026-11-20T20:00:00.000Z',
  })
  expect(valuesOf(pass?.eventTicket?.primaryFields)).toEqual(['Boat Tour'])
  expect(valuesOf(pass?.eventTicket?.headerFields)).toEqual(['3:00 pm'])
  expect(valuesOf(pass?.eventTicket?.auxiliaryFields)).toEqual(['Adult', order.orderNumber])
  expect(valuesOf(pass?.eventTicket?.backFields)).toContain(
    `https://tickets.example/orders/pier/order/${order.link}`,
  )
})

test('the colours of a pass are those of the venue, readable on each other', async ({ database }) => {
  const bought = await buy(database, { adult: 1 })
  const { json, files } = readPass(await bytes(await ofOrder(bought)), wwdr)
  expect(json.backgroundColor).toBe('rgb(10, 92, 138)')
  expect(json.foregroundColor).not.toBe(json.backgroundColor)
  expect(files).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png']))
})

test('the back of a pass says how one gets to the place, what to bring and where its map is', async ({
  database,
}) => {
  const bought = await buy(database, { adult: 1 })
  const { json } = readPass(await bytes(await ofOrder(bought)), wwdr)
  expect(valuesOf(json.eventTicket?.backFields)).toContain(
    [
      'Access: Ramp',
      'Getting there: Bus 62 stops here.',
      'Bring: a coat',
      'Map: https://pier.example/map',
    ].join('\n'),
  )
})

test('Google is told of the tickets by a signed link that the address leads to', async ({ database }) => {
  const bought = await buy(database)
  const answer = await ofOrder(bought, { file: 'google-wallet' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  const link = answer.headers.get('location') ?? ''
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//)
  const { payload } = JSON.parse(Buffer.from(link.split('.')[3] ?? '', 'base64url').toString())
  expect(
    payload.eventTicketObjects.map(({ barcode }: { barcode: { value: string } }) => barcode.value),
  ).toEqual(bought.order.tickets.map(({ code }) => code))
})

test('a ticket under its own link is a pass that tells nothing of its order', async ({ database }) => {
  const bought = await buy(database)
  const [ticket] = bought.order.tickets
  const link = ticket?.link ?? ''
  const takeTicket = (tenantId: string, file = 'apple-wallet') =>
    take(ticketFile, { bought, path: `/orders/${tenantId}/ticket/${link}/${file}`, link, file })
  const { json } = readPass(await bytes(await takeTicket('pier')), wwdr)
  expect(json.serialNumber).toBe(`pier.${ticket?.id}`)
  expect(JSON.stringify(json)).not.toContain(bought.order.orderNumber)
  expect((await takeTicket('other')).status).toBe(404)
  expect((await takeTicket('pier', 'tickets.pdf')).status).toBe(404)
})

test('another venue, another link and another file have no passes', async ({ database }) => {
  const bought = await buy(database)
  for (const about of [
    { tenantId: 'other' },
    { link: `${bought.order.link}x` },
    { file: 'wallet' },
    { file: 'apple-wallet?part=2' },
  ])
    expect((await ofOrder(bought, about)).status, JSON.stringify(about)).toBe(404)
})

test('without a certificate there is no button and no pass', async ({ database }) => {
  const bought = await buy(database, { settings: {} })
  for (const file of ['apple-wallet', 'google-wallet'])
    expect((await ofOrder(bought, { file })).status).toBe(404)
  const params = { orderId: bought.order.orderNumber, wallet: 'apple' as const }
  const { api, headers } = bought
  expect(await refusalOfCall(api.passes.ofOrder({ params, headers }))).toMatchObject({ code: 'NOT_FOUND' })
  expect((await look(bought)).words).not.toContain('Wallet')
})

/** The page of an order, of a deployment with these wallets. */
const look = (bought: Bought, wallets: readonly ('apple' | 'google')[] = []) =>
  openScreen(order, {
    database: bought.shop.services.database,
    pattern: 'orders/:tenantId/order/:link',
    path: `/orders/pier/order/${bought.order.link}`,
    gateways: offeringWallets(wallets),
  })

const walletLinks = (body: HTMLElement) =>
  [...body.querySelectorAll('main a[href*="-wallet"]')].map(link => link.getAttribute('href'))

test('the page of an order and that of a ticket lead to the wallets that are set up', async ({
  database,
}) => {
  const bought = await buy(database)
  const address = `/orders/pier/order/${bought.order.link}`
  expect(walletLinks((await look(bought, ['apple', 'google'])).body)).toEqual([
    `${address}/apple-wallet`,
    `${address}/google-wallet`,
  ])
  expect(walletLinks((await look(bought, ['google'])).body)).toEqual([`${address}/google-wallet`])
  const link = bought.order.tickets[0]?.link
  const page = await openScreen(ticket, {
    database,
    pattern: 'orders/:tenantId/ticket/:link',
    path: `/orders/pier/ticket/${link}`,
    gateways: offeringWallets(['apple']),
  })
  expect(walletLinks(page.body)).toEqual([`/orders/pier/ticket/${link}/apple-wallet`])
})

test('a visit that was moved has its new time on the same pass', async ({ database }) => {
  const bought = await buy(database, { adult: 1 })
  const { order, headers } = bought
  const read = async () => readPass(await bytes(await ofOrder(bought)), wwdr).json
  const before = await read()
  const visitor = await bought.shop.visitor()
  const params = { orderId: order.orderNumber, eventId: BOAT }
  await visitor.orders.move({ params, headers, body: { eventId: LATER } })
  const after = await read()
  expect(after.serialNumber).toBe(before.serialNumber)
  expect(after.relevantDate).toBe('2026-11-23T20:00:00.000Z')
})

test('the passes of a cancelled order are void, and its page says so without asking for them', async ({
  database,
}) => {
  const bought = await buy(database, { adult: 1 })
  const { order, headers } = bought
  const before = readPass(await bytes(await ofOrder(bought)), wwdr).json
  const refund = order.changes.cancel?.total ?? 0
  await (await bought.shop.visitor()).orders.cancel({
    params: { orderId: order.orderNumber },
    headers,
    body: { refund },
  })
  const after = readPass(await bytes(await ofOrder(bought)), wwdr).json
  expect([after.voided, after.serialNumber]).toEqual([true, before.serialNumber])
  expect(valuesOf(after.eventTicket?.primaryFields)).toEqual(['Boat Tour'])
  expect(after.relevantDate).toBe(before.relevantDate)
  const page = await look(bought, ['apple'])
  expect(page.words).toContain('Tickets in the wallet of your phone turn invalid by themselves.')
  expect(walletLinks(page.body)).toEqual([])
  expect((await look(bought, [])).words).not.toContain('turn invalid')
})

test('the mail of tickets leads each of them to its page, where there is a wallet to put it into', async ({
  database,
}) => {
  const { shop, order } = await buy(database)
  const [mail] = shop.mails
  for (const { link } of order.tickets)
    expect(mail?.text).toContain(`https://tickets.example/orders/pier/ticket/${link}`)
  expect(mail?.html).toContain('Keep it in the wallet of your phone')
  const without = await buy(database, { settings: {} })
  expect(without.shop.mails[0]?.html).not.toContain('the wallet of your phone')
})

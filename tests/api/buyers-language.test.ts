import { expect } from 'vitest'
import { inProcessClient } from '#app/api/client.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { openContext } from '#app/api/kernel/context.ts'
import { ticketPasses, ticketsOfOrder } from '#app/api/passes/ticket-passes.ts'
import { offerWaitingSeats } from '#app/api/waiting-list/offer-waiting-seats.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { findOrder } from '#app/data/queries/orders/read.ts'
import { findVisitorByEmail } from '#app/data/queries/visitors/read.ts'
import { insertVisitor } from '#app/data/queries/visitors/write.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({ texts: { 'mail-order-closing': 'See you at the pier.' } })

const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...museum,
    venue: { ...museum.venue, languages: ['de-DE', 'ar'] },
    personTypes: (museum.personTypes ?? []).map(type =>
      type.id === 'adult' ? { ...type, translations: { 'de-DE': { name: 'Erwachsene' } } } : type,
    ),
    events: (museum.events ?? []).map(event =>
      event.id === 'boat-tour' ? { ...event, translations: { 'de-DE': { name: 'Bootsfahrt' } } } : event,
    ),
  })
})

/** What is mailed to somebody who buys boat tours in a language, and the API as they read it. */
async function buyIn(language: string, database: Database) {
  const shop = openShop(database)
  const caller = { tenantId: 'pier', session: {}, staff: null, languages: [language] }
  const context = await openContext(shop.services, caller)
  if (!context) throw new Error('There is no venue')
  const api = inProcessClient(context)
  const cart = await fillCart(api, aDraft({ adult: 2, child: 1 }))
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  await workJobs(shop.services)
  const [mail] = shop.mails
  if (!mail) throw new Error('Nothing was mailed')
  return { mail, orderNumber, shop, api, cartId: cart.id }
}

const pdfOf = (attachments: readonly { contentType: string; content: Uint8Array }[]) => {
  const pdf = attachments.find(({ contentType }) => contentType === 'application/pdf')
  return linesOfPdf(Buffer.from(pdf?.content ?? []).toString('latin1')).join('\n')
}

test('whoever buys in German is written to in German, with what was bought by its German names', async ({
  database,
}) => {
  const { mail, orderNumber } = await buyIn('de', database)
  expect(mail.subject).toBe(`Ihre Bestellung ${orderNumber} bei Pier Museum`)
  expect(mail.html).toContain('<html lang="de-DE" dir="ltr">')
  for (const words of ['Bootsfahrt', 'Erwachsene', 'Wir freuen uns auf Ihren Besuch.', '45\u00a0$'])
    expect(mail.text).toContain(words)
  expect(mail.text).not.toContain('See you at the pier.')
  expect(mail.text).toContain('lang=de-DE')
  expect(pdfOf(mail.attachments)).toContain('Bootsfahrt')
})

test('whoever buys in Arabic is written to from right to left', async ({ database }) => {
  const { mail, orderNumber } = await buyIn('ar', database)
  expect(mail.subject).toContain(orderNumber)
  expect(mail.subject).toContain('لدى')
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.text).toContain('نتطلع إلى زيارتكم.')
})

test('the tickets of an order are in the language it was bought in, whatever its reader has chosen since', async ({
  database,
}) => {
  const { orderNumber, shop, cartId } = await buyIn('de', database)
  const caller = { tenantId: 'pier', session: { cartId }, staff: null, languages: ['en-US'] }
  const context = await openContext(shop.services, caller)
  if (!context) throw new Error('There is no venue')
  const { payload } = await inProcessClient(context).orders.document({
    params: { orderId: orderNumber, kind: 'tickets' },
    headers: { 'x-cart-id': cartId },
  })
  const printed = linesOfPdf(Buffer.from(payload.content, 'base64').toString('latin1')).join('\n')
  expect(printed).toContain('Bestellnummer')
})

test('a link that is asked for on a German page is mailed in German, and leads back to German pages', async ({
  database,
}) => {
  const { shop, api, mail } = await buyIn('de', database)
  await api.visitors.requestLink({ body: { kind: 'orders', email: mail.to } })
  await workJobs(shop.services)
  const link = shop.mails.at(-1)
  expect(link?.html).toContain('<html lang="de-DE" dir="ltr">')
  expect(link?.subject).toBe('Ihre Bestellungen bei Pier Museum')
  expect(link?.text).toMatch(/\/auth\/pier\/orders\/[^\s?]+\?lang=de-DE/)
})

test('whoever is written to later is written to in the language they bought in', async ({ database }) => {
  const { shop, mail } = await buyIn('ar', database)
  const visitor = {
    tenantId: 'pier',
    id: 'V-9',
    document: { email: mail.to, firstName: 'Ada', lastName: 'L' },
  }
  const db = database.forTenant('pier')
  await insertVisitor(db, visitor)
  const kept = await findVisitorByEmail(db, 'pier', mail.to)
  await insertJob(db, 'pier', {
    id: 'review-mail V-9 boat-tour',
    kind: 'review-mail',
    payload: { visitorId: kept?.id ?? '', eventId: 'boat-tour' },
    runAt: shop.services.clock(),
  })
  await workJobs(shop.services)
  const review = shop.mails.at(-1)
  expect(review?.html).toContain('<html lang="ar" dir="rtl">')
  expect(review?.text).toContain('lang=ar')
})

test('the pass of a ticket is in the language its order was bought in, also when a phone asks for it again', async ({
  database,
}) => {
  const { shop, orderNumber } = await buyIn('de', database)
  const context = await openContext(shop.services, { tenantId: 'pier', session: {}, staff: null })
  const row = await findOrder(database.forTenant('pier'), 'pier', orderNumber)
  if (!context || !row) throw new Error('There is no order')
  const tickets = await ticketsOfOrder(row, context)
  const [pass] = await ticketPasses(row, { tickets, scope: 'order', maker: context })
  const words = JSON.stringify(pass)
  for (const label of ['Bootsfahrt, Pier Museum: Ticket', 'Uhrzeit', 'Bestellung'])
    expect(words).toContain(label)
})

test('whoever waits for seats in German is offered them in German', async ({ database }) => {
  const shop = openShop(database)
  const context = await openContext(shop.services, {
    ...{ tenantId: 'pier', session: {}, staff: null },
    languages: ['de'],
  })
  if (!context) throw new Error('There is no venue')
  const api = inProcessClient(context)
  const params = { eventTemplateId: 'boat-tour' }
  await api.waitingList.join({ params, body: { email: 'gast@example.com', party: 2, date: '2026-11-20' } })
  await workJobs(shop.services)
  const [, token = ''] = /waiting\/entry\/([\w-]+)/.exec(shop.mails[0]?.text ?? '') ?? []
  await (await shop.visitor()).waitingList.change({
    headers: { 'x-token': token },
    body: { action: 'confirm' },
  })
  await offerWaitingSeats(shop.services)
  await workJobs(shop.services)
  const offer = shop.mails.at(-1)
  expect(shop.mails).toHaveLength(2)
  expect(offer?.html).toContain('<html lang="de-DE"')
  expect(offer?.subject).toContain('Bootsfahrt')
})

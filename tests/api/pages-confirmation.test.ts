import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import Confirm, { loader as confirmation } from '#app/routes/checkout/confirm/route.tsx'
import { loader as downloads } from '#app/routes/checkout/downloads/route.ts'
import { loader as checkout } from '#app/routes/checkout/process/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { aFullMuseum, buyEverything, everything } from '#tests/builders/full-order.ts'
import { load } from '#tests/builders/page-loader.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aFullMuseum()))

const JUST_NOW = '2026-11-20T14:59:00.000Z'

type PageQuery = { orderNumber: string; query?: string; session?: VisitorSession; now?: Date }

const look = (
  database: Database,
  { orderNumber, query = '', session = { orderNumbers: [orderNumber] }, ...about }: PageQuery,
) =>
  load(confirmation, {
    database,
    path: `/checkout/pier/confirm/${orderNumber}${query}`,
    params: { orderNumber },
    session,
    ...about,
  })

test('[CHK-053] [CHK-054] [CHK-063] the confirmation has a line for each item by its type, with what each type came to', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const { page } = await look(database, { orderNumber })
  const { order } = page
  expect(order?.groups.map(({ type, lines }) => [type, lines.map(({ name }) => name)])).toEqual([
    ['event', ['Boat Tour']],
    ['combo', ['Boat and Galleries']],
    ['membership', ['Friend']],
    ['donation', ['A gift', 'A plank']],
  ])
  expect(order?.groups.flatMap(({ lines }) => lines.map(({ when }) => when))).toMatchObject([
    'Friday, November 20, 2026 · 3:00 pm',
    null,
    null,
    'In memory of Rose Moss',
    null,
  ])
  const sums = order?.groups.map(({ total }) => total) ?? []
  expect([sums.reduce((sum, total) => sum + total, 0), order?.total]).toEqual([19_380, 18_380])
  const drawn = await drawScreen(Confirm, page)
  expect(drawn).toContain(`Order number: ${orderNumber}`)
  const receipt = drawn.replace(/.* Receipt /, '')
  expect(receipt).toMatch(
    /^Tickets (?:.* )?Boat Tour .* Combos (?:.* )?Boat and Galleries .* Memberships (?:.* )?Friend .* Donations .* A gift .* A plank .* Total \$ ?183\.80/,
  )
})

test('[CHK-056] the codes that were used are listed, and none where none was', async ({ database }) => {
  const withCode = await buyEverything(openShop(database))
  expect((await look(database, withCode)).page.order?.coupons).toEqual([{ code: 'TENOFF', discount: 1000 }])
  const without = await buyEverything(openShop(database), { draft: { ...everything(), couponCodes: [] } })
  expect((await look(database, without)).page.order?.coupons).toEqual([])
})

test('[CHK-057] the digits of the certificate come from the address, and are shown only where one has paid', async ({
  database,
}) => {
  const paid = await buyEverything(openShop(database), { giftCardNumber: 'GIFT-4321' })
  const drawnCertificate = async (order: PageQuery) =>
    (await drawScreen(Confirm, (await look(database, order)).page)).match(
      /Gift certificate.*?[$] ?[\d.]+/,
    )?.[0]
  expect(await drawnCertificate({ ...paid, query: '?giftCardDigits=4321' })).toMatch(/4321 \$ ?20/)
  const withoutDigits = /^Gift certificate \$ ?20/
  expect(await drawnCertificate(paid)).toMatch(withoutDigits)
  expect(await drawnCertificate({ ...paid, query: '?giftCardDigits=%3Cb%3E' })).toMatch(withoutDigits)
  const without = await buyEverything(openShop(database))
  expect(await drawnCertificate({ ...without, query: '?giftCardDigits=4321' })).toBeUndefined()
})

test('[CHK-060] the auto-renew notice is there for a membership that renews by itself, and not for another', async ({
  database,
}) => {
  const shown = async (order: PageQuery) => drawScreen(Confirm, (await look(database, order)).page)
  const notice = 'your card is charged each term'
  expect(await shown(await buyEverything(openShop(database)))).toContain(notice)
  const ending = await buyEverything(openShop(database), { draft: everything({ offering: 'year' }) })
  expect(await shown(ending)).not.toContain(notice)
})

test('[CHK-062] what the venue says of the events today stands on their tickets', async ({ database }) => {
  const order = await buyEverything(openShop(database))
  const facts = async () =>
    (await look(database, order)).page.order?.tickets.map(({ eventName, facts }) => [eventName, facts])
  const boat = ['Boat Tour', ['Dock', '1 hr 30 min']]
  expect(await facts()).toEqual([boat, ['Galleries', []], boat, boat])
  const file = aFullMuseum()
  const events = file.events?.map(event => (event.id === 'boat-tour' ? { ...event, duration: 45 } : event))
  await loadVenue(database, { ...file, events })
  expect((await facts())?.[0]).toEqual(['Boat Tour', ['Dock', '45 min']])
})

test('[CHK-303] an order that cannot be read is missing from the page, and nothing is said about it', async ({
  database,
}) => {
  const placed = {
    orderNumber: '7KQ2-MX9R',
    ccLastFourDigits: '4242',
    giftCardDigits: null,
    placedAt: JUST_NOW,
  }
  const broken: Database = {
    ...database,
    forTenant: tenantId =>
      new Proxy(database.forTenant(tenantId), {
        get(db, name) {
          const value = Reflect.get(db, name)
          if (name !== 'select') return typeof value === 'function' ? value.bind(db) : value
          return (columns?: { orderNumber?: unknown }) => {
            if (!columns) throw new Error('The database is away')
            return db.select(columns as never)
          }
        },
      }),
  }
  const { status, page } = await look(broken, { orderNumber: placed.orderNumber, session: { placed } })
  expect([status, page.order, page.files]).toEqual([200, null, null])
  expect(page.orderNumber).toBe('7KQ2-MX9R')
  expect(page.handedCard).toEqual({ brand: 'Card', lastFour: '4242' })
})

test('[CHK-010] the last digits of the card are handed over beside the address, for this order only', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const session = {
    orderNumbers: [orderNumber],
    placed: { orderNumber: 'ANOTHER', ccLastFourDigits: '1111', giftCardDigits: null, placedAt: JUST_NOW },
  }
  expect((await look(database, { orderNumber, session })).page.handedCard).toBeNull()
  const own = {
    ...session,
    placed: { orderNumber, ccLastFourDigits: '4242', giftCardDigits: null, placedAt: JUST_NOW },
  }
  expect((await look(database, { orderNumber, session: own })).page.handedCard).toMatchObject({
    lastFour: '4242',
  })
})

test('without a cart checkout leads to an order that was placed just now, with its certificate', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const placed = { orderNumber, ccLastFourDigits: '4242', giftCardDigits: '4321', placedAt: JUST_NOW }
  const request = { database, path: '/checkout/pier/process?date=2026-11-20' }
  const left = await load(checkout, { ...request, session: { orderNumbers: [orderNumber], placed } }).catch(
    (answer: Response) => answer,
  )
  expect(left.headers.get('location')).toBe(
    `/checkout/pier/confirm/${orderNumber}?date=2026-11-20&giftCardDigits=4321`,
  )
  const long = { ...placed, placedAt: '2026-11-20T14:00:00.000Z' }
  const again = await load(checkout, { ...request, session: { orderNumbers: [orderNumber], placed: long } })
  expect([again.status, again.page.page]).toEqual([200, null])
})

test('tickets and calendar file are given to the buyer alone, and only under their names', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const take = (file: string, session: VisitorSession) =>
    load(downloads, {
      database,
      path: `/checkout/pier/confirm/${orderNumber}/${file}`,
      params: { orderNumber, file },
      session,
    }).catch((answer: Response) => answer)
  const buyer = { orderNumbers: [orderNumber] }
  const pdf = await take('tickets.pdf', buyer)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="tickets-${orderNumber}.pdf"`)
  expect(pdf.headers.get('cache-control')).toBe('private, no-store')
  expect((await take('visit.ics', buyer)).headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  for (const [file, session] of [
    ['tickets.pdf', {}],
    ['visit.ics', {}],
    ['tickets', buyer],
    ['constructor', buyer],
  ] as const)
    expect((await take(file, session)).status).toBe(404)
})

test('an order without tickets offers no files', async ({ database }) => {
  const { memberships } = everything()
  const order = await buyEverything(openShop(database), { draft: { memberships } })
  expect((await look(database, order)).page.files).toBeNull()
})

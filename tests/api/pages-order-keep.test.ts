import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { openPage } from '#app/pages/open-page.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { keepOrder } from '#app/routes/orders/tickets/keep/keep-order.server.ts'
import { action as keepAction } from '#app/routes/orders/tickets/keep/route.ts'
import { loader } from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load, type PageRequest, pageContext } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

type Keeping = { session?: PageRequest['session']; form: Record<string, string> }

const tickets = (adults: number, slotId = BOAT) => ({
  [slotField('boat-tour')]: slotId,
  [quantityField('boat-tour', 'adult')]: String(adults),
})

/** What the page is told once it was kept. */
async function keep(database: Database, { form, session }: Keeping) {
  const { page } = await load(async args => keepOrder(await openPage(args), await args.request.formData()), {
    database,
    path: '/orders/pier/tickets/keep',
    form,
    session,
  })
  return page
}

test('the first ticket begins the hold, is counted, and is there when the page is opened again', async ({
  database,
}) => {
  const kept = await keep(database, { form: tickets(2) })
  expect(kept).toMatchObject({ count: 2, hold: { mayExtend: true }, refusal: { events: {}, notices: [] } })
  const session = { cartId: kept.cart?.id }
  const { page } = await load(loader, { database, path: '/orders/pier/tickets?cart=true', session })
  expect(page.choices['boat-tour']).toEqual({ slotId: BOAT, quantities: { adult: 2 }, retail: {} })
})

test('zero tickets again take the event out quietly, and nothing at all makes no cart', async ({
  database,
}) => {
  const { cart } = await keep(database, { form: tickets(2) })
  const emptied = await keep(database, { form: tickets(0), session: { cartId: cart?.id } })
  expect(emptied).toMatchObject({ count: 0, hold: null, cart: { id: cart?.id, templates: [] } })
  expect(await keep(database, { form: tickets(0) })).toMatchObject({ cart: null, count: 0 })
})

test('the last write wins over what the page shows, and takes away nothing that another page has added', async ({
  database,
}) => {
  const api = await inProcess(database)
  const pass = { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-20', '14:00') }
  const other = await fillCart(api, aDraft({ ...pass, adult: 1 }))
  const { cart } = await keep(database, { form: tickets(3), session: { cartId: other.id } })
  const held = cart?.templates.map(({ eventTemplateId, events }) => [
    eventTemplateId,
    events[0]?.tickets[0]?.quantity,
  ])
  expect(held).toEqual([
    ['galleries', 1],
    ['boat-tour', 3],
  ])
})

test('an event that has too few seats says so and stays as it was, and all else is kept', async ({
  database,
}) => {
  const { cart } = await keep(database, { form: tickets(2) })
  const session = { cartId: cart?.id }
  const pass = slotAt('galleries', '2026-11-20', '14:00')
  const form = {
    ...tickets(11),
    [slotField('galleries')]: pass,
    [quantityField('galleries', 'adult')]: '1',
  }
  const kept = await keep(database, { form, session })
  expect(kept.refusal.events['boat-tour']).toHaveLength(1)
  expect(kept.count).toBe(3)
})

test('a donation without an amount, and tickets without a time, are no reason to refuse anything', async ({
  database,
}) => {
  const { refusal, count } = await keep(database, {
    form: { ...tickets(1), 'donation.shown': 'yes', 'donation.chosen': 'custom', 'donation.amounts.x': '' },
  })
  expect([refusal.events, refusal.notices, count]).toEqual([{}, [], 1])
  const untimed = await keep(database, { form: tickets(2, '') })
  expect(untimed).toMatchObject({ cart: null, refusal: { events: {}, notices: [] } })
})

test('an event that needs another one is not refused here: the page says so itself', async ({ database }) => {
  const form = {
    ...tickets(1),
    [slotField('workshop')]: slotAt('workshop', '2026-11-21', '13:00'),
    [quantityField('workshop', 'adult')]: '2',
  }
  const kept = await keep(database, { form })
  expect([kept.refusal.events, kept.refusal.notices, kept.count]).toEqual([{}, [], 1])
})

test('the browser is answered with plain data, and nothing besides what the page needs', async ({
  database,
}) => {
  const { cart } = await keep(database, { form: tickets(2) })
  const request = new Request('http://venue.example/orders/pier/tickets/keep', {
    method: 'POST',
    body: new URLSearchParams(tickets(4)),
  })
  const context = pageContext(database, { session: { cartId: cart?.id } })
  const response = await keepAction({ request, params: { tenantId: 'pier' }, context })
  const body = await response.json()
  expect(body).toMatchObject({ count: 4, cart: { id: cart?.id } })
  expect(Object.keys(body).sort()).toEqual(['cart', 'count', 'hold', 'nextDays', 'offer', 'refusal'])
})

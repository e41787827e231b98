import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { Database } from '#app/data/database/database.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import Tickets, { action, loader } from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { BOAT } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({ limits: [{ id: 'four', eventIds: ['boat-tour'], quantity: 4, combined: true }] }),
  ),
)

const PATH = '/orders/pier/tickets?eventId=boat-tour&date=2026-11-20'

/** Place Order with so many adults, and the page as it is drawn after it. */
async function placed(
  database: Database,
  { adults, watch }: { adults: number; watch?: PageRequest['watch'] },
) {
  const form = {
    intent: 'checkout',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: String(adults),
  }
  const { status, page: answer } = await load(action, { database, path: PATH, form, watch })
  const { page } = await load(loader, { database, path: PATH, watch })
  return { status, drawn: await drawScreen(Tickets, page, answer ?? undefined) }
}

test('[ORD-279] an order over a limit says so above the order, and the button leads there', async ({
  database,
}) => {
  const over = await placed(database, { adults: 5 })
  expect(over.drawn).toMatch(/Your Order .*Ticket Limit\. Please adjust before placing order .*Boat Tour/)
  expect(over.drawn).toMatch(/Order summary .*Adjust tickets/)
  expect(over.drawn.match(/Ticket Limit\./g)).toHaveLength(1)
  const within = await placed(database, { adults: 4 })
  expect(within.status).toBe(302)
})

/** A venue whose own system owes the visitor money, as after a change to something cheaper. */
const owing = (client: ApiClient): ApiClient => {
  const put: ApiClient['carts']['put'] = async input => {
    const { payload } = await client.carts.put(input)
    return { payload: { ...payload, total: -2_500 } }
  }
  const validate: ApiClient['entitlements']['validate'] = async input => {
    const { payload } = await client.entitlements.validate(input)
    return { payload: JSON.stringify({ ...JSON.parse(payload), refusals: ['negative-total'] }) }
  }
  const carts = instead(client, 'carts', instead(client.carts, 'put', put))
  return instead(carts, 'entitlements', instead(client.entitlements, 'validate', validate))
}

test('[ORD-191] [ORD-294] an order that would give money back is not placed, and the page says why and what to do', async ({
  database,
}) => {
  const { status, drawn } = await placed(database, { adults: 1, watch: owing })
  expect(status).not.toBe(302)
  expect(drawn, 'ORD-294').toMatch(
    /Sorry, we cannot process a refund online\. .*Please change the items in your cart or contact us for assistance\./,
  )
  expect((await placed(database, { adults: 1 })).status, 'ORD-191').toBe(302)
})

test('[ORD-275] times that cannot be loaded leave the event on the page without a word about them', async ({
  database,
}) => {
  const silent = () => Promise.reject(new Error('no answer'))
  const watch = (client: ApiClient) =>
    instead(client, 'events', instead(instead(client.events, 'onDays', silent), 'times', silent))
  const { status, page } = await load(loader, { database, path: PATH, watch })
  const drawn = await drawScreen(Tickets, page)
  expect(status).toBe(200)
  expect(drawn).toContain('Boat Tour')
  expect(drawn).toContain('Hours: Open 9:00 am to 5:00 pm')
  expect(drawn).not.toMatch(/unavailable|No tickets|no more tickets|Loading|sorry|wrong/i)
})

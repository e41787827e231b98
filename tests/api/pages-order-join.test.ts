import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import {
  comboField,
  comboQuantityField,
  visitField,
  visitSlotField,
} from '#app/routes/orders/tickets/items/combo/combo-form.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { action, loader } from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const DAY = '2026-11-21'
const WORKSHOP = slotAt('workshop', DAY, '13:00')

const workshop = (adults: number) => ({
  [slotField('workshop')]: WORKSHOP,
  [quantityField('workshop', 'adult')]: String(adults),
})

/** Presses the button that adds an event to this order, and gives the page that follows. */
async function add(database: Database, { eventId, form }: { eventId: string; form: Record<string, string> }) {
  let session: VisitorSession = {}
  const sessions = {
    read: async () => session,
    write: async (_: string, written: VisitorSession) => {
      session = written
      return ''
    },
  }
  const path = `/orders/pier/tickets?eventId=workshop&date=${DAY}`
  const sent = { ...form, intent: `add:${eventId}` }
  const { status, headers } = await load(action, { database, path, form: sent, context: { sessions } })
  const address = headers.get('Location') ?? path
  const { page } = await load(loader, { database, path: address, context: { sessions } })
  return { status, address, page }
}

test('[ORD-201] an event says beforehand which other one it needs, and what that costs', async ({
  database,
}) => {
  const { page } = await load(loader, {
    database,
    path: `/orders/pier/tickets?eventIds=workshop,boat-tour&date=${DAY}`,
  })
  const needs = Object.fromEntries(page.events.map(({ id, needs }) => [id, needs]))
  expect(needs).toEqual({
    workshop: {
      ids: ['galleries'],
      names: 'Galleries',
      onSale: [{ id: 'galleries', name: 'Galleries', prices: { adult: 1200, child: 0 } }],
    },
    'boat-tour': null,
  })
})

test('one press adds what is needed for as many, at a time that goes before, and both are in the order', async ({
  database,
}) => {
  const { status, address, page } = await add(database, { eventId: 'galleries', form: workshop(2) })
  expect(status).toBe(302)
  expect(address).toMatch(/#event-galleries$/)
  expect(page.events.map(({ id, added }) => [id, added])).toEqual([
    ['galleries', true],
    ['workshop', true],
  ])
  expect(page.choices.galleries).toMatchObject({
    slotId: slotAt('galleries', DAY, '09:00'),
    quantities: { adult: 2 },
  })
  expect(page.choices.workshop?.quantities).toEqual({ adult: 2 })
})

test('who comes by a combo comes to what is added beside it, at a time that goes with its visits', async ({
  database,
}) => {
  const at = { galleries: slotAt('galleries', DAY, '09:00'), workshop: WORKSHOP }
  const visits = Object.entries(at).flatMap(([id, slotId]) => [
    [visitField('rainy-day', id), '1'],
    [visitSlotField('rainy-day', id), slotId],
  ])
  const form = {
    [comboField('rainy-day')]: 'rainy-day',
    [comboQuantityField('rainy-day', 'adult')]: '3',
    ...Object.fromEntries(visits),
  }
  const { status, page } = await add(database, { eventId: 'boat-tour', form })
  expect(status).toBe(302)
  expect(page.choices['boat-tour']).toMatchObject({
    slotId: slotAt('boat-tour', DAY, '11:00'),
    quantities: { adult: 3 },
  })
})

test('where nobody is known to come the event is put on the page, and nothing is chosen of it', async ({
  database,
}) => {
  const { status, page } = await add(database, { eventId: 'galleries', form: workshop(0) })
  expect(status).toBe(302)
  expect(page.cart?.templates ?? []).toEqual([])
  expect(page.choices.galleries?.quantities).toEqual({})
})

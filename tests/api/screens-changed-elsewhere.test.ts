import { expect } from 'vitest'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const SLOT = 'reef-1'
const reef = {
  id: 'reef',
  name: 'Reef',
  priceLists: [{ id: 'prices', prices: [{ personTypeId: 'adult', price: 1200 }] }],
  slots: [{ id: SLOT, date: '2026-11-23', time: '10:00', capacity: 40 }],
}

const { test } = useDatabase(async database => {
  const venue = { id: 'pier', name: 'Pier', timeZone: 'America/New_York' }
  await loadVenue(database, {
    ...aMuseum({ venue }),
    ...{ events: [reef], combos: [], calendarNotes: [], reviews: [] },
  })
})

const holding = (quantity: number) => ({
  templates: [
    {
      eventTemplateId: 'reef',
      events: [{ eventId: SLOT, tickets: [{ id: 'a', ticketTypeId: 'adult', quantity }] }],
    },
  ],
})

test('an order that another tab has changed stays as it was typed, says what it is there, and can be taken from there', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { id, version } = await fillCart(api, holding(1))
  await fillCart(api, { ...holding(3), id })
  const path = '/orders/pier/tickets?date=2026-11-23&cart=true'
  const pressed = await openScreen(tickets, {
    ...{ database, path, pattern: '/orders/:tenantId/tickets', session: { cartId: id } },
    form: {
      intent: 'checkout',
      version: String(version),
      [slotField('reef')]: SLOT,
      [quantityField('reef', 'adult')]: '2',
    },
  })
  expect(pressed.status).toBe(409)
  const [alert] = pressed.page.getAllByRole('alert')
  expect(alert?.textContent).toContain('Your order was changed in another tab.')
  expect(alert?.textContent).toContain('There it is 3 × Reef.')
  expect(pressed.page.getByRole('link', { name: 'Take it as it is there' }).getAttribute('href')).toBe(path)
  expect(pressed.field(quantityField('reef', 'adult'))?.getAttribute('value')).toBe('2')
})

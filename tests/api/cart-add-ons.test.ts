import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenues } from '#tests/builders/cart-calls.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

const withAddOns = (...addOns: [inventoryId: string, quantity: number][]) => aDraft({ adult: 1, addOns })

test('[ORD-107] an add-on that is bought in a fixed number, or that the event does not offer, is refused otherwise', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  expect(await refusalOfCall(fillCart(api, withAddOns(['lunch-box', 3])))).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { 'templates.0.events.0.addOns.0.quantity': 'Lunch box: exactly 2' },
  })
  expect(await refusalOfCall(fillCart(api, withAddOns(['desk-only', 1])))).toMatchObject({
    code: 'UNPROCESSABLE',
  })
  expect(await fillCart(api, withAddOns(['lunch-box', 2], ['guide-book', 3]))).toMatchObject({
    total: 1800 + 1250 + 3 * 500,
  })
})

test('[ORD-109] an add-on costs its price each, or once for the line', async ({ database }) => {
  const api = await openShop(database).visitor()
  const { orders } = await fillCart(api, withAddOns(['lunch-box', 2], ['guide-book', 3]))
  expect(orders.map(line => [line.name, line.amount, line.itemSubtotal])).toEqual([
    ['Boat Tour', 1, 1800],
    ['Lunch box', 2, 1250],
    ['Guide book', 3, 1500],
  ])
})

test('add-ons are counted over the whole cart, those of combos included', async ({ database }) => {
  const api = await openShop(database).visitor()
  expect(await fillCart(api, withAddOns(['guide-book', 40]))).toMatchObject({ total: 1800 + 40 * 500 })
  const combo = {
    id: 'C',
    comboTemplateId: 'harbour-day',
    tickets: [{ eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 1 }],
    addOns: [{ addOnId: 'guide-book', quantity: 1 }],
  }
  const refused = await refusalOfCall(
    fillCart(api, { ...withAddOns(['guide-book', 40]), comboItems: [combo] }),
  )
  expect(refused?.errors).toMatchObject({ 'addOns.guide-book': 'Guide book: only 40 left' })
  expect(await refusalOfCall(fillCart(api, withAddOns(['guide-book', 41])))).toMatchObject({
    status: 409,
    code: 'STOCK_LEFT',
    details: { problems: [{ addOnId: 'guide-book', requested: 41, available: 40 }] },
  })
})

test('the most of one order is counted over all its events', async ({ database }) => {
  const file = aMuseum()
  await loadVenue(database, {
    ...file,
    addOns: file.addOns?.map(addOn => (addOn.id === 'guide-book' ? { ...addOn, maximum: 3 } : addOn)),
  })
  const api = await openShop(database).visitor()
  const later = aDraft({ adult: 1, eventId: slotAt('boat-tour', '2026-11-23', '11:00') })
  const both = (first: number, second: number): CartDraft => ({
    templates: [withAddOns(['guide-book', first]), later].flatMap(({ templates = [] }, index) =>
      templates.map(({ events, ...template }) => ({
        ...template,
        events: events.map(slot => ({
          ...slot,
          addOns: [{ id: `A-${index}`, inventoryId: 'guide-book', quantity: index ? second : first }],
        })),
      })),
    ),
  })
  expect(await fillCart(api, both(2, 1))).toMatchObject({ total: 2 * 1800 + 3 * 500 })
  expect(await refusalOfCall(fillCart(api, both(2, 2)))).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { 'addOns.guide-book': 'Guide book: at most 3' },
  })
})

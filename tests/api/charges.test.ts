import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { buyAndRead } from '#tests/builders/buy-and-read.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aFullMuseum } from '#tests/builders/full-order.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { aDraft, BOAT, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const FEES = [
  { id: 'service', name: 'Service fee', per: 'ticket', feeType: 'AmountBased', value: 150 },
  { id: 'booking', name: 'Booking fee', per: 'order', feeType: 'PercentageBased', value: 2.5 },
] as const

/** 8.875 % on all but gifts, once for the order, and 1 % on add-ons. */
const TAXES = [
  { id: 'sales', name: 'Sales tax', rate: 8.875 },
  { id: 'paper', name: 'Paper levy', rate: 1, appliesTo: ['addOn'] },
] as const

/** 20 % in every price, 5 % in that of a book. */
const INCLUDED = [
  { id: 'vat', name: 'VAT 20 %', rate: 20, included: true, appliesTo: ['event', 'combo', 'fee'] },
  { id: 'reduced', name: 'VAT 5 %', rate: 5, included: true, appliesTo: ['addOn'] },
] as const

/** Charges fees at 'pier'; at 'wharf' taxes too; at 'quay' the taxes are in the prices. */
const { test } = useDatabase(async database => {
  const file = aFullMuseum()
  const charging = (id: string, charges: object) =>
    loadVenue(database, { ...file, venue: { ...file.venue, id }, company: { ...file.company, charges } })
  await charging('pier', { fees: FEES })
  await charging('wharf', { fees: FEES, taxes: TAXES })
  await charging('quay', { fees: FEES, taxes: INCLUDED, taxRounding: 'line' })
})

test('a fee per ticket and one per order stand in the cart, at the till, in receipt, account, mail and in what is charged', async ({
  database,
}) => {
  const read = await buyAndRead(database, aDraft({ adult: 2, child: 1 }))
  const { cart } = read
  // 2 × 18.00 + 9.00 = 45.00; 3 × 1.50 = 4.50; 2.5 % of 45.00 = 1.13
  expect(cart.orders.map(({ itemType, name, itemSubtotal }) => [itemType, name, itemSubtotal])).toEqual([
    ['Event', 'Boat Tour', 4500],
    ['Fee', 'Service fee', 450],
    ['Fee', 'Booking fee', 113],
  ])
  expect([cart.total, cart.discountTotal, read.charged]).toEqual([5063, 0, 5063])
  expect(read.order.discountedSumTotal).toBe(5063)
  expect(read.receipt?.groups.map(({ type, total }) => [type, total])).toEqual([
    ['event', 4500],
    ['fee', 563],
  ])
  for (const words of [read.receiptWords, read.accountWords, read.mail])
    for (const text of ['Service fee', '4.50', 'Booking fee', '1.13', '50.63']) expect(words).toContain(text)
  expect(read.mail).not.toContain('1 × Service fee')
})

test('taxes on what is sold and on its fees are lines behind them, and stand wherever the fees do', async ({
  database,
}) => {
  const read = await buyAndRead(database, aDraft({ adult: 2, child: 1, addOns: [['guide-book', 1]] }), {
    tenantId: 'wharf',
  })
  const { cart } = read
  // 45.00 tickets, 5.00 book, 4.50 and 1.13 fees: 8.875 % of 55.63 = 4.94; 1 % of 5.00 = 0.05
  expect(cart.orders.map(({ itemType, name, itemSubtotal }) => [itemType, name, itemSubtotal])).toEqual([
    ['Event', 'Boat Tour', 4500],
    ['Inventory', 'Guide book', 500],
    ['Fee', 'Service fee', 450],
    ['Fee', 'Booking fee', 113],
    ['Tax', 'Sales tax', 494],
    ['Tax', 'Paper levy', 5],
  ])
  expect([cart.total, cart.discountTotal, read.charged]).toEqual([6062, 0, 6062])
  expect(read.receipt?.groups.map(({ type, total }) => [type, total])).toEqual([
    ['event', 4500],
    ['addon', 500],
    ['fee', 563],
    ['tax', 499],
  ])
  for (const words of [read.receiptWords, read.accountWords, read.mail])
    for (const text of ['Sales tax', '4.94', 'Paper levy', '0.05', '60.62']) expect(words).toContain(text)
  expect(read.mail).not.toContain('1 × Sales tax')
})

test('taxes that the prices hold are told below each total, and add nothing', async ({ database }) => {
  const draft = aDraft({ adult: 2, child: 1, addOns: [['guide-book', 1]] })
  const { cart, ...read } = await buyAndRead(database, draft, { tenantId: 'quay' })
  // 20/120 of 45.00, 4.50 and 1.13: 7.50, 0.75, 0.19; 5/105 of 5.00: 0.24
  expect(cart.orders.map(({ name, taxes }) => [name, taxes?.map(({ amount }) => amount)])).toEqual([
    ['Boat Tour', [750]],
    ['Guide book', [24]],
    ['Service fee', [75]],
    ['Booking fee', [19]],
  ])
  const taxes = [
    { id: 'vat', name: 'VAT 20 %', included: true, amount: 844 },
    { id: 'reduced', name: 'VAT 5 %', included: true, amount: 24 },
  ]
  expect([cart.total, read.charged, cart.taxes, read.order.taxes]).toEqual([5563, 5563, taxes, taxes])
  expect(read.order.orderItems.map(item => item.taxes?.[0]?.amount)).toEqual([750, 24, 75, 19])
  for (const words of [read.orderWords, read.checkoutWords, read.receiptWords, read.accountWords, read.mail])
    for (const text of ['Includes VAT 20 %', '8.44', 'Includes VAT 5 %', '0.24', '55.63'])
      expect(words).toContain(text)
  expect(read.purchase).toMatchObject({ total: 55.63, tax: 8.68 })
})

test('a purchase is measured with its tax, which is none of its items', async ({ database }) => {
  const { purchase } = await buyAndRead(database, aDraft({ adult: 1 }), { tenantId: 'wharf' })
  // 18.00 + 1.50 + 0.45 = 19.95, and 8.875 % of it
  expect(purchase).toMatchObject({ total: 21.72, tax: 1.77 })
  expect(purchase?.items.map(({ name }) => name)).toEqual(['Boat Tour', 'Service fee', 'Booking fee'])
})

test('the order page adds the fees of what is chosen, as the cart will', async ({ database }) => {
  const shop = openShop(database)
  const cart = await fillCart(await shop.visitor(), aDraft({ adult: 2, child: 1 }))
  const { words } = await openScreen(tickets, {
    database,
    path: `/orders/pier/tickets?eventId=boat-tour&slot=${BOAT}`,
    session: { cartId: cart.id },
    pattern: 'orders/:tenantId/tickets',
    isOrderView: true,
  })
  for (const text of ['Service fee', '$4.50', 'Booking fee', '$1.13', '$50.63']) expect(words).toContain(text)
})

test('what costs nothing has no fee, and a gift alone has none', async ({ database }) => {
  const shop = openShop(database)
  const gift = { donations: [{ id: 'gift-1', inventoryId: 'gift', type: 'donation' as const, amount: 2500 }] }
  const cart = await fillCart(await shop.visitor(), gift)
  expect(cart.orders.map(({ itemType }) => itemType)).toEqual(['Donation'])
  expect(cart.total).toBe(2500)
})

test('a venue that was stored before there were fees has none', async ({ database }) => {
  await database.system.execute(sql`
    update venues set document = document #- '{company,charges}', catalogue_revision = catalogue_revision + 1`)
  const cart = await fillCart(await openShop(database).visitor(), aDraft({ adult: 2 }))
  expect([cart.total, cart.orders.length]).toEqual([3600, 1])
})

import { expect } from 'vitest'
import OrderViews, { loader } from '#app/routes/orders/layout/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { aFullMuseum, everything } from '#tests/builders/full-order.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { aCoupon } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const coupons = [aCoupon({ code: 'BOATS', value: 50, eventIds: ['boat-tour'] })]
  await loadVenue(database, aMuseum({ coupons }))
  const venue = { id: 'full', name: 'Full', timeZone: 'America/New_York' }
  await loadVenue(database, aFullMuseum({ venue }))
})

test('[ORD-073] the lines of the cart panel sum to its total when a coupon takes something off', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const galleries = slotAt('galleries', '2026-11-20', '14:00')
  const cart = await fillCart(api, {
    templates: [
      ...(aDraft({ adult: 1, child: 1 }).templates ?? []),
      ...(aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 1 }).templates ?? []),
    ],
    couponCodes: ['BOATS'],
  })
  expect(cart.total).toBe(2550)
  const { page } = await load(loader, {
    database,
    path: '/orders/pier/forms',
    session: { cartId: cart.id },
  })
  const words = await drawScreen(OrderViews, page)
  expect(words.match(/\$\d+(\.\d\d)?/g)).toEqual(['$25.50', '$13.50', '$12'])
})

test('[ORD-073] on the order page the cart stands beside the order, whatever the address asks', async ({
  database,
}) => {
  const cart = await fillCart(await openShop(database).visitor(), aDraft({ adult: 1 }))
  for (const query of ['cart=true', 'eventId=boat-tour&date=2026-11-20']) {
    const { page } = await openScreen(tickets, {
      database,
      pattern: '/orders/:tenantId/tickets',
      path: `/orders/pier/tickets?${query}`,
      session: { cartId: cart.id },
    })
    const panel = page.getByRole('complementary', { name: 'Order summary' })
    expect(panel.textContent, query).toMatch(/Boat Tour.*1 × Adult.*\$18/)
  }
})

test('[ORD-067] events, combos, memberships and what is had with them stand on the order page, each with its line in the sum', async ({
  database,
}) => {
  const cart = await fillCart(await openShop(database).visitor({}, 'full'), everything())
  const { page } = await openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: '/orders/full/tickets?cart=true',
    session: { cartId: cart.id },
  })
  const day = page.getByRole('region', { name: 'Your day' }).textContent
  for (const name of ['Boat Tour', 'Boat and Galleries']) expect(day).toContain(name)
  expect(page.getByRole('region', { name: 'Friend' })).toBeDefined()
  const sum = wordsOf(page.getByRole('complementary', { name: 'Order summary' }))
  for (const line of [/Boat Tour.*2 × Adult/, /Boat and Galleries.*1 × Guide book/, /Friend.*\$60/])
    expect(sum).toMatch(line)
})

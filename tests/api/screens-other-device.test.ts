import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as checkout from '#app/routes/checkout/process/route.tsx'
import * as continueHere from '#app/routes/orders/continue/route.tsx'
import * as otherDevice from '#app/routes/orders/other-device/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** A browser that remembers its session, and what was told of its pages' addresses. */
function aDevice(database: Database, session: VisitorSession = {}) {
  const device = { session, hidden: 0 }
  const context = {
    sessions: {
      read: async () => device.session,
      write: async (_: string, next: VisitorSession) => {
        device.session = next
        return 'session'
      },
    },
    hideAddress: () => {
      device.hidden += 1
    },
  }
  const open = (screen: Parameters<typeof openScreen>[0], pattern: string, path: string, form?: object) =>
    openScreen(screen, {
      database,
      pattern,
      path,
      context,
      ...(form ? { form: form as Record<string, string> } : {}),
    })
  return {
    device,
    link: async (form?: object) => {
      const path = '/orders/pier/other-device'
      const { body, words } = await open(otherDevice, 'orders/:tenantId/other-device', path, form)
      const href = body.querySelector('main a[href*="/continue/"], a[href*="/continue/"]')
      return {
        href: href?.getAttribute('href') ?? null,
        hasCode: body.querySelector('svg path') !== null,
        words,
      }
    },
    follow: (href: string, form?: object) =>
      open(continueHere, 'orders/:tenantId/continue/:link', new URL(href).pathname, form),
    order: () => open(tickets, 'orders/:tenantId/tickets', '/orders/pier/tickets?cart=true'),
    checkout: () =>
      openScreen(checkout, {
        database,
        pattern: 'checkout/:tenantId/process',
        path: '/checkout/pier/process',
        context,
      }),
  }
}

const GALLERIES = { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-20', '14:00') }

async function withOrder(database: Database) {
  const shop = openShop(database)
  const cart = await fillCart(await shop.visitor(), aDraft({ adult: 2 }))
  const first = aDevice(database, { cartId: cart.id })
  const { href } = await first.link()
  return { shop, cart, first, href: href ?? '' }
}

test('an order has a link with its code for another device, told to nobody, and without an order there is none', async ({
  database,
}) => {
  const { first } = await withOrder(database)
  const page = await first.link()
  expect(page.href).toMatch(/^http:\/\/venue\.example\/orders\/pier\/continue\/[\w-]{60,120}$/)
  expect(page.hasCode).toBe(true)
  expect(first.device.hidden).toBe(2)
  const none = await aDevice(database).link()
  expect([none.href, none.words.includes('There is nothing in your order yet')]).toEqual([null, true])
})

test('opening the link changes nothing; its button brings the order, and the header counts it', async ({
  database,
}) => {
  const { href, cart } = await withOrder(database)
  const { device, follow, order } = aDevice(database)
  const page = await follow(href)
  expect(page.status).toBe(200)
  expect(page.words).toContain('Boat Tour')
  expect(page.words).toContain('Total $36')
  expect([device.session, device.hidden]).toEqual([{}, 1])
  const taken = await follow(href, {})
  expect(taken.location).toBe('/orders/pier/tickets?cart=true')
  expect(device.session.cartId).toMatch(/^~/)
  expect(JSON.stringify(device.session)).not.toContain(cart.id)
  const shown = await order()
  expect(shown.field('events.boat-tour.quantities.adult')?.getAttribute('value')).toBe('2')
  expect(shown.body.querySelector('header')?.textContent).toContain('2')
})

test('a device with an order of its own is asked which to go on with, and keeps its own until it has answered', async ({
  database,
}) => {
  const { href, shop } = await withOrder(database)
  const own = await fillCart(await shop.visitor(), aDraft({ ...GALLERIES, adult: 1 }))
  const { device, follow } = aDevice(database, { cartId: own.id })
  const page = await follow(href)
  expect(page.words).toContain('The order from the link')
  expect(page.words).toContain('The order on this device')
  expect(page.words).toContain('Galleries')
  expect(page.page.getByText('Keep the order on this device').closest('a')?.getAttribute('href')).toBe(
    '/orders/pier/tickets?cart=true',
  )
  expect(device.session.cartId).toBe(own.id)
  await follow(href, {})
  expect(device.session.cartId).toMatch(/^~/)
})

test('the device that made the link is led back to its order', async ({ database }) => {
  const { first, href, cart } = await withOrder(database)
  const page = await first.follow(href)
  expect(page.words).toContain('This order is on this device already.')
  await first.follow(href, {})
  expect(first.device.session.cartId).toBe(cart.id)
})

test('a link that is over says so and leads on, and so does one whose order was paid for', async ({
  database,
}) => {
  const { shop, cart, href } = await withOrder(database)
  const { device, follow } = aDevice(database)
  const over = await follow(`${href}x`)
  expect([over.status, over.words.includes('This link has ended')]).toEqual([404, true])
  expect(over.page.getByText('See all events').closest('a')?.getAttribute('href')).toBe('/events/pier/list')
  expect(over.words).not.toContain('Continue your order here')
  expect(over.page.queryByText('Back to your order')).toBeNull()
  const token = shop.token(GOOD_CARD)
  await place(await shop.visitor(), aCheckout({ shoppingCartId: cart.id, paymentToken: token }))
  const sold = await follow(href)
  expect([sold.status, sold.words.includes('This order has been paid for.')]).toEqual([200, true])
  await follow(href, {})
  expect(device.session).toEqual({})
})

test('a link that has ended leads first to the order that this device has', async ({ database }) => {
  const { first, href } = await withOrder(database)
  const over = await first.follow(`${href}x`)
  const ways = [...over.page.getByRole('main').querySelectorAll('a')].map(a => a.textContent)
  expect(ways).toEqual(['Back to your order', 'See all events'])
})

test('a link can be ended on its page: it says so, opens nothing, and a new one is shown to whoever asks for it', async ({
  database,
}) => {
  const { first, href } = await withOrder(database)
  const page = await first.link()
  expect(page.words).toContain('End this link')
  const ended = await first.link({})
  expect([
    ended.href,
    ended.words.includes('The link has ended. Nobody can open your order with it now.'),
  ]).toEqual([null, true])
  const { follow } = aDevice(database)
  const over = await follow(href)
  expect([over.status, over.words.includes('This link has ended')]).toEqual([404, true])
  const next = await first.link()
  expect(next.href).not.toBe(href)
  expect((await follow(next.href ?? '')).words).toContain('Boat Tour')
})

test('after one device has paid, order page and checkout of the other say so', async ({ database }) => {
  const { shop, cart, href } = await withOrder(database)
  const { follow, order, checkout } = aDevice(database)
  await follow(href, {})
  const token = shop.token(GOOD_CARD)
  await place(await shop.visitor(), aCheckout({ shoppingCartId: cart.id, paymentToken: token }))
  for (const page of [await order(), await checkout()])
    expect(page.words).toContain('This order has been paid for.')
})

test('the order page has the way to another device', async ({ database }) => {
  const { first } = await withOrder(database)
  const { body } = await first.order()
  expect(body.querySelector('details a[href="/orders/pier/other-device"]')).not.toBeNull()
  expect(
    (await aDevice(database).order()).body.querySelector('a[href="/orders/pier/other-device"]'),
  ).toBeNull()
})

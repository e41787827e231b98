import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { cartKey, storedCart } from '#app/rules/carts/cart-storage.ts'
import { useOutdatedCopy } from '#app/shell/cart-storage/use-outdated-copy.ts'
import { emptyCart } from '#tests/builders/empty-cart.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import OrderViews, { clientLoader } from './route.tsx'

const KEY = cartKey('harborlight')
const HOUR = 60 * 60 * 1000

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.restoreAllMocks()
})

/** A cart with tickets for these slots. */
const aCart = (slots: string[], about: Partial<CartPayload> = {}): CartPayload => ({
  ...emptyCart({ id: 'c1', tenantId: 'harborlight' }),
  version: 4,
  total: 2400,
  coupons: [],
  hold: null,
  expirationDate: new Date(Date.now() + HOUR).toISOString(),
  memberships: [],
  templates: [
    {
      eventTemplateId: 'jelly-lab',
      events: slots.map(eventId => ({ eventId, tickets: [], addOns: [] })),
    },
  ],
  orders: slots.map(eventId => ({
    id: eventId,
    type: 'Event',
    itemType: 'Event',
    name: `Jelly Lab ${eventId}`,
    itemSubtotal: 2400,
    itemRetailSubtotal: 2400,
    images: [],
    events: [{ eventId, startTime: '2026-11-21T10:00:00' }],
    price: 2400,
    amount: 2,
    retailPrice: 0,
    retailAmount: 0,
    items: [{ id: 'adult', name: 'Adult', amount: 2, price: 1200, subtotal: 2400 }],
  })),
  ...about,
})

const keep = (cart: CartPayload, saved = new Date()) =>
  window.localStorage.setItem(KEY, JSON.stringify(storedCart(cart, saved)))
const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as CartPayload | null

/** Opens an order view as a browser does that is on the way: without the server's page. */
async function open(address: string, { server }: { server: CartPayload | null }) {
  const fetched = vi.fn(async () => ({ cart: server, isCopy: false }))
  const Failed = () => <p>{String(useRouteError())}</p>
  const router = createMemoryRouter(
    [
      {
        element: <OrderViews />,
        errorElement: <Failed />,
        loader: ({ request, params }) =>
          clientLoader({ request, params, serverLoader: fetched as never }) as Promise<object | null>,
        children: [{ path: '/orders/:tenantId/:view', element: <p>The view</p> }],
      },
    ],
    { initialEntries: [address] },
  )
  render(inWords(<RouterProvider router={router} />))
  await screen.findByText('The view')
  return fetched
}

const panel = () => screen.queryByRole('complementary', { name: 'Your Order' })

test('[ORD-073] [ORD-313] the panel stands on the forms view, and on other order views when the address asks for the cart', async () => {
  const server = aCart(['s1'])
  await open('/orders/harborlight/forms', { server })
  expect(panel()?.textContent).toContain('2 items')
  expect(screen.getByText('Jelly Lab s1')).toBeTruthy()
  expect(screen.getByText('Saturday, Nov 21, 2026 · 10:00 am'), 'ORD-313').toBeTruthy()
  expect(screen.getByText('2 × Adult')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit order' }).getAttribute('href')).toBe(
    '/orders/harborlight/tickets?cart=true',
  )
  cleanup()
  await open('/orders/harborlight/calendar?cart=true', { server })
  expect(panel()).toBeTruthy()
  cleanup()
  await open('/orders/harborlight/calendar', { server })
  expect(panel()).toBeNull()
  cleanup()
  window.localStorage.clear()
  await open('/orders/harborlight/calendar?cart=true', { server: aCart([]) })
  expect(panel()).toBeNull()
})

test('[ORD-144] a stored cart that stands is shown without asking the server, and stays as it was saved', async () => {
  keep(aCart(['mine']), new Date(Date.now() - 23 * HOUR))
  const before = window.localStorage.getItem(KEY)
  const fetched = await open('/orders/harborlight/calendar?cart=true', { server: aCart(['theirs']) })
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.getByText('Jelly Lab mine')).toBeTruthy()
  expect(window.localStorage.getItem(KEY)).toBe(before)
})

test.each([
  ['nothing is stored', () => undefined],
  ['it is past its day', () => keep(aCart(['mine']), new Date(Date.now() - 25 * HOUR))],
  ['it is damaged', () => window.localStorage.setItem(KEY, '{"id":"c1"')],
])('[ORD-144] the cart is fetched and saved when %s', async (_, store) => {
  store()
  const fetched = await open('/orders/harborlight/calendar?cart=true', { server: aCart(['theirs']) })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Jelly Lab theirs')).toBeTruthy()
  expect(kept()?.orders[0]?.id).toBe('theirs')
})

test('[ORD-144] whatever is posted may change the cart: its copy is forgotten, a search is no reason', () => {
  const Page = () => {
    useOutdatedCopy('harborlight')
    return (
      <>
        <form method="get" aria-label="search" />
        <form method="post" aria-label="order" />
      </>
    )
  }
  keep(aCart(['mine']))
  render(<Page />)
  fireEvent.submit(screen.getByRole('form', { name: 'search' }))
  expect(kept()).not.toBeNull()
  fireEvent.submit(screen.getByRole('form', { name: 'order' }))
  expect(kept()).toBeNull()
})

/** What the browser raises and sends when a view is shown with the server's cart. */
async function reportedWith(server: CartPayload) {
  const raised = vi.fn()
  const sent = vi.fn(() => true)
  vi.stubGlobal('reportError', raised)
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
  render(inWords(<RouterProvider router={serverPage(server)} />))
  await screen.findByText('The view')
  vi.unstubAllGlobals()
  return { raised: raised.mock.calls.map(([error]) => (error as Error).message), sent: sent.mock.calls }
}

/** A view as the server has rendered it, with the cart of this moment. */
const serverPage = (cart: CartPayload) =>
  createMemoryRouter(
    [
      {
        element: <OrderViews />,
        loader: () => ({ cart, isCopy: false }),
        children: [{ path: '/orders/:tenantId/:view', element: <p>The view</p> }],
      },
    ],
    { initialEntries: ['/orders/harborlight/forms'] },
  )

test('[ORD-155] stored event ids that differ from the server’s are raised and reported, once', async () => {
  keep(aCart(['mine', 'both']))
  const { raised, sent } = await reportedWith(aCart(['both', 'theirs']))
  expect(raised).toEqual(['Discrepancies in event ids were found'])
  expect(sent).toEqual([
    ['/orders/harborlight/cart-report', JSON.stringify({ onlyStored: ['mine'], onlyServer: ['theirs'] })],
  ])
  expect(kept()?.orders.map(({ id }) => id)).toEqual(['both', 'theirs'])
  cleanup()
  expect((await reportedWith(aCart(['both', 'theirs']))).raised).toEqual([])
})

test.each([
  ['the same ids in another order', aCart(['b', 'a'])],
  ['a later version, changed in another tab', aCart(['theirs'], { version: 5 })],
  ['another cart', aCart(['theirs'], { id: 'c2' })],
])('[ORD-155] %s are nothing to report', async (_, server) => {
  keep(aCart(['a', 'b']))
  expect(await reportedWith(server)).toEqual({ raised: [], sent: [] })
})

test('a line without a time or parts has no empty lines below it', async () => {
  const whole = aCart(['s1'])
  const bare = { ...whole.orders[0]!, type: 'Donation', itemType: 'Donation', events: [], items: [] }
  const server = { ...whole, orders: [bare] } as unknown as CartPayload
  await open('/orders/harborlight/forms', { server })
  const line = screen.getByText('Jelly Lab s1').closest('li')
  expect(line?.querySelectorAll('p')).toHaveLength(0)
})

test('a panel with nothing in it is none, and a view that shows no cart has none either', async () => {
  await open('/orders/harborlight/forms', { server: null })
  expect(panel()).toBeNull()
  cleanup()
  await open('/orders/harborlight/forms', { server: aCart([]) })
  expect(panel()).toBeNull()
})

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { agree, findTracker, forgetMeasuring, Measured, reported } from '#tests/builders/measured.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { OrderAnswer } from './order-action.server.ts'
import type { OrderEvent, OrderSlot, Refusal } from './order-model.ts'
import type { OrderPage } from './order-page.server.ts'
import Tickets from './route.tsx'

beforeEach(agree)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetMeasuring()
})

const DATE = '2026-11-21'
const slot: OrderSlot = {
  id: 'ten',
  date: DATE,
  time: '10:00',
  label: '10:00 am',
  availableSeats: 40,
  prices: 'day',
}
const adult = {
  id: 'adult',
  name: 'Adult',
  description: '',
  price: 1000,
  retail: 1000,
  forMembers: false,
  maximum: null,
}
const anEvent = (id: string, name: string): OrderEvent => ({
  id,
  name,
  picture: null,
  admission: 'timed',
  mode: 'added',
  date: DATE,
  dateText: 'Saturday, November 21, 2026',
  detailHref: `/events/pier/detail/${id}`,
  slots: [slot],
  priceLists: { day: [adult] },
  timesAtOnce: null,
  timesFolded: false,
  timesUnfolded: false,
  timesUnread: false,
  missingTime: null,
  limits: [],
  mayBuy: true,
  help: [],
  added: true,
})
const chosen = (quantity: number) => ({ slotId: 'ten', quantities: { adult: quantity }, retail: {} })
const CHOICES = { reef: chosen(1), dome: chosen(1) }

type Model = Omit<OrderPage, 'headers'> & { tenantId: string; fewSeats: number; memberHref: string | null }
/** Two events and a membership in the order. */
const model: Model = {
  tenantId: 'pier',
  fewSeats: 5,
  memberHref: null,
  cart: null,
  events: [anEvent('reef', 'Reef Walk'), anEvent('dome', 'Dome')],
  choices: CHOICES,
  combos: [],
  comboChoices: {},
  version: 1,
  dateChange: null,
  suggestions: [],
  hours: null,
  cartError: false,
  hold: null,
  gone: [],
  missingCombos: [],
  addMoreHref: '/events/pier/list',
  memberPrompt: false,
  addOns: { offered: {}, chosen: {} },
  lonelyAddOn: null,
  gift: null,
  memberships: [
    {
      item: {
        id: 'friend',
        type: 'MembershipPurchase',
        categoryId: 'friend',
        membershipId: null,
        sourceCategoryId: null,
        isGift: false,
      },
      printed: 'id=friend',
      name: 'Friend',
      kind: 'Membership',
      shortDescription: '',
      picture: null,
      changeHref: '/membership/pier/detail/friend',
      options: [],
    },
  ],
  membershipChoices: {},
}

const refusal: Refusal = {
  notices: ['Ticket Limit. Please adjust before placing order'],
  events: { dome: ['Ticket Limit per order (Event): 2 more. Please edit your order.'] },
  gift: {},
  focus: 'quantity:dome:adult',
  isOverLimit: true,
}
const answerOf = (about: Partial<Refusal>): OrderAnswer => ({
  refusal: { ...refusal, ...about },
  typed: { events: CHOICES, combos: {}, memberships: {}, addOns: {}, gift: null },
  lists: null,
})

/** The order page in a browser; the server answers a press when it is let. */
async function open(answer: OrderAnswer | null = null) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const routes = [
    {
      path: '/orders/:tenantId/tickets',
      loader: () => model,
      action: () => held.then(() => answer && { ...answer }),
      element: (
        <Measured>
          <Tickets />
        </Measured>
      ),
    },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/orders/pier/tickets?cart=true'] })
  const money = { currency: 'USD', locale: 'en-US' }
  render(
    inWords(
      <VenueMoneyProvider value={money}>
        <RouterProvider router={router} />
      </VenueMoneyProvider>,
    ),
  )
  await screen.findByRole('heading', { level: 1 })
  await findTracker()
  return { release }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const place = () => screen.getByRole('button', { name: /Plac(e|ing) Order/ })
const reports = (event: string) => waitFor(() => expect(reported()).toContain(`"${event}"`))

test.each([
  ['ORD-268', 'Remove Reef Walk', 'Tickets::Remove'],
  ['ORD-269', 'Remove Friend', 'Tickets::Membership::Remove'],
  ['ORD-270', 'Add More', 'Tickets::AddMore'],
])('[%s] pressing %s is reported as %s', async (_, name, event) => {
  await open()
  expect(reported()).not.toContain('Tickets::')
  press(name)
  await reports(event)
})

test('[ORD-272] changing a membership is reported', async () => {
  await open()
  fireEvent.click(screen.getByRole('link', { name: 'Change membership' }))
  await reports('Tickets::Membership::Change')
})

test('[ORD-271] an order over a limit is reported once it was refused for that, and for nothing else', async () => {
  const { release } = await open(answerOf({}))
  press(/Place Order/)
  expect(reported()).not.toContain('Tickets::Limit::Exceeded')
  release()
  await reports('Tickets::Limit::Exceeded')
  cleanup()
  forgetMeasuring()
  agree()
  const other = await open(answerOf({ isOverLimit: false, notices: ['No'] }))
  press(/Place Order/)
  other.release()
  await screen.findByText('No')
  expect(reported()).not.toContain('Tickets::Limit::Exceeded')
})

test('[ORD-280] an order that is refused for the same once more gives the focus to its quantity once more', async () => {
  const { release } = await open(answerOf({}))
  release()
  press(/Place Order/)
  const name = () => document.activeElement?.getAttribute('name')
  await waitFor(() => expect(name()).toBe('quantity:dome:adult'))
  screen.getByRole('button', { name: /Place Order/ }).focus()
  expect(name()).toBe('intent')
  press(/Place Order/)
  await waitFor(() => expect(name()).toBe('quantity:dome:adult'))
})

test('[ORD-279] [ORD-280] violations are told above, at the button and at their lines, and the erring quantity gets the focus', async () => {
  const { release } = await open(answerOf({}))
  press(/Place Order/)
  release()
  expect(await screen.findByText(refusal.notices[0] ?? ''), 'ORD-279').toBeTruthy()
  const total = within(screen.getByRole('complementary', { name: 'Order total' }))
  expect(total.getByText('Ticket Limit.'), 'ORD-279').toBeTruthy()
  expect(total.getByText('Please adjust before placing order.'), 'ORD-279').toBeTruthy()
  const words = refusal.events.dome?.[0] ?? ''
  const told = (name: string) => within(screen.getByRole('region', { name })).queryByText(words)
  expect([told('Reef Walk'), told('Dome')?.textContent], 'ORD-280').toEqual([null, words])
  expect(document.activeElement?.getAttribute('name'), 'ORD-280').toBe('quantity:dome:adult')
})

test('[ORD-282] while an order is placed its button says so, and when that fails it is what it was', async () => {
  const { release } = await open(answerOf({ focus: null }))
  expect(place().getAttribute('aria-busy')).toBeNull()
  press(/Place Order/)
  await waitFor(() => expect(place().getAttribute('aria-busy')).toBe('true'))
  release()
  await screen.findByText(refusal.notices[0] ?? '')
  await waitFor(() => expect(place().getAttribute('aria-busy')).toBeNull())
  expect(place().getAttribute('aria-disabled')).toBeNull()
})

test('[ORD-295] the total follows a press 10 ms later and is said 20 ms after that', async () => {
  await open()
  vi.useFakeTimers()
  const total = screen.getByRole('complementary', { name: 'Order total' })
  const shown = () => within(total).getByRole('status').textContent
  const said = () => total.querySelector('[aria-live="polite"]:not([role])')?.textContent
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  act(() => void fireEvent.click(more!))
  pass(9)
  expect(shown()).toBe('$20')
  pass(1)
  expect(shown()).toBe('$30')
  pass(19)
  expect(said()).toContain('$20')
  pass(1)
  expect(said()).toContain('$30')
})

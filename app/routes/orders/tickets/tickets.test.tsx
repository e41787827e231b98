import { charges } from '#app/contract/venue-file/charges.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { agree, findTracker, forgetMeasuring, Measured, reported } from '#tests/builders/measured.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { choiceOf } from '#app/rules/donations/donation-choice.ts'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { line as noticeLine } from '#app/ui/notice/notice.css.ts'
import { hours as hoursClass } from '#app/ui/venue-hours/venue-hours.css.ts'
import type { DonationPage } from './items/donation/donation-model.ts'
import { root as emptyClass } from './empty-order/empty-order.css.ts'
import { further as furtherClass } from './tickets.css.ts'
import type { OrderAnswer } from './order-action.server.ts'
import type { OrderEvent, OrderSlot } from './items/event/event-model.ts'
import type { OrderRefusal } from './order-model.ts'
import type { OrderPage } from './order-page.server.ts'
import Tickets from './route.tsx'
import { DONATION_SHOWN } from './items/donation/donation-form.ts'
import { quantityField } from './items/event/event-form.ts'

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
  lineDiscount: null,
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
  coupons: [],
  charges: charges.parse({}),
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
  isExpiredMember: false,
  addOns: { offered: {}, chosen: {} },
  unofferedAddOn: null,
  donation: null,
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

const refusal: OrderRefusal = {
  notices: ['Ticket Limit. Please adjust before placing order'],
  events: { dome: ['Ticket Limit per order (Event): 2 more. Please edit your order.'] },
  donation: {},
  focus: quantityField('dome', 'adult'),
  isOverLimit: true,
}
const answerOf = (about: Partial<OrderRefusal>): OrderAnswer => ({
  refusal: { ...refusal, ...about },
  typed: { events: CHOICES, combos: {}, memberships: {}, addOns: {}, donation: null },
  lists: null,
})

/** The order page in a browser; the server answers a press when it is let. */
async function open(answer: OrderAnswer | null = null, about: Partial<Model> = {}) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const routes = [
    {
      path: '/orders/:tenantId/tickets',
      loader: () => ({ ...model, ...about }),
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
  await waitFor(() => expect(name()).toBe(quantityField('dome', 'adult')))
  screen.getByRole('button', { name: /Place Order/ }).focus()
  expect(name()).toBe('intent')
  press(/Place Order/)
  await waitFor(() => expect(name()).toBe(quantityField('dome', 'adult')))
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
  const sentenceAt = (name: string) => within(screen.getByRole('region', { name })).queryByText(words)
  expect([sentenceAt('Reef Walk'), sentenceAt('Dome')?.textContent], 'ORD-280').toEqual([null, words])
  expect(document.activeElement?.getAttribute('name'), 'ORD-280').toBe(quantityField('dome', 'adult'))
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
  const announcement = () => total.querySelector('[aria-live="polite"]:not([role])')?.textContent
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  act(() => void fireEvent.click(more!))
  pass(9)
  expect(shown()).toBe('$20')
  pass(1)
  expect(shown()).toBe('$30')
  pass(19)
  expect(announcement()).toContain('$20')
  pass(1)
  expect(announcement()).toContain('$30')
})

const hold = { secondsLeft: 300, until: '10:45 am', expiresAt: 'then', mayExtend: true }
const donation: DonationPage = {
  options: [],
  style: { decimal: '.', digits: 2 },
  funds: [],
  campaigns: [],
  appeals: [],
  questions: [],
  extended: false,
  country: 'US',
  lists: { countries: null, states: null },
  others: [],
  donation: { choice: { chosen: '', typed: '' }, detail: EMPTY_DETAIL },
}
const NOTHING: Partial<Model> = { events: [], memberships: [], choices: {} }
/** What stands on the page besides the events that are ordered. */
const parts = () => ({
  hours: document.getElementsByClassName(hoursClass).length,
  prompts: screen.queryAllByRole('link').filter(link => link.getAttribute('href') === '/auth').length,
  held: screen.queryAllByText(/^Held until/).length,
  ended: screen.queryAllByRole('button', { name: 'Hold my tickets again' }).length,
  empty: document.getElementsByClassName(emptyClass).length,
  donation: screen.queryAllByRole('region', { name: 'Make a donation' }).length,
  giftAlone: document.querySelectorAll(`[name="${DONATION_SHOWN}"] ~ noscript`).length,
  more: screen.queryAllByRole('button', { name: 'Add More' }).length,
  updates: document.querySelectorAll(`.${furtherClass} noscript`).length,
  total: screen.queryAllByRole('complementary', { name: 'Order total' }).length,
  ways: screen.queryAllByRole('link', { name: 'Cancel Change' }).length,
  version: document.querySelector<HTMLInputElement>('[name="version"]')?.value,
})
const ORDERED = {
  hours: 0,
  prompts: 0,
  held: 0,
  ended: 0,
  empty: 0,
  donation: 0,
  giftAlone: 0,
  more: 1,
  updates: 1,
  total: 1,
  ways: 0,
  version: '1',
}
const UNORDERED = { ...ORDERED, empty: 1, more: 0, updates: 0, total: 0 }
const dateChange = { date: DATE, kept: [], cancelHref: '/orders/pier/tickets?cart=true' }
const selected = [{ ...anEvent('reef', 'Reef Walk'), mode: 'selected' }, anEvent('dome', 'Dome')]

test.each<[string, Partial<Model>, object]>([
  ['an order', {}, ORDERED],
  ['an order that no cart holds yet', { version: null }, { ...ORDERED, version: '' }],
  ['nothing', NOTHING, UNORDERED],
  ['events alone', { memberships: [] }, ORDERED],
  ['memberships alone', { events: [] }, ORDERED],
  ['hours', { hours: 'Closed' }, { ...ORDERED, hours: 1 }],
  ['somebody who may be a member', { memberHref: '/auth' }, { ...ORDERED, prompts: 1 }],
  ['tickets that are held', { hold }, { ...ORDERED, held: 1 }],
  ['tickets that are held no more', { hold: { ...hold, secondsLeft: 0 } }, { ...ORDERED, ended: 1 }],
  ['an invitation to give', { donation }, { ...ORDERED, donation: 1 }],
  [
    'nothing but an invitation to give',
    { ...NOTHING, donation },
    { ...UNORDERED, donation: 1, giftAlone: 1 },
  ],
  [
    'nothing but a gift',
    {
      ...NOTHING,
      donation: {
        ...donation,
        options: [
          {
            id: 'plank',
            inventoryId: 'plank',
            name: 'A plank',
            description: '',
            picture: null,
            type: 'fixedDonation',
            price: 5000,
            suggestedAmounts: [],
            minimumAmount: 100,
            maximumAmount: 9000,
          },
        ],
        donation: { ...donation.donation, choice: { chosen: choiceOf({ id: 'plank' }), typed: '' } },
      },
    },
    { ...UNORDERED, donation: 1, giftAlone: 1, empty: 0, more: 1, total: 1 },
  ],
  ['dates that are being changed', { dateChange, events: selected }, { ...ORDERED, ways: 2 }],
])('the page with %s shows that alone', async (_, about, shown) => {
  await open(null, about)
  expect(parts()).toEqual(shown)
})

test('what a cart has lost, and what a link has asked for in vain, is told', async () => {
  await open(null, {
    cartError: true,
    gone: [
      { kind: 'event', id: 'a', name: 'Boat' },
      { kind: 'start', id: 'b', name: 'Pier' },
    ],
    missingCombos: ['The Day'],
    unofferedAddOn: 'A map',
  })
  for (const words of [
    'Sorry. Something went wrong. Items have been removed from your cart.',
    'An event is no longer available and was removed from your order: Boat',
    'Pier is no longer available for the time you chose and was taken out of your order.',
    'A combo is no longer available and was removed from your order: The Day',
    'A map comes with tickets. Choose what you would like to see first.',
  ])
    expect(screen.getByText(words)).toBeDefined()
  cleanup()
  await open()
  expect(document.querySelectorAll(`.${noticeLine}`)).toHaveLength(0)
  expect(screen.queryByText(/Items have been removed/)).toBeNull()
})

test('a refusal that is not over a limit has no line about limits', async () => {
  const { release } = await open(answerOf({ isOverLimit: false, focus: null }))
  release()
  press(/Place Order/)
  await screen.findByText(refusal.notices[0] ?? '')
  expect(screen.queryByText('Ticket Limit.')).toBeNull()
})

test('a choice after a refusal takes its sentences away', async () => {
  const { release } = await open(answerOf({ focus: null }))
  release()
  press(/Place Order/)
  await screen.findByText(refusal.notices[0] ?? '')
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  fireEvent.click(more!)
  await waitFor(() => expect(screen.queryByText(refusal.notices[0] ?? '')).toBeNull())
  expect(screen.queryByText('Ticket Limit.')).toBeNull()
})

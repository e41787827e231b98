import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceOf } from '#app/rules/donations/donation-choice.ts'
import { root as emptyClass } from '#app/ui/empty-state/empty-state.css.ts'
import { line as noticeLine } from '#app/ui/notice/notice.css.ts'
import { hours as hoursClass } from '#app/ui/venue-hours/venue-hours.css.ts'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import {
  anEvent,
  CHOICES,
  dateChange,
  donation,
  hold,
  type Model,
  open,
} from '#tests/builders/order-screen.tsx'
import { DONATION_SHOWN } from './items/donation/donation-form.ts'
import { hold as holdClass } from './order-summary/order-summary.css.ts'
import { further as furtherClass } from './tickets.css.ts'

beforeEach(agree)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetMeasuring()
})

test('[ORD-295] the total follows a press 10 ms later and is said 20 ms after that', async () => {
  await open()
  vi.useFakeTimers()
  const total = screen.getByRole('complementary', { name: 'Order summary' })
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

test('the line of the hold has its place from the first ticket on, before anything is held, and none without tickets', async () => {
  const places = () => document.getElementsByClassName(holdClass).length
  await open(null, { choices: { reef: { slotId: 'ten', quantities: {}, retail: {} } } })
  expect(places()).toBe(0)
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  fireEvent.click(more!)
  await waitFor(() => expect(places()).toBe(1))
  cleanup()
  await open(null, { choices: {}, hold })
  expect(places()).toBe(0)
  cleanup()
  await open(null, { hold })
  expect(places()).toBe(1)
})

const reef = anEvent('reef', 'Reef Walk')
const full = { ...reef.slots[0]!, availableSeats: 0 }

test.each([
  ['for members', { mayBuy: false }, {}, 0],
  ['for members, and chosen before', { mayBuy: false }, CHOICES, 1],
  ['sold out', { slots: [full] }, {}, 0],
  ['for sale at another time', { slots: [full, reef.slots[0]!] }, {}, 1],
  ['not known for its times', { slots: [], timesUnread: true }, {}, 1],
])(
  'where all that is ordered is %s, the total stands there where it can be more than nothing',
  async (_, about, choices, count) => {
    await open(null, { events: [{ ...reef, ...about }], memberships: [], choices })
    expect(screen.queryAllByRole('complementary', { name: 'Order summary' })).toHaveLength(count)
  },
)

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
  total: screen.queryAllByRole('complementary', { name: 'Order summary' }).length,
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
  [
    'dates that are being changed',
    { dateChange, events: selected },
    { ...ORDERED, more: 0, updates: 0, ways: 1 },
  ],
])('the page with %s shows that alone', async (_, about, shown) => {
  await open(null, about)
  expect(parts()).toEqual(shown)
})

test('a change of dates is one button, which says the sum before and after, beside one way back', async () => {
  await open(null, { dateChange, events: selected, donation })
  const total = screen.getByRole('complementary', { name: 'Order summary' })
  const ways = within(total)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(ways.filter(words => /Move to|Place Order/.test(words ?? ''))).toEqual([
    expect.stringMatching(/^Move to Sat, Nov 21 · \$44 → \$\d+$/),
  ])
  expect(
    screen.queryByRole('button', { name: /^(Place Order|Update order|Add More|Cancel Order)$/ }),
  ).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Cancel Change' })).toHaveLength(1)
})

test('more can be added at any time, an order can be cancelled from the first ticket on', async () => {
  const ways = () =>
    screen
      .queryAllByRole('button', { name: /^(Add More|Cancel Order)$/ })
      .map(({ textContent }) => textContent)
  const of = (adult: number) => ({ reef: { slotId: 'ten', quantities: { adult }, retail: {} } })
  await open(null, { events: [anEvent('reef', 'Reef Walk')], memberships: [], choices: of(0) })
  expect(ways()).toEqual(['Add More'])
  cleanup()
  await open(null, { events: [anEvent('reef', 'Reef Walk')], memberships: [], choices: of(2) })
  expect(ways()).toEqual(['Add More', 'Cancel Order'])
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

import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { charges } from '#app/contract/venue-file/charges.ts'
import type { DonationPage } from '#app/routes/orders/tickets/items/donation/donation-model.ts'
import type { OrderEvent, OrderSlot } from '#app/routes/orders/tickets/items/event/event-model.ts'
import type { OrderAnswer } from '#app/routes/orders/tickets/order-action.server.ts'
import type { OrderPage } from '#app/routes/orders/tickets/order-page.server.ts'
import Tickets from '#app/routes/orders/tickets/route.tsx'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { findTracker, Measured } from '#tests/builders/measured.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

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

export const anEvent = (id: string, name: string): OrderEvent => ({
  id,
  name,
  picture: null,
  admission: 'timed',
  mode: 'added',
  date: DATE,
  dateText: 'Saturday, November 21, 2026',
  detailHref: `/events/pier/detail/${id}`,
  minutes: 0,
  places: [],
  needs: null,
  slots: [slot],
  priceLists: { day: [adult] },
  timesAtOnce: null,
  timesFolded: false,
  timesUnfolded: false,
  timesUnread: false,
  missingTime: null,
  limits: [],
  limitWords: 'sentence',
  mayBuy: true,
  waitHref: null,
  similar: null,
  nextDay: null,
  help: [],
  added: true,
  settled: false,
  edited: false,
})

export const chosen = (quantity: number) => ({ slotId: 'ten', quantities: { adult: quantity }, retail: {} })

export const CHOICES = { reef: chosen(1), dome: chosen(1) }

export type Model = Omit<OrderPage, 'headers'> & {
  tenantId: string
  fewSeats: number
  memberHref: string | null
}

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
  isFilledIn: false,
  dateChange: null,
  suggestions: [],
  hours: null,
  cartError: false,
  isSold: false,
  undoFailed: false,
  hold: null,
  offer: null,
  gone: [],
  missingCombos: [],
  addMoreHref: '/events/pier/list',
  memberPrompt: false,
  isExpiredMember: false,
  memberName: null,
  memberFree: null,
  addOns: { offered: {}, chosen: {} },
  unofferedAddOn: null,
  isLinkCut: false,
  linkCoupon: null,
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

/** The order page in a browser; the server answers a press when it is let. */
export async function open(answer: OrderAnswer | null = null, about: Partial<Model> = {}) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const presses: string[] = []
  const routes = [
    {
      path: '/orders/:tenantId/tickets',
      loader: () => ({ ...model, ...about }),
      action: async ({ request }: { request: Request }) => {
        presses.push(String((await request.formData()).get('intent')))
        await held
        return answer && { ...answer }
      },
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
  return { release, /** the buttons whose presses have reached the server */ presses }
}

export const hold = { secondsLeft: 300, until: '10:45 am', expiresAt: 'then', mayExtend: true }

export const donation: DonationPage = {
  options: [],
  style: { decimal: '.', digits: 2 },
  funds: [],
  campaigns: [],
  appeals: [],
  questions: [],
  extended: false,
  country: 'US',
  lists: { countries: null, states: null, country: 'US', order: [] },
  others: [],
  donation: { choice: { chosen: '', typed: '' }, detail: EMPTY_DETAIL },
}

export const dateChange = {
  date: DATE,
  day: 'Sat, Nov 21',
  kept: [],
  isImpossible: false,
  before: 4_400,
  otherDayHref: '/orders/pier/calendar',
  cancelHref: '/orders/pier/tickets?cart=true',
}

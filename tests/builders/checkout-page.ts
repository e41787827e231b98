import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { loadCheckoutPage } from '#app/routes/checkout/process/checkout-page.server.ts'
import type { OpenCheckout } from '#app/routes/checkout/process/open-checkout.server.ts'
import { gifterPayload, newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'

export const aLine = (about: object) => ({
  id: 'boat~9',
  type: 'event',
  itemType: 'Event',
  name: 'Boat',
  itemSubtotal: 1400,
  itemRetailSubtotal: 1400,
  images: [],
  events: [{ eventId: 'boat.9', startTime: '2026-11-21T09:00:00' }],
  items: [{ name: 'Adult', amount: 2 }],
  ...about,
})

export const bareCart = {
  id: 'c1',
  version: 1,
  total: 1400,
  templates: [{ eventTemplateId: 'boat', events: [] }],
  comboItems: [],
  memberships: [],
  donations: [],
  coupons: [],
  hold: null,
  orders: [aLine({})],
} as unknown as CartPayload

export const card = { brand: 'Visa', lastFour: '4242' }

export const bareVenue: VisitDetails = {
  path: '/checkout/pier/process',
  company: { billingAddress: { display: 'zipcode', validation: 'zipcode' }, country: 'US' },
  context: { cardEntry: { place: { kind: 'page' }, pageUrl: null, wallet: null, checksCardholders: false } },
}

export const bare: OpenCheckout = {
  cart: bareCart,
  draft: blankDraft,
  isNew: false,
  steps: [
    { name: 'payment', number: 1 },
    { name: 'review', number: 2 },
  ],
  orders: [],
  savedCard: null,
}

const lists = {
  countries: async () => ({ payload: [{ alpha2Code: 'CA', name: 'Canada' }] }),
  states: async ({ params }: { params: { country: string } }) => ({
    payload: [{ abbreviation: 'QC', name: `Quebec of ${params.country}` }],
  }),
}

export const challenge = async () => ({
  payload: { kind: 'altcha', challenge: { salt: 's' }, formToken: 'token' },
})

export const page = (about: VisitDetails, checkout: Partial<OpenCheckout> = {}) =>
  loadCheckoutPage(
    plainVisit({ api: { locations: lists, captcha: { challenge } }, ...bareVenue, ...about }),
    { ...bare, ...checkout },
  )

export const anOrder = (about: Partial<MembershipOrderPayload> = {}, info: object = {}) =>
  ({
    id: 'm1',
    isEdited: false,
    isInvalidMembership: false,
    neededLevels: [],
    isPrimaryChecked: true,
    primaryCardholder: null,
    secondaryCardholders: [],
    numberOfSecondaryCardholders: 0,
    membershipInfo: { isGift: false, notifyGiftRecipient: false, gifterInfo: gifterPayload(), ...info },
    ...about,
  }) as MembershipOrderPayload

export const ada = newCardholder(
  {
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@moss.test',
    phoneNumber: '1',
    country: 'CA',
    zipCode: 'H1',
    city: 'M',
    streetAddress1: 'a',
    streetAddress2: 'b',
    state: 'QC',
    otherState: 'o',
  },
  'primary',
)

import { type AddOn, addOn } from '#app/contract/venue-file/addons.ts'
import { type ComboTemplate, combo } from '#app/contract/venue-file/combos.ts'
import {
  coupon,
  giftCertificate,
  type VenueCoupon,
  type VenueGiftCertificate,
} from '#app/contract/venue-file/coupons.ts'
import { type EventTemplate, eventTemplate } from '#app/contract/venue-file/events.ts'
import { form, type ResponseForm } from '#app/contract/venue-file/forms.ts'
import { member, type VenueMember } from '#app/contract/venue-file/members.ts'
import { type MembershipCategory, membershipCategory } from '#app/contract/venue-file/memberships.ts'
import { type VenueVisitor, visitor } from '#app/contract/venue-file/people.ts'
import { type PriceList, priceList } from '#app/contract/venue-file/prices.ts'
import { review, type VenueReview } from '#app/contract/venue-file/reviews.ts'
import { slot, slotRule, type VenueSlot, type VenueSlotRule } from '#app/contract/venue-file/slots.ts'
import { type VenueFile, type VenueFileInput, venueFile } from '#app/contract/venue-file/venue-file.ts'

/** Smallest valid values of the venue file; every builder takes what the test is about and fills in the rest. */

type Overrides = Record<string, unknown>

export const aVenueFile = (overrides: Partial<VenueFileInput> = {}): VenueFile =>
  venueFile.parse({
    venue: { id: 'pier', name: 'Pier Museum', timeZone: 'America/New_York' },
    personTypes: [
      { id: 'adult', name: 'Adult' },
      { id: 'child', name: 'Child' },
    ],
    events: [anEventTemplate()],
    ...overrides,
  })

export const anEventTemplate = (overrides: Overrides = {}): EventTemplate =>
  eventTemplate.parse({
    id: 'boat-tour',
    name: 'Boat Tour',
    priceLists: [aPriceList()],
    slots: [aSlot()],
    ...overrides,
  })

export const aPriceList = (overrides: Overrides = {}): PriceList =>
  priceList.parse({
    id: 'usual',
    prices: [
      { personTypeId: 'adult', price: 1800 },
      { personTypeId: 'child', price: 900 },
    ],
    ...overrides,
  })

export const aSlot = (overrides: Overrides = {}): VenueSlot =>
  slot.parse({ date: '2026-11-21', time: '10:00', capacity: 10, ...overrides })

export const aSlotRule = (overrides: Overrides = {}): VenueSlotRule =>
  slotRule.parse({
    from: '2026-11-21',
    to: '2026-11-27',
    times: ['10:00', '14:00'],
    capacity: 10,
    ...overrides,
  })

export const aCombo = (overrides: Overrides = {}): ComboTemplate =>
  combo.parse({
    id: 'boat-and-pier',
    name: 'Boat and Pier',
    type: 'fixedPrice',
    prices: [{ personTypeId: 'adult', price: 2500 }],
    entries: [{ type: 'event', eventIds: ['boat-tour'] }],
    ...overrides,
  })

export const anAddOn = (overrides: Overrides = {}): AddOn =>
  addOn.parse({ id: 'guide-book', name: 'Guide book', price: 500, ...overrides })

export const aForm = (overrides: Overrides = {}): ResponseForm =>
  form.parse({
    id: 'dietary',
    name: 'Dietary needs',
    fields: [{ id: 'needs', label: 'What do you not eat?' }],
    ...overrides,
  })

export const aMembershipCategory = (overrides: Overrides = {}): MembershipCategory =>
  membershipCategory.parse({
    id: 'friend',
    name: 'Friend',
    offerings: [
      {
        id: 'year',
        name: 'One year',
        duration: 12,
        prices: [{ id: 'adult', personTypeId: 'adult', price: 6000 }],
      },
    ],
    ...overrides,
  })

export const aMember = (overrides: Overrides = {}): VenueMember =>
  member.parse({
    membershipId: 'M-1001',
    categoryId: 'friend',
    startDate: '2026-01-01',
    expirationDate: '2026-12-31',
    cardholders: [{ id: 'C-1001', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
    ...overrides,
  })

export const aVisitor = (overrides: Overrides = {}): VenueVisitor =>
  visitor.parse({ id: 'V-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moss', ...overrides })

export const aCoupon = (overrides: Overrides = {}): VenueCoupon =>
  coupon.parse({ code: 'SAVE10', discountType: 'PercentageBased', value: 10, ...overrides })

export const aGiftCertificate = (overrides: Overrides = {}): VenueGiftCertificate =>
  giftCertificate.parse({ number: 'GIFT-0001', balance: 5000, ...overrides })

export const aReview = (overrides: Overrides = {}): VenueReview =>
  review.parse({
    id: 'R-1',
    eventId: 'boat-tour',
    author: 'Ada',
    rating: 5,
    createdOn: '2026-10-01',
    ...overrides,
  })

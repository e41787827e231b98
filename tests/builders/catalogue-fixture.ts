import { aSource, venueOf } from './price-book.ts'
import { aForm, aMembershipCategory, anAddOn, anEventTemplate, aVenueFile } from './venue-file.ts'

export const picture = (name: string, primary = false) => ({
  thumbnail: `/${name}-t.avif`,
  screen: `/${name}-s.avif`,
  highRes: `/${name}-h.avif`,
  mail: `/${name}.webp`,
  description: name,
  primary,
})
export const { mail: _one, ...SIDE } = picture('side')
export const { mail: _other, ...FRONT } = picture('front', true)

export const usual = {
  id: 'usual',
  name: 'Usual',
  prices: [
    { personTypeId: 'child', price: 900, name: 'Kid', description: 'Up to 12', minimum: 1, maximum: 6 },
    { personTypeId: 'adult', price: 1800 },
    { personTypeId: 'toddler', price: 0 },
    { personTypeId: 'school', price: -1 },
  ],
}
export const evening = { id: 'evening', prices: [{ personTypeId: 'adult', price: 2400 }] }

export const FILE = {
  personTypes: [
    { id: 'adult', name: 'Adult', description: 'From 13', displayOrder: 1 },
    { id: 'child', name: 'Child', displayOrder: 2 },
    { id: 'toddler', name: 'Toddler', displayOrder: 3 },
    { id: 'school', name: 'School', type: 'group' as const, displayOrder: 4 },
  ],
  facilities: [{ id: 'dock', name: 'Dock', description: 'At the end', accessibility: 'A ramp' }],
  events: [
    anEventTemplate({
      description: 'A long tour.',
      shortDescription: 'A tour',
      images: [picture('side'), picture('front', true)],
      duration: 90,
      facilityIds: ['dock', 'lost'],
      type: 'discountCode',
      discount: {
        values: [
          { discountType: 'PercentageBased', value: 10, personTypeId: 'child' },
          { discountType: 'AmountBased', value: 200, personTypeId: 'lost' },
          { discountType: 'AmountBased', value: 100 },
        ],
      },
      priceLists: [usual, evening],
      memberOnlyEvent: true,
      membershipRestrictions: ['friend', 'lost'],
      memberDiscounts: [
        {
          discountType: 'PercentageBased',
          value: 50,
          personTypeIds: ['adult'],
          membershipCategoryIds: ['friend'],
        },
      ],
      membershipCategoryId: 'friend',
      addOnIds: ['book', 'lost'],
      orderFormIds: ['dietary', 'hidden', 'lost'],
      prerequisiteEventIds: ['plain'],
      recommendedEventIds: ['plain'],
      displayOrder: 7,
    }),
    anEventTemplate({ id: 'plain', name: 'Plain', description: 'Just so.', priceLists: [], slots: [] }),
    anEventTemplate({ id: 'pier', name: 'Pier', admissionType: 'generalAdmission' }),
  ],
  addOns: [
    anAddOn({
      id: 'book',
      inventoryId: 'inv-book',
      description: 'Thick',
      images: [picture('book')],
      totalQuantity: 9,
      maximum: 3,
      quantityType: 'exactly',
      quantity: 2,
      priceSplit: 'total',
      displayOrder: 3,
    }),
    anAddOn({ id: 'map', name: 'Map' }),
  ],
  forms: [aForm({ description: 'Why' }), aForm({ id: 'hidden', b2cPreference: 'none' })],
  memberships: { categories: [aMembershipCategory()] },
}
export const VENUE = {
  ...venueOf(aVenueFile(FILE)),
  reviewSummaries: { 'boat-tour': { stars: 9, ratings: 2, counts: [] } },
}
export const BOAT = VENUE.events[0]!
export const NOBODY = { venue: VENUE, held: [], cartCategoryIds: [], joinedCategoryIds: [] }
export const MEMBER = { ...NOBODY, held: [aSource()] }
export const firstAt = Date.parse('2026-11-21T10:00:00-05:00') / 1000

export const row = {
  eventId: 'boat-tour',
  free: 12,
  firstAt,
  lastAt: firstAt + 3600,
  priceListIds: ['evening', 'usual'],
  times: [['s-1', '10:00', 5] as [string, string, number]],
}

export const entry = {
  memberPrice: null,
  quantity: 0,
  retailQuantity: 0,
  retailTotal: 0,
  total: 0,
  isRetail: false,
  groupQuantity: 0,
}
export const kid = { id: 'child', name: 'Kid', description: 'Up to 12', type: 'individual' }
export const adult = { id: 'adult', name: 'Adult', description: 'From 13', type: 'individual' }
export const BOOK = {
  id: 'book',
  inventoryId: 'inv-book',
  name: 'Guide book',
  description: 'Thick',
  images: [
    {
      ...SIDE,
      thumbnail: '/book-t.avif',
      screen: '/book-s.avif',
      highRes: '/book-h.avif',
      description: 'book',
      primary: true,
    },
  ],
  price: 500,
  total: 0,
  quantity: 2,
  totalQuantity: 9,
  maximum: 3,
  quantityType: 'exactly',
  priceSplit: 'total',
  checked: false,
  type: 'inventory',
  amount: 0,
  suggestedAmounts: [],
  minimumAmount: 0,
  maximumAmount: null,
  salesChannels: [{ channel: 'online', enabled: true }],
  displayOrder: 3,
}
export const DIETARY = {
  id: 'dietary',
  oncePerCart: false,
  name: 'Dietary needs',
  source: 'marquee',
  type: 'event',
  sourceFormDefinition: { description: 'Why', b2cPreference: 'required', fields: aForm().fields },
}

import { expect, test } from 'vitest'
import type { StoredEvent } from '#app/data/queries/venue-snapshot.ts'
import { aPriceBook, aSource, venueOf } from '#tests/builders/price-book.ts'
import {
  aCombo,
  aForm,
  aMembershipCategory,
  anAddOn,
  anEventTemplate,
  aVenueFile,
} from '#tests/builders/venue-file.ts'
import type { ApiContext } from '../context.ts'
import { calendarNotes, calendarWindow } from '../calendars/calendar-of-events.ts'
import { calendarDays, endOfMonth } from '../calendars/calendar-days.ts'
import { comboDays } from '../combos/combo-days.ts'
import { comboPayload } from '../combos/combo-payload.ts'
import { isPartOf } from '../combos/find-combo.ts'
import { eventTemplate } from './event-payloads.ts'
import { venueTime, venueWall } from './venue-time.ts'
import { readOpenWindow, readWindow } from './window.ts'

const picture = (name: string, primary = false) => ({
  thumbnail: `/${name}-t.avif`,
  screen: `/${name}-s.avif`,
  highRes: `/${name}-h.avif`,
  mail: `/${name}.webp`,
  description: name,
  primary,
})
const { mail: _one, ...SIDE } = picture('side')
const { mail: _other, ...FRONT } = picture('front', true)

const usual = {
  id: 'usual',
  name: 'Usual',
  prices: [
    { personTypeId: 'child', price: 900, name: 'Kid', description: 'Up to 12', minimum: 1, maximum: 6 },
    { personTypeId: 'adult', price: 1800 },
    { personTypeId: 'toddler', price: 0 },
    { personTypeId: 'school', price: -1 },
  ],
}
const evening = { id: 'evening', prices: [{ personTypeId: 'adult', price: 2400 }] }

const FILE = {
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
const VENUE = {
  ...venueOf(aVenueFile(FILE)),
  reviewSummaries: { 'boat-tour': { stars: 9, ratings: 2, counts: [] } },
}
const BOAT = VENUE.events[0]!
const NOBODY = { venue: VENUE, held: [], cartCategoryIds: [] }
const MEMBER = { ...NOBODY, held: [aSource()] }
const firstAt = Date.parse('2026-11-21T10:00:00-05:00') / 1000

const row = {
  eventId: 'boat-tour',
  free: 12,
  firstAt,
  lastAt: firstAt + 3600,
  priceListIds: ['evening', 'usual'],
  times: [['s-1', '10:00', 5] as [string, string, number]],
}

const entry = { quantity: 0, retailQuantity: 0, retailTotal: 0, total: 0, isRetail: false, groupQuantity: 0 }
const kid = { id: 'child', name: 'Kid', description: 'Up to 12', type: 'individual' }
const adult = { id: 'adult', name: 'Adult', description: 'From 13', type: 'individual' }
const BOOK = {
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
const DIETARY = {
  id: 'dietary',
  oncePerCart: false,
  name: 'Dietary needs',
  source: 'marquee',
  type: 'event',
  sourceFormDefinition: { description: 'Why', b2cPreference: 'required', fields: aForm().fields },
}

test('an event with everything is told whole to a member', () => {
  const eveningList = {
    id: 'evening',
    name: '',
    prices: [
      {
        ...entry,
        personType: adult,
        price: 2400,
        discountedPrice: 1200,
        publicPrice: 2300,
        showRetailPrice: true,
        minimum: 0,
        maximum: null,
      },
    ],
  }
  const usualList = {
    id: 'usual',
    name: 'Usual',
    prices: [
      {
        ...entry,
        personType: adult,
        price: 1800,
        discountedPrice: 900,
        publicPrice: 1700,
        showRetailPrice: true,
        minimum: 0,
        maximum: null,
      },
      {
        ...entry,
        personType: kid,
        price: 900,
        discountedPrice: 810,
        publicPrice: 810,
        showRetailPrice: true,
        minimum: 1,
        maximum: 6,
      },
      {
        ...entry,
        personType: { id: 'toddler', name: 'Toddler', description: '', type: 'individual' },
        price: 0,
        discountedPrice: 0,
        publicPrice: 0,
        showRetailPrice: false,
        minimum: 0,
        maximum: null,
      },
      {
        ...entry,
        personType: { id: 'school', name: 'School', description: '', type: 'group' },
        price: -1,
        discountedPrice: -1,
        publicPrice: -1,
        showRetailPrice: false,
        minimum: 0,
        maximum: null,
      },
    ],
  }
  expect(eventTemplate({ event: BOAT, row, date: '2026-11-21' }, MEMBER)).toEqual({
    id: 'boat-tour',
    templateId: 'boat-tour',
    name: 'Boat Tour',
    eventOrderType: 'member',
    admissionType: 'timed',
    memberOnlyEvent: true,
    memberCanPurchase: true,
    memberAccess: 'eligible',
    availableSeats: 12,
    startTime: '2026-11-21T10:00:00-05:00',
    endTime: '2026-11-21T12:30:00-05:00',
    displayOrder: 7,
    shortDescription: 'A tour',
    images: [SIDE, FRONT],
    duration: 90,
    resources: [{ id: 'dock', name: 'Dock', description: 'At the end', accessibility: 'A ramp' }],
    stars: 9,
    ratings: 2,
    type: 'discountCode',
    discountAvailable: true,
    lowestPrice: 810,
    lowestRetailPrice: 900,
    membershipCategoryId: 'friend',
    times: [{ id: 's-1', date: '2026-11-21', time: '10:00', availableSeats: 5 }],
    description: 'A long tour.',
    priceLists: [eveningList, usualList],
    priceList: eveningList,
    templates: { entries: [] },
    addOns: { inventoryAddOns: [BOOK] },
    orderForms: [DIETARY],
    membership: {
      discounts: BOAT.memberDiscounts,
      restrictions: [
        { id: 'friend', name: 'Friend' },
        { id: 'lost', name: '' },
      ],
    },
    prerequisites: { requires: [{ eventTemplateId: 'plain' }] },
    discount: {
      distribution: 'each',
      values: [
        {
          discountType: 'PercentageBased',
          value: 10,
          personType: { id: 'child', name: 'Child', description: '', type: 'individual' },
        },
        { discountType: 'AmountBased', value: 200, personType: null },
        { discountType: 'AmountBased', value: 100, personType: null },
      ],
    },
    recommendations: { recommendations: [{ eventTemplateId: 'plain' }] },
  })
})

test('an event with nothing is told with nulls', () => {
  const bare = {
    ...VENUE,
    document: { ...VENUE.document, company: { ...VENUE.document.company, reviews: false } },
  }
  expect(eventTemplate({ event: VENUE.events[1]!, row: undefined }, { ...NOBODY, venue: bare })).toEqual({
    id: 'plain',
    templateId: 'plain',
    name: 'Plain',
    eventOrderType: 'event',
    admissionType: 'timed',
    memberOnlyEvent: false,
    memberCanPurchase: true,
    memberAccess: 'open',
    availableSeats: 0,
    startTime: null,
    endTime: null,
    displayOrder: 0,
    shortDescription: 'Just so.',
    images: [],
    duration: null,
    resources: [],
    stars: 0,
    ratings: 0,
    type: 'standard',
    discountAvailable: false,
    lowestPrice: null,
    lowestRetailPrice: null,
    membershipCategoryId: null,
    times: [],
    description: 'Just so.',
    priceLists: [],
    priceList: null,
    templates: { entries: [] },
    addOns: { inventoryAddOns: [] },
    orderForms: [],
    membership: { discounts: [], restrictions: [] },
    prerequisites: { requires: [] },
    discount: null,
    recommendations: { recommendations: [] },
  })
  const told = eventTemplate({ event: BOAT, row }, { ...NOBODY, venue: bare })
  expect(told).toMatchObject({ stars: 0, ratings: 0, times: [], memberCanPurchase: false })
  expect(told.memberAccess).toBe('membership-required')
})

const alone = (event: Partial<StoredEvent>, book = NOBODY) =>
  eventTemplate({ event: { ...VENUE.events[2]!, ...event } as StoredEvent, row: undefined }, book)
const list = (...prices: object[]) =>
  ({ priceLists: [{ id: 'l', prices }] }) as unknown as Partial<StoredEvent>
const costs = (price: number, personTypeId = 'adult') => ({ personTypeId, price, minimum: 0 })

test('the lowest price is the least that costs something, or nothing where all is free', () => {
  const lowest = (event: Partial<StoredEvent>) => {
    const { lowestPrice, lowestRetailPrice, discountAvailable } = alone(event)
    return [lowestPrice, lowestRetailPrice, discountAvailable]
  }
  expect(lowest(list(costs(0, 'child'), costs(700), costs(500, 'school')))).toEqual([500, 500, false])
  expect(lowest(list(costs(0), costs(0, 'child')))).toEqual([0, 0, false])
  expect(lowest(list(costs(-1)))).toEqual([null, null, false])
  const discount = { distribution: 'each', values: [{ discountType: 'AmountBased', value: 100 }] } as const
  const priced = () => ({ ...list(costs(700)), discount }) as unknown as Partial<StoredEvent>
  expect(lowest({ ...priced(), type: 'discountCode' })).toEqual([600, 700, true])
  expect(lowest(priced())).toEqual([700, 700, false])
  const once = { ...priced(), discount: { ...discount, distribution: 'total' }, type: 'discountCode' }
  expect(lowest(once as unknown as Partial<StoredEvent>)).toEqual([700, 700, true])
})

test('a price without a person type of the venue goes by its id', () => {
  const [price] = alone(list(costs(700, 'pirate'))).priceList!.prices
  expect(price?.personType).toEqual({ id: 'pirate', name: 'pirate', description: '', type: 'individual' })
})

const COMBO = aCombo({
  shortDescription: 'Both',
  description: 'Both of them',
  images: [picture('front')],
  prices: [
    { personTypeId: 'adult', price: 2500, name: 'Grown-up' },
    { personTypeId: 'child', price: -1 },
  ],
  entries: [
    { eventIds: ['boat-tour'], quantity: 2 },
    { type: 'any', eventIds: ['plain', 'lost', 'pier'], quantity: 2, name: 'Pick two' },
  ],
  memberOnlyEvent: true,
  membershipRestrictions: ['friend'],
  memberDiscounts: [
    { discountType: 'AmountBased', value: 500, personTypeIds: ['adult'] },
    { discountType: 'AmountBased', value: 900, membershipCategoryIds: ['patron'] },
  ],
  addOnIds: ['book', 'lost'],
  orderFormIds: ['dietary'],
  displayOrder: 2,
})

const summary = (event: StoredEvent, values: object) => ({
  id: event.id,
  name: event.name,
  description: event.description,
  images: [],
  ...values,
})

test('a combo is told whole to a member', () => {
  const boat = summary(BOAT, { shortDescription: 'A tour', images: [SIDE, FRONT], quantity: 2 })
  const plain = summary(VENUE.events[1]!, { shortDescription: 'Just so.', quantity: 1 })
  const pier = summary(VENUE.events[2]!, { shortDescription: '', quantity: 1 })
  const told = comboPayload({ combo: COMBO, available: true, inFull: false }, MEMBER)
  const grownUp = { id: 'adult', name: 'Grown-up', description: 'From 13', type: 'individual' }
  const child = { id: 'child', name: 'Child', description: '', type: 'individual' }
  const prices = [
    {
      ...entry,
      personType: grownUp,
      price: 2500,
      discountedPrice: 2000,
      publicPrice: 2000,
      showRetailPrice: true,
    },
    { ...entry, personType: child, price: -1, discountedPrice: -1, publicPrice: -1, showRetailPrice: false },
  ].map(price => ({ ...price, minimum: 0, maximum: null }))
  expect(told).toEqual({
    id: 'boat-and-pier',
    comboTemplateId: 'boat-and-pier',
    itemType: 'Combo',
    name: 'Boat and Pier',
    shortDescription: 'Both',
    description: 'Both of them',
    images: [FRONT],
    type: 'fixedPrice',
    quantityType: 'exactly',
    priceSplit: 'each',
    memberOnlyEvent: true,
    memberCanPurchase: true,
    memberAccess: 'eligible',
    discountAvailable: true,
    priceList: { id: 'boat-and-pier', name: 'Boat and Pier', prices },
    lowestPrice: 2000,
    lowestRetailPrice: 2500,
    addOns: { inventoryAddOns: [BOOK] },
    orderForms: [DIETARY],
    membership: { discounts: COMBO.memberDiscounts, restrictions: [{ id: 'friend', name: 'Friend' }] },
    discount: null,
    displayOrder: 2,
    templates: {
      entries: [
        {
          type: 'event',
          name: '',
          templateId: 'boat-tour',
          templateIds: ['boat-tour'],
          quantity: 2,
          summaries: [boat],
          template: null,
        },
        {
          type: 'any',
          name: 'Pick two',
          templateId: null,
          templateIds: ['plain', 'pier'],
          quantity: 2,
          summaries: [plain, pier],
          template: null,
        },
      ],
    },
    selectedTemplateIds: ['boat-tour'],
    summaries: [boat, plain, pier],
    memberDiscounts: [{ discountType: 'AmountBased', value: 500, personTypeIds: ['adult'] }],
    available: true,
  })
  const inFull = comboPayload({ combo: COMBO, available: null, inFull: true }, NOBODY)
  expect(inFull.templates.entries.map(({ template }) => template?.id)).toEqual(['boat-tour', undefined])
  expect([inFull.available, inFull.memberDiscounts, inFull.memberAccess]).toEqual([
    null,
    [],
    'membership-required',
  ])
})

const ofParts = (entries: object[], values: object = {}) =>
  comboPayload(
    {
      combo: aCombo({ type: 'discountCode', entries, prices: [], ...values }),
      available: null,
      inFull: false,
    },
    NOBODY,
  ).priceList!.prices.map(({ personType, price, discountedPrice }) => [personType.id, price, discountedPrice])

test('a combo of the prices of its events costs their sum, a choice its cheapest', () => {
  expect(ofParts([{ eventIds: ['pier'] }])).toEqual([
    ['adult', 1800, 1800],
    ['child', 900, 900],
  ])
  expect(ofParts([{ eventIds: ['pier'], quantity: 2 }, { eventIds: ['boat-tour'] }])).toEqual([
    ['adult', 5400, 5400],
    ['child', 2700, 2700],
  ])
  expect(ofParts([{ type: 'any', eventIds: ['pier', 'boat-tour'], quantity: 1 }])).toEqual([
    ['adult', 1800, 1800],
    ['child', 900, 900],
    ['toddler', 0, 0],
  ])
  expect(ofParts([{ type: 'any', quantity: 2 }])).toEqual([
    ['adult', 3600, 3600],
    ['child', 1800, 1800],
  ])
  expect(ofParts([{ eventIds: ['plain'] }])).toEqual([])
  expect(ofParts([])).toEqual([])
  const discount = { values: [{ discountType: 'PercentageBased', value: 10 }] }
  expect(ofParts([{ eventIds: ['pier'] }], { discount })).toEqual([
    ['adult', 1800, 1620],
    ['child', 900, 810],
  ])
})

test('an event is part of a combo that names it or leaves the choice open', () => {
  expect([isPartOf(COMBO, 'boat-tour'), isPartOf(COMBO, 'pier'), isPartOf(COMBO, 'other')]).toEqual([
    true,
    true,
    false,
  ])
  expect(isPartOf(aCombo({ entries: [{ type: 'any' }] }), 'other')).toBe(true)
  expect(isPartOf(aCombo({ entries: [{ type: 'event' }] }), 'other')).toBe(false)
})

test('a day of a combo has the seats of its scarcest event, and its first start', () => {
  const day = (eventId: string, date: string, free: number, at: number | null = 100) => ({
    eventId,
    date,
    free,
    capacity: free * 2,
    firstAt: at,
  })
  const rows = [
    day('boat-tour', '2026-11-21', 5, 300),
    day('pier', '2026-11-21', 3, 200),
    day('plain', '2026-11-21', 1, 50),
    day('boat-tour', '2026-11-22', 4),
    day('pier', '2026-11-22', 0, null),
    day('boat-tour', '2026-11-23', 0, null),
    day('pier', '2026-11-23', 9),
  ]
  const both = aCombo({ entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['pier'] }] })
  expect(comboDays(both, { rows })).toEqual([{ date: '2026-11-21', free: 3, capacity: 6, firstAt: 200 }])
  const choice = aCombo({ entries: [{ type: 'any', eventIds: ['boat-tour', 'pier', 'plain'] }] })
  expect(comboDays(choice, { rows: rows.slice(0, 3) })).toEqual([
    { date: '2026-11-21', free: 1, capacity: 2, firstAt: 50 },
  ])
  expect(comboDays(choice, { rows: rows.slice(0, 3), chosen: ['pier'] })).toEqual([
    { date: '2026-11-21', free: 3, capacity: 6, firstAt: 200 },
  ])
})

test('a calendar has every day of its months, with what is known of each', () => {
  const days = calendarDays({
    from: '2026-11-20',
    until: '2026-12-02',
    today: '2026-11-21',
    selected: '2026-11-22',
    days: new Map([
      ['2026-11-22', { free: 9, capacity: 10, lowestPrice: 900 }],
      ['2026-11-23', { free: 0, capacity: 10, lowestPrice: 900 }],
      ['2026-11-24', { free: 2, capacity: 10, lowestPrice: null }],
    ]),
    notes: new Map([['2026-11-23', 'Fair']]),
    fewSeats: 2,
  })
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([61, '2026-11-01', '2026-12-31'])
  const none = {
    disabled: true,
    selected: false,
    today: false,
    note: '',
    lowestPrice: null,
    availability: 'none',
  }
  expect(days.slice(20, 24)).toEqual([
    { ...none, date: '2026-11-21', number: 21, today: true },
    {
      ...none,
      date: '2026-11-22',
      number: 22,
      disabled: false,
      selected: true,
      lowestPrice: 900,
      availability: 'many',
    },
    { ...none, date: '2026-11-23', number: 23, note: 'Fair' },
    { ...none, date: '2026-11-24', number: 24, disabled: false, availability: 'few' },
  ])
  expect([endOfMonth('2026-11-21', 0), endOfMonth('2026-11-21', 3)]).toEqual(['2026-11-30', '2027-02-28'])
})

test('notes are those for all, and over them those of the event that is shown', () => {
  const note = (date: string, text: string, eventId?: string) => ({ date, note: text, eventId })
  const { venue } = aPriceBook({
    calendarNotes: [
      note('2026-11-21', 'All'),
      note('2026-11-21', 'Own', 'pier'),
      note('2026-11-22', 'Late', 'pier'),
    ],
  })
  expect(Object.fromEntries(calendarNotes({ venue }))).toEqual({ '2026-11-21': 'All' })
  expect(Object.fromEntries(calendarNotes({ venue }, 'pier'))).toEqual({
    '2026-11-21': 'Own',
    '2026-11-22': 'Late',
  })
  expect(Object.fromEntries(calendarNotes({ venue }, 'other'))).toEqual({ '2026-11-21': 'All' })
})

test('an instant is told with the venue’s wall time and its offset', () => {
  const seconds = Date.parse('2026-11-21T15:00:00Z') / 1000
  expect(venueTime({ seconds, timeZone: 'America/New_York' })).toBe('2026-11-21T10:00:00-05:00')
  expect(venueTime({ seconds, timeZone: 'Asia/Kolkata' }, 45)).toBe('2026-11-21T21:15:00+05:30')
  expect(venueTime({ seconds, timeZone: 'UTC' })).toBe('2026-11-21T15:00:00+00:00')
  expect(venueTime({ seconds, timeZone: 'America/St_Johns' })).toBe('2026-11-21T11:30:00-03:30')
  expect(venueWall({ seconds, timeZone: 'Asia/Kolkata' })).toEqual({ date: '2026-11-21', time: '20:30' })
})

const reader = (now = '2026-11-21T15:00:00Z', session = {}) => ({ venue: VENUE, now: new Date(now), session })
const day = (date: string, time: string) => ({ date, time })

test('a window is today, or what was asked, on the venue’s clock', () => {
  const window = (query?: { startTime?: string; endTime?: string }) => {
    const { from, until } = readWindow(query, reader())
    return [from, until]
  }
  expect(window()).toEqual([day('2026-11-21', '00:00'), day('2026-11-21', '23:59')])
  expect(window({ startTime: '2026-12-01' })).toEqual([
    day('2026-12-01', '00:00'),
    day('2026-12-01', '23:59'),
  ])
  expect(window({ startTime: '2026-12-01T09:30:00', endTime: '2026-12-02' })).toEqual([
    day('2026-12-01', '09:30'),
    day('2026-12-02', '23:59'),
  ])
  expect(window({ startTime: '2026-12-01T03:30:00Z', endTime: '2026-12-01T12:30:00+05:30' })).toEqual([
    day('2026-11-30', '22:30'),
    day('2026-12-01', '02:00'),
  ])
})

test('a window that ends before it begins or is too long is refused', () => {
  const refusal = (startTime: string, endTime: string) => {
    try {
      readWindow({ startTime, endTime }, reader())
      return null
    } catch (error) {
      return (error as { data: { errors: Record<string, string> } }).data.errors['query.endTime']
    }
  }
  expect(refusal('2026-12-02', '2026-12-01')).toBe('must not be before startTime')
  expect(refusal('2026-12-01T10:00:00', '2026-12-01T09:59:00')).toBe('must not be before startTime')
  expect(refusal('2026-12-01T10:00:00', '2026-12-01T10:00:00')).toBeNull()
  expect(refusal('2026-01-01', '2028-03-11')).toBeNull()
  expect(refusal('2026-01-01', '2028-03-12')).toBe('must be at most 800 days after startTime')
})

test('an open window has no end unless one is asked for', () => {
  expect(readOpenWindow(undefined, reader())).toMatchObject({ from: day('2026-11-21', '00:00'), until: null })
  expect(readOpenWindow({ startTime: '2026-12-01' }, reader()).until).toEqual(day('2026-12-01', '23:59'))
  expect(readOpenWindow({ endTime: '2026-12-01' }, reader())).toMatchObject({
    from: day('2026-11-21', '00:00'),
    until: day('2026-12-01', '23:59'),
  })
})

test('entry to the venue is offered until the doors close', () => {
  const offered = (now: string) => readWindow(undefined, reader(now)).allDayEventIds
  expect(offered('2026-11-21T21:59:00Z')).toEqual(['pier'])
  expect(offered('2026-11-21T22:00:00Z')).toEqual([])
  const late = aPriceBook({ ...FILE, hours: { standard: { Sa: [{ open: '18:00', close: '02:00' }] } } }).venue
  const scope = (now: string) =>
    readWindow(undefined, { venue: late, now: new Date(now), session: { cartId: 'c' } })
  expect(scope('2026-11-22T04:30:00Z')).toMatchObject({
    allDayEventIds: ['pier'],
    cartId: 'c',
    today: '2026-11-21',
  })
  expect(readWindow(undefined, reader()).cartId).toBeNull()
})

test('a calendar reaches from the half hour of its start to the end of a month', () => {
  const context = reader() as unknown as ApiContext
  const window = (query?: { startTime?: string; endTime?: string }) => {
    const { from, until } = calendarWindow(query, context)
    return [from, until]
  }
  expect(window()).toEqual([day('2026-11-21', '00:00'), day('2027-01-31', '23:59')])
  expect(window({ startTime: '2026-12-05T10:47:00' })).toEqual([
    day('2026-12-05', '10:30'),
    day('2027-02-28', '23:59'),
  ])
  expect(window({ startTime: '2026-12-05', endTime: '2026-12-24T10:00:00' })).toEqual([
    day('2026-12-05', '00:00'),
    day('2026-12-24', '23:59'),
  ])
})

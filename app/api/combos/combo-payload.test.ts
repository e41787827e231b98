import { expect, test } from 'vitest'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import {
  BOAT,
  BOOK,
  DIETARY,
  entry,
  FRONT,
  MEMBER,
  NOBODY,
  picture,
  SIDE,
  VENUE,
} from '#tests/builders/catalogue-fixture.ts'
import { aCombo } from '#tests/builders/venue-file.ts'
import { comboDays } from './combo-days.ts'
import { comboPayload } from './combo-payload.ts'
import { isPartOf } from './find-combo.ts'

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
  duration: event.duration ?? null,
  resourceIds: event.facilityIds,
  admissionType: event.admissionType,
  images: [],
  ...values,
})

test('a combo is told whole to a member', () => {
  const boat = summary(BOAT, { shortDescription: 'A tour', images: [SIDE, FRONT], quantity: 2 })
  const plain = summary(VENUE.events[1]!, { shortDescription: 'Just so.', quantity: 1 })
  const pier = summary(VENUE.events[2]!, { shortDescription: '', quantity: 1 })
  const payload = comboPayload({ combo: COMBO, available: true, inFull: false }, MEMBER)
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
  expect(payload).toEqual({
    id: 'boat-and-pier',
    comboTemplateId: 'boat-and-pier',
    itemType: 'Combo',
    name: 'Boat and Pier',
    shortDescription: 'Both',
    description: 'Both of them',
    images: [FRONT],
    type: 'fixedPrice',
    quantityType: 'exactly',
    inOrder: false,
    priceSplit: 'each',
    memberOnlyEvent: true,
    memberCanPurchase: true,
    memberAccess: 'eligible',
    discountAvailable: true,
    partyPrice: null,
    priceList: { id: 'boat-and-pier', name: 'Boat and Pier', prices },
    lowestPrice: 2000,
    lowestRetailPrice: 2500,
    lowestMemberPrice: null,
    saving: null,
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
  expect(ofParts([{ type: 'any', eventIds: ['boat-tour', 'plain', 'pier'], quantity: 2 }])).toEqual([
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

test('an event is part of a combo that names it', () => {
  expect([isPartOf(COMBO, 'boat-tour'), isPartOf(COMBO, 'pier'), isPartOf(COMBO, 'other')]).toEqual([
    true,
    true,
    false,
  ])
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

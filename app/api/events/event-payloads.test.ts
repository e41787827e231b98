import { expect, test } from 'vitest'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import {
  adult,
  BOAT,
  BOOK,
  DIETARY,
  entry,
  FRONT,
  kid,
  MEMBER,
  NOBODY,
  row,
  SIDE,
  VENUE,
} from '#tests/builders/catalogue-fixture.ts'
import { aSource } from '#tests/builders/price-book.ts'
import { eventTemplate } from './event-payloads.ts'

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
    resources: [
      {
        id: 'dock',
        name: 'Dock',
        description: 'At the end',
        accessibility: 'A ramp',
        travel: '',
        bring: '',
        map: null,
      },
    ],
    stars: 9,
    ratings: 2,
    type: 'discountCode',
    discountAvailable: true,
    lowestPrice: 810,
    lowestRetailPrice: 900,
    lowestMemberPrice: null,
    membershipCategoryId: 'friend',
    times: [{ id: 's-1', date: '2026-11-21', time: '10:00', availableSeats: 5 }],
    description: 'A long tour.',
    priceLists: [eveningList, usualList],
    priceList: eveningList,
    templates: { entries: [] },
    addOns: { inventoryAddOns: [BOOK] },
    orderForms: [DIETARY],
    joinLevel: null,
    membership: {
      discounts: BOAT.memberDiscounts,
      restrictions: [
        { id: 'friend', name: 'Friend' },
        { id: 'lost', name: '' },
      ],
    },
    partyPrice: null,
    prerequisites: { requires: [{ eventTemplateId: 'plain', name: 'Plain' }] },
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
    lowestMemberPrice: null,
    membershipCategoryId: null,
    times: [],
    description: 'Just so.',
    priceLists: [],
    priceList: null,
    templates: { entries: [] },
    addOns: { inventoryAddOns: [] },
    orderForms: [],
    joinLevel: null,
    membership: { discounts: [], restrictions: [] },
    partyPrice: null,
    prerequisites: { requires: [] },
    discount: null,
    recommendations: { recommendations: [] },
  })
  const template = eventTemplate({ event: BOAT, row }, { ...NOBODY, venue: bare })
  expect(template).toMatchObject({ stars: 0, ratings: 0, times: [], memberCanPurchase: false })
  expect(template.memberAccess).toBe('membership-required')
})

const alone = (event: Partial<StoredEvent>, book: Parameters<typeof eventTemplate>[1] = NOBODY) =>
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

const off = (value: number, about: object = {}) => ({
  discountType: 'AmountBased' as const,
  value,
  membershipCategoryIds: [],
  personTypeIds: [],
  ...about,
})

test.each([
  {
    why: 'the least of members is told to everybody',
    prices: [costs(700), costs(900, 'child')],
    rebates: [off(200)],
    lowest: 500,
    each: [500, 700],
  },
  { why: 'free for members', prices: [costs(700)], rebates: [off(700)], lowest: 0, each: [0] },
  { why: 'nothing where members pay no less', prices: [costs(700)], rebates: [], lowest: null, each: [null] },
  {
    why: 'nothing where it is free for all',
    prices: [costs(0)],
    rebates: [off(200)],
    lowest: null,
    each: [null],
  },
  {
    why: 'a saving above the least price stands at its own price alone',
    prices: [costs(900), costs(300, 'child')],
    rebates: [off(200, { personTypeIds: ['adult'] })],
    lowest: null,
    each: [700, null],
  },
  {
    why: 'a level that nobody may join gives no price to tell',
    prices: [costs(700)],
    rebates: [off(200, { membershipCategoryIds: ['founder'] })],
    lowest: null,
    each: [null],
  },
])('$why', ({ prices, rebates, lowest, each }) => {
  const event = { ...list(...prices), memberDiscounts: rebates }
  const { lowestMemberPrice, priceList } = alone(event)
  expect([lowestMemberPrice, priceList?.prices.map(({ memberPrice }) => memberPrice)]).toEqual([lowest, each])
  const member = alone({ ...event, ...list(...prices) }, MEMBER)
  expect([member.lowestMemberPrice, member.priceList?.prices.map(({ memberPrice }) => memberPrice)]).toEqual([
    null,
    each.map(() => null),
  ])
})

test('a member is told of no price of another level', () => {
  const member = { ...NOBODY, held: [aSource({ categoryId: 'founder' })] }
  const event = { ...list(costs(700)), memberDiscounts: [off(200, { membershipCategoryIds: ['friend'] })] }
  expect([alone(event).lowestMemberPrice, alone(event, member).lowestMemberPrice]).toEqual([500, null])
})

test('a venue that sells no memberships tells no price of members', () => {
  const closed = {
    ...VENUE,
    document: { ...VENUE.document, company: { ...VENUE.document.company, membership: false } },
  }
  const event = { ...list(costs(700)), memberDiscounts: [off(200)] }
  expect(alone(event, { ...NOBODY, venue: closed }).lowestMemberPrice).toBeNull()
})

import { expect, test } from 'vitest'
import { aPriceBook, aCartRow, aPricedStoredCart, startsOf, aSource } from '#tests/builders/price-book.ts'
import {
  aCombo,
  aCoupon,
  anAddOn,
  anEventTemplate,
  aForm,
  aMembershipCategory,
} from '#tests/builders/venue-file.ts'
import type { CartDraft, CartLine } from '#app/contract/carts.ts'
import { namesOf } from '#app/rules/carts/gone-items.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'

const picture = { thumbnail: '/t.avif', screen: '/s.avif', highRes: '/h.avif' }
const usual = {
  id: 'usual',
  prices: [
    { personTypeId: 'adult', price: 1800 },
    { personTypeId: 'child', price: 900, name: 'Kid', description: 'Up to 12', minimum: 2, maximum: 3 },
    { personTypeId: 'senior', price: -1 },
  ],
}
const evening = { id: 'evening', prices: [{ personTypeId: 'adult', price: 2400 }] }

const FILE = {
  personTypes: [
    { id: 'adult', name: 'Adult', description: 'From 13' },
    { id: 'child', name: 'Child' },
    { id: 'senior', name: 'Senior' },
  ],
  events: [
    anEventTemplate({
      priceLists: [usual, evening],
      images: [picture],
      addOnIds: ['book', 'set'],
      orderFormIds: ['dietary'],
      memberDiscounts: [{ discountType: 'PercentageBased', value: 50, personTypeIds: ['adult'] }],
    }),
    anEventTemplate({
      id: 'night',
      name: 'Night Dive',
      type: 'discountCode',
      discount: { distribution: 'total', values: [{ discountType: 'AmountBased', value: 500 }] },
      memberOnlyEvent: true,
      prerequisiteEventIds: ['boat-tour'],
    }),
    anEventTemplate({ id: 'pier', name: 'Pier', admissionType: 'generalAdmission' }),
  ],
  combos: [
    aCombo({
      id: 'pair',
      name: 'Pair',
      images: [picture],
      prices: [
        { personTypeId: 'adult', price: 2501, name: 'Grown-up' },
        { personTypeId: 'child', price: 1000 },
      ],
      entries: [{ eventIds: ['boat-tour'] }, { type: 'any', eventIds: ['pier', 'night'] }],
      quantityType: 'any',
      addOnIds: ['book'],
    }),
  ],
  addOns: [
    anAddOn({
      id: 'book',
      name: 'Book',
      description: 'Thick',
      inventoryId: 'inv-book',
      maximum: 3,
      images: [picture],
    }),
    anAddOn({
      id: 'set',
      name: 'Set',
      price: 700,
      quantityType: 'exactly',
      quantity: 2,
      priceSplit: 'total',
    }),
  ],
  forms: [aForm()],
  donations: {
    options: [
      { id: 'gift', name: 'Gift', type: 'donation' as const, minimum: 100, maximum: 1000 },
      {
        id: 'plank',
        name: 'Plank',
        type: 'fixedDonation' as const,
        price: 2500,
        inventoryId: 'inv-plank',
        images: [picture],
      },
    ],
  },
  memberships: { categories: [aMembershipCategory({ images: [picture] })] },
}

const ticket = (ticketTypeId: string, quantity: number, more: object = {}) => ({
  id: `t-${ticketTypeId}`,
  ticketTypeId,
  quantity,
  ...more,
})

const RICH = {
  couponCodes: ['ten '],
  templates: [
    {
      eventTemplateId: 'boat-tour',
      events: [
        {
          eventId: 'boat-tour@10:00',
          tickets: [
            ticket('adult', 2),
            ticket('child', 2),
            ticket('adult', 1, { id: 't-retail', isRetail: true }),
          ],
          addOns: [
            { id: 'a-book', inventoryId: 'inv-book', quantity: 1 },
            { id: 'a-set', inventoryId: 'set', quantity: 2 },
          ],
        },
        { eventId: 'boat-tour@18:00', tickets: [ticket('adult', 1)] },
      ],
    },
    { eventTemplateId: 'night', events: [{ eventId: 'night@20:00', tickets: [ticket('adult', 2)] }] },
    { eventTemplateId: 'pier', events: [{ eventId: 'pier@08:00', tickets: [ticket('child', 1)] }] },
  ],
  comboItems: [
    {
      id: 'c-pair',
      comboTemplateId: 'pair',
      events: [
        { eventTemplateId: 'boat-tour', eventId: 'boat-tour@10:00' },
        { eventTemplateId: 'pier', eventId: 'pier@08:00' },
      ],
      tickets: [
        { eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 3 },
        { eventTemplateId: 'pier', ticketTypeId: 'adult', quantity: 2 },
        { eventTemplateId: 'pier', ticketTypeId: 'child', quantity: 0 },
      ],
      addOns: [{ addOnId: 'book', quantity: 2 }],
    },
  ],
  memberships: [
    {
      id: 'm-1',
      type: 'MembershipPurchase' as const,
      membershipCategoryId: 'friend',
      membershipOfferingId: 'year',
      membershipInfo: {
        membershipCards: [{ cardType: 'primary' as const, firstName: 'Ada', lastName: 'Moss' }],
      },
    },
  ],
  donations: [
    {
      id: 'd-gift',
      inventoryId: 'gift',
      type: 'donation' as const,
      amount: 500,
      donationDetail: { notes: 'Well done' },
    },
    { id: 'd-plank', inventoryId: 'inv-plank', type: 'fixedDonation' as const, quantity: 2 },
  ],
}

const STARTS = startsOf(
  { id: 'boat-tour@10:00' },
  { id: 'boat-tour@18:00', priceListId: 'evening' },
  { id: 'night@20:00' },
  { id: 'pier@08:00' },
)

const priced = (
  draft: Parameters<typeof aCartRow>[0],
  book: PriceBook,
  row?: Parameters<typeof aCartRow>[1],
) => aPricedStoredCart({ row: aCartRow(draft, row), book })

const memberBook = () => {
  const held = [aSource()]
  const coupons = new Map([['TEN', aCoupon({ code: 'TEN' })]])
  return aPriceBook(FILE, { slots: STARTS, held, sources: held, coupons, freePieces: new Map([['book', 5]]) })
}
const RICH_ROW = { heldUntil: new Date('2026-11-21T14:10:00Z'), holdExtensions: 1 }

/** A line in one row, and one for each of its items and people; whatever has no column stands at the end. */
const rowsOf = ({ items, people = [], images, events, ...line }: CartLine) => {
  const { id, itemType, type, name, amount, price, retailAmount, retailPrice, ...sums } = line
  const { itemSubtotal, itemRetailSubtotal, couponDiscount, eventTemplateId, donationDetail, ...rest } = sums
  const starts = events.map(event => Object.values(event).join(' '))
  return [
    [id, itemType, type, name, amount, price, retailAmount, retailPrice].join(' | '),
    [itemSubtotal, itemRetailSubtotal, couponDiscount, eventTemplateId, images.length, ...starts].join(' | '),
    ...(donationDetail ? [`says ${donationDetail.notes}`] : []),
    ...Object.entries(rest).map(entry => entry.join(' ')),
    ...items.map(item => `- ${Object.values(item).join(' | ')}`),
    ...people.map(person => `+ ${Object.values(person).join(' | ')}`),
  ]
}

test('everything of a cart is priced for a member, with its coupon', () => {
  expect(priced(RICH, memberBook(), RICH_ROW).cart.orders.map(rowsOf)).toEqual([
    [
      'boat-tour@10:00 | Event | standard | Boat Tour | 4 | 3240 | 1 | 1620',
      '4860 | 7200 | 540 | boat-tour | 1 | boat-tour@10:00 2026-11-21T10:00:00',
      '- t-adult | boat-tour@10:00 | adult | Adult | 2 | 900 | 1800 | 1620',
      '- t-child | boat-tour@10:00 | child | Kid | 2 | 900 | 900 | 1620',
      '- t-retail | boat-tour@10:00 | adult | Adult | 1 | 1800 | 1800 | true | 1620',
    ],
    [
      'a-book | Inventory | addOn | Book | 1 | 450 | 0 | 0',
      '450 | 500 | 50 |  | 1',
      '- a-book | Book | 1 | 500 | 450',
    ],
    [
      'a-set | Inventory | addOn | Set | 2 | 630 | 0 | 0',
      '630 | 700 | 70 |  | 0',
      '- a-set | Set | 2 | 350 | 630',
    ],
    [
      'boat-tour@18:00 | Event | standard | Boat Tour | 1 | 1080 | 0 | 0',
      '1080 | 2400 | 120 | boat-tour | 1 | boat-tour@18:00 2026-11-21T18:00:00',
      '- t-adult | boat-tour@18:00 | adult | Adult | 1 | 1200 | 2400 | 1080',
    ],
    [
      'night@20:00 | Event | discountCode | Night Dive | 2 | 2790 | 0 | 0',
      '2790 | 3600 | 310 | night | 0 | night@20:00 2026-11-21T20:00:00',
      '- t-adult | night@20:00 | adult | Adult | 2 | 1800 | 1800 | 2790',
    ],
    [
      'pier@08:00 | Event | standard | Pier | 1 | 810 | 0 | 0',
      '810 | 900 | 90 | pier | 0 | pier@08:00 2026-11-21T08:00:00',
      '- t-child | pier@08:00 | child | Child | 1 | 900 | 900 | 810',
    ],
    [
      'c-pair | Combo | fixedPrice | Pair | 2 | 6122 | 0 | 0',
      '6122 | 6802 | 680 |  | 1 | boat-tour@10:00 2026-11-21T10:00:00 boat-tour Boat Tour | pier@08:00 2026-11-21T08:00:00 pier Pier',
      '- c-pair~boat-tour~adult | boat-tour@10:00 | boat-tour | adult | Grown-up | 3 | 1434 | 1434 | 3871',
      '- c-pair~pier~adult | pier@08:00 | pier | adult | Grown-up | 2 | 1251 | 1251 | 2251',
      '+ adult | Grown-up | 2 | 5002 | 4502',
      '+ adult | boat-tour | Grown-up, Boat Tour | 1 | 1800 | 1620',
    ],
    [
      'c-pair~book | ComboInventory | addOn | Book | 2 | 900 | 0 | 0',
      '900 | 1000 | 100 |  | 1',
      'comboItemId c-pair',
      '- c-pair~book | Book | 2 | 500 | 900',
    ],
    [
      'm-1 | MembershipPurchase | membership | Friend | 1 | 5400 | 0 | 0',
      '5400 | 6000 | 600 |  | 1',
      '- m-1 | One year, Adult | 1 | 6000 | 5400',
    ],
    [
      'd-gift | Donation | donation | Gift | 1 | 500 | 0 | 0',
      '500 | 500 |  |  | 0',
      'says Well done',
      '- d-gift | Gift | 1 | 500 | 500',
    ],
    [
      'd-plank | Donation | fixedDonation | Plank | 2 | 5000 | 0 | 0',
      '5000 | 5000 |  |  | 1',
      '- d-plank | Plank | 2 | 2500 | 5000',
    ],
  ])
})

test('a cart says beside its lines what was chosen, with names and prices', () => {
  const { cart, demand, pieces, coupons, problems, memberships, membershipOrders } = priced(
    RICH,
    memberBook(),
    RICH_ROW,
  )
  const { orders: _orders, donations, ...others } = cart
  const entry = { ticketTypeId: 'adult', isRetail: false, name: 'Adult', description: 'From 13' }
  expect(others).toEqual({
    id: 'cart-1',
    tenantId: 'pier',
    version: 3,
    membershipIds: [],
    couponCodes: ['ten '],
    templates: [
      {
        eventTemplateId: 'boat-tour',
        events: [
          {
            eventId: 'boat-tour@10:00',
            tickets: [
              { ...entry, id: 't-adult', quantity: 2, price: 1800, discountedPrice: 900 },
              {
                id: 't-child',
                ticketTypeId: 'child',
                quantity: 2,
                isRetail: false,
                name: 'Kid',
                description: 'Up to 12',
                price: 900,
              },
              { ...entry, id: 't-retail', quantity: 1, isRetail: true, price: 1800 },
            ],
            addOns: [
              {
                id: 'a-book',
                inventoryId: 'inv-book',
                quantity: 1,
                name: 'Book',
                description: 'Thick',
                price: 500,
              },
              { id: 'a-set', inventoryId: 'set', quantity: 2, name: 'Set', description: '', price: 700 },
            ],
          },
          {
            eventId: 'boat-tour@18:00',
            tickets: [{ ...entry, id: 't-adult', quantity: 1, price: 2400, discountedPrice: 1200 }],
            addOns: [],
          },
        ],
      },
      {
        eventTemplateId: 'night',
        events: [
          {
            eventId: 'night@20:00',
            tickets: [{ ...entry, id: 't-adult', quantity: 2, price: 1800 }],
            addOns: [],
          },
        ],
      },
      {
        eventTemplateId: 'pier',
        events: [
          {
            eventId: 'pier@08:00',
            tickets: [
              {
                id: 't-child',
                ticketTypeId: 'child',
                quantity: 1,
                isRetail: false,
                name: 'Child',
                description: '',
                price: 900,
              },
            ],
            addOns: [],
          },
        ],
      },
    ],
    comboItems: [
      {
        ...RICH.comboItems[0],
        comboTemplateName: 'Pair',
        comboTemplateType: 'fixedPrice',
        tickets: RICH.comboItems[0]!.tickets.slice(0, 2),
        addOns: [{ addOnId: 'book', quantity: 2, unitPrice: 500 }],
      },
    ],
    memberships: [
      {
        id: 'm-1',
        type: 'MembershipPurchase',
        membershipCategoryId: 'friend',
        membershipCategoryName: 'Friend',
        membershipOfferingId: 'year',
        membershipOfferingName: 'One year',
        pricePointId: 'adult',
        pricePointName: 'Adult',
        auxiliary: false,
        isGift: false,
        isAutorenew: false,
        quantity: 1,
        price: 6000,
      },
    ],
    forms: [
      {
        formId: 'dietary',
        itemId: 'boat-tour',
        itemName: 'Boat Tour',
        itemType: 'Event',
        oncePerCart: false,
      },
    ],
    total: 28_542,
    discountTotal: 6_060,
    totals: { total: 28_542, discountTotal: 6_060 },
    taxes: [],
    coupons: [
      {
        couponCode: 'TEN',
        discount: 2_560,
        terms: {
          ...{ discountType: 'PercentageBased', value: 10, distribution: 'each', minimumTotal: 0 },
          ...{ eventIds: [], comboIds: [], personTypeIds: [], membershipCategoryIds: [] },
        },
      },
    ],
    expirationDate: '2026-11-28T14:00:00.000Z',
    hold: { expiresAt: '2026-11-21T14:10:00.000Z', extensionsLeft: 9 },
  })
  expect(donations).toMatchObject([
    { id: 'd-gift', amount: 500, price: 500, quantity: 1, donationDetail: { notes: 'Well done' } },
    { id: 'd-plank', inventoryId: 'inv-plank', price: 2500, quantity: 2 },
  ])
  expect(donations[1]).not.toHaveProperty('donationDetail')
  expect(problems).toEqual([])
  expect(Object.fromEntries(demand)).toEqual({
    'boat-tour@10:00': 8,
    'boat-tour@18:00': 1,
    'night@20:00': 2,
    'pier@08:00': 3,
  })
  expect(Object.fromEntries(pieces)).toEqual({ book: 3, set: 2 })
  expect(coupons).toEqual({
    invalid: [],
    conflicting: [],
    used: [
      {
        code: 'TEN',
        discount: 2_560,
        terms: expect.objectContaining({ code: 'TEN', value: 10 }) as unknown,
        eventPricepointMap: { 'boat-tour': ['adult', 'child'], night: ['adult'], pier: ['child', 'adult'] },
      },
    ],
  })
  expect(memberships).toMatchObject([{ price: 6000, isAutorenew: false, source: null }])
  expect(membershipOrders).toMatchObject([{ id: 'm-1', primaryCardholder: { name: 'Ada Moss' } }])
})

const bare = (file: object = {}, book: Partial<Omit<PriceBook, 'venue'>> = {}) =>
  aPriceBook({ ...FILE, ...file }, { slots: STARTS, ...book })
const boat = (
  tickets: object[],
  more: { eventId?: string; eventTemplateId?: string; addOns?: object[] } = {},
) => {
  const { eventId = 'boat-tour@10:00', eventTemplateId = 'boat-tour', addOns = [] } = more
  return { templates: [{ eventTemplateId, events: [{ eventId, tickets, addOns }] }] } as CartDraft
}
const pair = (values: object) =>
  ({ comboItems: [{ ...RICH.comboItems[0], addOns: [], ...values }] }) as unknown as CartDraft
const admissions = (eventTemplateId: string, quantity: number, ticketTypeId = 'adult') => ({
  eventTemplateId,
  ticketTypeId,
  quantity,
})
const both = [admissions('boat-tour', 1), admissions('pier', 1)]
const at = 'templates.0.events.0'
const gift = (values: object) => ({
  donations: [{ ...RICH.donations[0]!, donationDetail: undefined, ...values }],
})
const friend = (values: object) =>
  ({ memberships: [{ ...RICH.memberships[0]!, ...values }] }) as unknown as CartDraft
const shut = { company: { membershipSales: false } }
const evenly = { combos: [{ ...FILE.combos[0]!, quantityType: 'exactly' as const }] }
const bounds = {
  combos: [{ ...FILE.combos[0]!, prices: [{ personTypeId: 'adult', price: 1, minimum: 2, maximum: 3 }] }],
}

/** Why something cannot be sold: the code, where, the sentence, and the numbers. */
const REFUSALS: [draft: CartDraft, book: PriceBook, ...problems: string[]][] = [
  [boat([ticket('adult', 1)]), bare()],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'lost' }),
    bare(),
    `UNPROCESSABLE ${at}.eventTemplateId There is no such event`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'lost' }),
    bare(),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has no such time {"eventId":"lost"}`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'pier@08:00' }),
    bare(),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has no such time {"eventId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { now: new Date('2026-11-21T15:00:01Z') }),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has begun {"eventId":"boat-tour@10:00"}`,
  ],
  [boat([ticket('adult', 1)]), bare({}, { now: new Date('2026-11-21T15:00:00Z') })],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T04:59:59Z') }),
  ],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T05:00:00Z') }),
    `SLOT_UNAVAILABLE ${at}.eventId Pier has begun {"eventId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 2)], { eventTemplateId: 'night', eventId: 'night@20:00' }),
    bare(),
    `MEMBERS_ONLY ${at}.eventTemplateId Night Dive is for members {"access":"membership-required"}`,
    'PREREQUISITE_MISSING templates.0.eventTemplateId Night Dive can only be bought together with another event {"requires":["boat-tour"]}',
  ],
  [
    boat([ticket('student', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.ticketTypeId There is no such ticket for this event`,
  ],
  [
    boat([ticket('senior', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.ticketTypeId There is no such ticket for this event`,
  ],
  [
    boat([ticket('adult', 1, { id: undefined })]),
    bare(),
    `CART_ITEM_WITHOUT_ID ${at}.tickets.0.id Adult has no id`,
  ],
  [
    boat([ticket('child', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.quantity Kid: at least 2 {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('child', 0)]), bare()],
  [boat([ticket('child', 2)]), bare()],
  [boat([ticket('child', 3)]), bare()],
  [
    boat([ticket('child', 4)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.quantity Kid: at most 3 {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('adult', 10)]), bare()],
  [
    boat([ticket('adult', 11)]),
    bare(),
    'SEATS_LEFT slots.boat-tour@10:00 Only 10 left {"eventId":"boat-tour@10:00","requested":11,"available":10}',
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { slots: startsOf({ id: 'boat-tour@10:00', free: 0 }) }),
    'SLOT_UNAVAILABLE slots.boat-tour@10:00 These tickets are sold out {"eventId":"boat-tour@10:00","requested":1,"available":0}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'lost', quantity: 1 }] }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.inventoryId There is no such add-on for this event`,
  ],
  [
    boat([], {
      eventTemplateId: 'pier',
      eventId: 'pier@08:00',
      addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }],
    }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.inventoryId There is no such add-on for this event`,
  ],
  [
    boat([], { addOns: [{ inventoryId: 'book', quantity: 1 }] }),
    bare(),
    `CART_ITEM_WITHOUT_ID ${at}.addOns.0.id Book has no id`,
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'set', quantity: 1 }] }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.quantity Set: exactly 2 {"addOnId":"set","name":"Set","maximum":2}`,
  ],
  [boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }), bare()],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 4 }] }),
    bare(),
    'UNPROCESSABLE addOns.book Book: at most 3 {"addOnId":"book","name":"Book","maximum":3}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }),
    bare({}, { freePieces: new Map([['book', 2]]) }),
    'STOCK_LEFT addOns.book Book: only 2 left {"addOnId":"book","name":"Book","requested":3,"available":2}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }] }),
    bare({}, { freePieces: new Map([['book', 0]]) }),
    'STOCK_LEFT addOns.book Book is sold out {"addOnId":"book","name":"Book","requested":1,"available":0}',
  ],
  [pair({ tickets: both }), bare()],
  [
    pair({ comboTemplateId: 'lost' }),
    bare(),
    'UNPROCESSABLE comboItems.0.comboTemplateId There is no such combo',
  ],
  [pair({ id: undefined, tickets: both }), bare(), 'CART_ITEM_WITHOUT_ID comboItems.0.id Pair has no id'],
  [
    pair({ tickets: [admissions('boat-tour', 1)], events: RICH.comboItems[0]!.events.slice(0, 1) }),
    bare(),
    'UNPROCESSABLE comboItems.0.events Pair is not complete {"comboTemplateId":"pair"}',
  ],
  [
    pair({ tickets: both, events: [...RICH.comboItems[0]!.events, { eventTemplateId: 'lost' }] }),
    bare(),
    'UNPROCESSABLE comboItems.0.events.2.eventTemplateId This event is not part of the combo',
  ],
  [
    pair({
      tickets: both,
      events: [
        { eventTemplateId: 'boat-tour', eventId: 'pier@08:00' },
        { eventTemplateId: 'pier', eventId: 'pier@08:00' },
      ],
    }),
    bare(),
    'SLOT_UNAVAILABLE comboItems.0.events.0.eventId Boat Tour has no such time {"eventId":"pier@08:00"}',
  ],
  [
    pair({ tickets: both }),
    bare({}, { now: new Date('2026-11-21T16:00:00Z') }),
    'SLOT_UNAVAILABLE comboItems.0.events.0.eventId Boat Tour has begun {"eventId":"boat-tour@10:00"}',
  ],
  [
    pair({
      tickets: [admissions('boat-tour', 1), admissions('night', 1)],
      events: [{ eventTemplateId: 'boat-tour' }, { eventTemplateId: 'night' }],
    }),
    bare(),
    'MEMBERS_ONLY comboItems.0.comboTemplateId Night Dive is for members {"access":"membership-required"}',
  ],
  [
    pair({ tickets: both }),
    bare({ combos: [{ ...FILE.combos[0]!, memberOnlyEvent: true }] }),
    'MEMBERS_ONLY comboItems.0.comboTemplateId Pair is for members {"access":"membership-required"}',
  ],
  [
    pair({ tickets: [...both, admissions('night', 1)] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets There are tickets for an event that is not part of the combo',
  ],
  [
    pair({ tickets: [...both, admissions('boat-tour', 1, 'student')] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets There is no such ticket for this combo',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 1)] }),
    bare(evenly),
    'UNPROCESSABLE comboItems.0.tickets Pair needs the same tickets for every part',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 1), admissions('pier', 0)] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets Pier has no tickets',
  ],
  [
    pair({ tickets: both }),
    bare(bounds),
    'UNPROCESSABLE comboItems.0.tickets Pair: at least 2 {"ticketTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 2)] }), bare(bounds)],
  [pair({ tickets: [admissions('boat-tour', 3), admissions('pier', 3)] }), bare(bounds)],
  [
    pair({ tickets: [admissions('boat-tour', 4), admissions('pier', 4)] }),
    bare(bounds),
    'UNPROCESSABLE comboItems.0.tickets Pair: at most 3 {"ticketTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [
    pair({ tickets: both, addOns: [{ addOnId: 'set', quantity: 2 }] }),
    bare(),
    'UNPROCESSABLE comboItems.0.addOns.0.inventoryId There is no such add-on for this event',
  ],
  [gift({}), bare()],
  [gift({ inventoryId: 'lost' }), bare(), 'UNPROCESSABLE donations.0.inventoryId There is no such donation'],
  [gift({ inventoryId: 'plank' }), bare(), 'UNPROCESSABLE donations.0.inventoryId There is no such donation'],
  [gift({ inventoryId: 'plank', type: 'fixedDonation' }), bare()],
  [gift({ id: undefined }), bare(), 'CART_ITEM_WITHOUT_ID donations.0.id Gift has no id'],
  [gift({ amount: 100 }), bare()],
  [gift({ amount: 1000 }), bare()],
  ...[99, 1001].map((amount): [CartDraft, PriceBook, string] => [
    gift({ amount }),
    bare(),
    'UNPROCESSABLE donations.0.amount The amount is not within what can be given {"minimum":100,"maximum":1000}',
  ]),
  [friend({}), bare()],
  [friend({ id: undefined }), bare(), 'CART_ITEM_WITHOUT_ID memberships.0.id A membership has no id'],
  [friend({}), bare(shut), 'NOT_SOLD_ONLINE memberships.0 Memberships are not sold here at present'],
  [
    friend({ membershipCategoryId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.membershipCategoryId There is no such membership',
  ],
  [
    friend({ membershipOfferingId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.membershipOfferingId Friend has no such offering',
  ],
  [
    friend({ pricePointId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.pricePointId One year has no such price',
  ],
  [
    friend({ type: 'Renewal', membershipId: 'M-1' }),
    bare(),
    'MEMBERSHIP_NOT_ELIGIBLE memberships.0.membershipId This membership cannot become Friend in this way',
  ],
]

test.each(REFUSALS)('%#: what cannot be sold is named with its place', (draft, book, ...problems) => {
  const rows = priced(draft, book).problems.map(({ code, path, sentence, details }) =>
    [code, path, sentence, ...(details ? [JSON.stringify(details)] : [])].join(' '),
  )
  expect(rows).toEqual(problems)
})

test('what cannot be sold keeps its place in the cart and has no line', () => {
  const draft = {
    ...boat([ticket('adult', 1, { id: undefined })], {
      eventTemplateId: 'lost',
      addOns: [{ inventoryId: 'gone', quantity: 1 }],
    }),
    ...pair({ comboTemplateId: 'lost' }),
    ...friend({ membershipCategoryId: 'lost' }),
    ...gift({ inventoryId: 'lost' }),
  }
  const { cart, demand, memberships } = priced(draft, bare())
  expect(cart).toMatchObject({
    templates: [
      {
        eventTemplateId: 'lost',
        events: [
          {
            tickets: [{ id: '', name: 'adult', price: 0, quantity: 1 }],
            addOns: [{ id: '', inventoryId: 'gone', name: 'gone', price: 0 }],
          },
        ],
      },
    ],
    comboItems: [{ comboTemplateId: 'lost', comboTemplateName: '' }],
    memberships: [{ membershipCategoryId: 'lost', quantity: 1, price: 0 }],
    donations: [{ inventoryId: 'lost', price: 0 }],
    orders: [],
    total: 0,
    hold: null,
    gone: [
      { kind: 'event', id: 'lost', name: 'lost' },
      { kind: 'donation', id: 'lost', name: 'lost' },
      { kind: 'membership', id: 'lost', name: 'lost' },
    ],
  })
  expect(cart.memberships[0]).not.toHaveProperty('membershipInfo')
  expect([...demand.values()].reduce((sum, count) => sum + count, 0)).toBe(0)
  expect(memberships).toEqual([])
})

test('what has ended is told by the name it was kept with, a start by its event', () => {
  const row = aCartRow({
    ...boat([], { eventTemplateId: 'lost' }),
    ...friend({ membershipCategoryId: 'old' }),
    ...gift({ inventoryId: 'well' }),
  })
  const names = { 'event lost': 'Lost Tour', 'membership old': 'Old Friend', 'donation well': 'Well' }
  const stored = { ...row, document: { ...row.document, names } }
  const { cart } = aPricedStoredCart({ row: stored, book: bare() })
  expect(cart.gone?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'event Lost Tour',
    'donation Well',
    'membership Old Friend',
  ])
  expect(cart).not.toHaveProperty('names')
  expect(priced(boat([], { eventId: 'lost' }), bare()).cart.gone).toEqual([
    { kind: 'start', id: 'boat-tour', name: 'Boat Tour' },
  ])
  expect(priced(gift({ inventoryId: 'inv-plank', type: 'fixedDonation' }), bare()).cart.gone).toBeUndefined()
})

test('names of what the venue has are kept with a cart, and those of what it had', () => {
  const { document } = aCartRow({
    ...boat([]),
    ...friend({}),
    donations: [
      { ...RICH.donations[1]!, id: 'd' },
      { ...RICH.donations[0]!, inventoryId: 'well' },
      { ...RICH.donations[0]!, inventoryId: 'unheard' },
    ],
  })
  expect(
    namesOf({ ...document, names: { 'donation well': 'Well', 'event boat-tour': 'Old' } }, bare()),
  ).toEqual({
    'event boat-tour': 'Boat Tour',
    'membership friend': 'Friend',
    'donation inv-plank': 'Plank',
    'donation well': 'Well',
  })
})

test('seats are held until a moment where the venue holds any, and now where the hold has not begun', () => {
  const tickets = boat([ticket('adult', 1)])
  expect(priced(tickets, bare()).cart.hold).toEqual({
    expiresAt: '2026-11-21T14:00:00.000Z',
    extensionsLeft: 10,
  })
  expect(priced(tickets, bare(), { holdExtensions: 12 }).cart.hold?.extensionsLeft).toBe(0)
  expect(priced(tickets, bare({ company: { holdMinutes: 0 } })).cart.hold).toBeNull()
  expect(priced(boat([ticket('adult', 0)]), bare()).cart.hold).toBeNull()
})

test('what is ordered beside it or within a combo makes a prerequisite good', () => {
  const held = [aSource()]
  const night = boat([ticket('adult', 1)], { eventTemplateId: 'night', eventId: 'night@20:00' })
  const problems = (draft: CartDraft) =>
    priced(draft, bare({}, { held, sources: held })).problems.map(({ code, path }) => `${code} ${path}`)
  expect(problems(night)).toEqual(['PREREQUISITE_MISSING templates.0.eventTemplateId'])
  expect(problems({ ...night, ...pair({ tickets: both }) })).toEqual([])
  const inCombo = pair({
    comboTemplateId: 'alone',
    tickets: [admissions('night', 1)],
    events: [{ eventTemplateId: 'night', eventId: 'night@20:00' }],
  })
  const alone = aCombo({ id: 'alone', entries: [{ eventIds: ['night'] }] })
  const book = bare({ combos: [alone] }, { held, sources: held })
  expect(priced(inCombo, book).problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'PREREQUISITE_MISSING comboItems.0.events.0.eventTemplateId',
  ])
})

const couponed = (codes: string[], coupons: object[], file: object = {}) => {
  const known = new Map(coupons.map(values => aCoupon(values as never)).map(coupon => [coupon.code, coupon]))
  const draft = { ...RICH, templates: RICH.templates.slice(0, 1), couponCodes: codes }
  const { cart, coupons: result } = priced(
    draft,
    bare({ company: { multipleCoupons: true }, ...file }, { coupons: known }),
  )
  const off = cart.orders.flatMap(({ id, couponDiscount, price, retailPrice }) =>
    couponDiscount ? [`${id} ${couponDiscount} ${price} ${retailPrice}`] : [],
  )
  return { off, result }
}
const HALF = { code: 'HALF', value: 50 }

test('a coupon is taken off what it covers and off nothing else, a gift never', () => {
  expect(couponed(['HALF'], [{ ...HALF, eventIds: ['boat-tour'] }]).off).toEqual([
    'boat-tour@10:00 3600 2700 900',
    'boat-tour@18:00 1200 1200 0',
  ])
  expect(couponed(['HALF'], [{ ...HALF, comboIds: ['pair'] }])).toMatchObject({
    off: ['c-pair 3402 3400 0'],
    result: { used: [{ eventPricepointMap: { 'boat-tour': ['adult'], pier: ['adult'] } }] },
  })
  expect(couponed(['HALF'], [{ ...HALF, membershipCategoryIds: ['friend'] }])).toMatchObject({
    off: ['m-1 3000 3000 0'],
    result: { used: [{ eventPricepointMap: {} }] },
  })
  const all = couponed(['ALL'], [{ code: 'ALL', value: 100 }])
  expect(all.off.map(line => line.split(' ')[0])).toEqual([
    'boat-tour@10:00',
    'a-book',
    'a-set',
    'boat-tour@18:00',
    'c-pair',
    'c-pair~book',
    'm-1',
  ])
  expect(all.off[0]).toBe('boat-tour@10:00 7200 0 0')
})

test('codes are those that were typed, each once; what does not hold is told', () => {
  const known = [HALF, { code: 'OTHER', value: 10, conflictsWith: ['HALF'] }]
  expect(couponed([' half ', 'HALF', ''], known).result.used.map(({ code }) => code)).toEqual(['HALF'])
  expect(couponed(['lost'], known).result).toMatchObject({ used: [], invalid: ['LOST'] })
  expect(couponed(['HALF', 'OTHER'], known).result.conflicting).not.toEqual([])
  const none = couponed(['HALF'], known, { company: { coupons: false } })
  expect([none.off, none.result.used]).toEqual([[], []])
  const ended = [{ ...HALF, validUntil: '2026-11-20' }]
  expect(couponed(['HALF'], ended).result.invalid).toEqual(['HALF'])
  expect(couponed(['HALF'], [{ ...HALF, validUntil: '2026-11-21' }]).result.invalid).toEqual([])
})

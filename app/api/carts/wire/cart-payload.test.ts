import { expect, test } from 'vitest'
import type { CartLine } from '#app/contract/carts.ts'
import { aPriceBook, aSource, startsOf } from '#tests/builders/price-book.ts'
import { bare, FILE, priced, RICH, STARTS, ticket } from '#tests/builders/rich-cart.ts'
import { aCoupon, anEventTemplate } from '#tests/builders/venue-file.ts'

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
      'memberDiscount 1800',
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
      'memberDiscount 1200',
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
      '6122 | 6802 | 680 |  | 1 | pier@08:00 2026-11-21T08:00:00 pier Pier | boat-tour@10:00 2026-11-21T10:00:00 boat-tour Boat Tour',
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

test('a cart says which two visits nobody can make both, and not that admission goes with them', () => {
  const tour = anEventTemplate({ priceLists: FILE.events[0]!.priceLists, duration: 60 })
  const night = anEventTemplate({ id: 'night', name: 'Night Dive', duration: 60 })
  const [, , pier] = FILE.events
  const slots = startsOf({ id: 'boat-tour@10:00' }, { id: 'night@10:30' }, { id: 'pier@10:00' })
  const starts = { 'boat-tour': '10:00', night: '10:30', pier: '10:00' }
  const templates = Object.entries(starts).map(([eventTemplateId, time]) => ({
    eventTemplateId,
    events: [{ eventId: `${eventTemplateId}@${time}`, tickets: [ticket('adult', 1)] }],
  }))
  const { cart } = priced({ templates }, bare({ events: [tour, night, pier] }, { slots }))
  expect(cart.overlaps).toEqual([
    {
      earlier: { eventTemplateId: 'boat-tour', name: 'Boat Tour', startTime: '2026-11-21T10:00:00' },
      later: { eventTemplateId: 'night', name: 'Night Dive', startTime: '2026-11-21T10:30:00' },
    },
  ])
})

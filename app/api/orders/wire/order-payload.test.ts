import { expect, test } from 'vitest'
import type { TicketRow } from '#app/data/queries/orders/read.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import type { SoldMembership } from '#app/rules/memberships/sold-membership.ts'
import { linePart, orderLine, singleLine } from '#app/rules/pricing/order-line.ts'
import { order, VENUE } from '#tests/builders/full-stored-order.ts'
import { aSource } from '#tests/builders/price-book.ts'
import { orderPayload } from './order-payload.ts'

const adults = { personTypeId: 'adult', name: 'Adult', quantity: 2 }

const tour = linePart({
  ...adults,
  id: 'i',
  eventId: 'boat-tour',
  slotId: 's-1',
  listed: 3600,
  listedEach: 1800,
  visitor: 2800,
  visitorEach: 1350,
  coupon: 100,
})

const line = (values: Partial<Parameters<typeof orderLine>[0]>) =>
  orderLine({
    id: 's-1',
    type: 'standard',
    itemType: 'Event',
    sourceId: 'boat-tour',
    name: 'Boat Tour',
    images: [],
    visits: [{ slotId: 's-1', eventId: 'boat-tour', name: 'Boat Tour', startTime: '2026-11-21T10:00:00' }],
    parts: [tour],
    ...values,
  })

const LINES = [
  line({}),
  line({
    id: 'c-1',
    itemType: 'Combo',
    sourceId: 'pair',
    name: 'Pair',
    visits: [
      { slotId: 's-3', eventId: 'pier', name: 'Pier, by night', startTime: '2026-11-22T20:00:00' },
      { slotId: 's-2', eventId: 'pier', name: 'Pier, by day', startTime: '2026-11-22T10:00:00' },
    ],
    parts: [linePart({ ...adults, id: 'a', name: 'Grown-up', listed: 5001, visitor: 4501 })],
    admissions: [],
  }),
  singleLine({
    id: 'b-1',
    itemType: 'ComboInventory',
    type: 'addOn',
    sourceId: 'book',
    name: 'Book',
    images: [],
    quantity: 3,
    cost: 1500,
    comboLineId: 'c-1',
    donationDetail: { notes: 'Well done' } as DonationDetail,
  }),
]

const card = (values: object) => ({ ...aSource().row.document.cardholders[0]!, ...values })

const SOLD: SoldMembership[] = [
  {
    lineId: 'm-1',
    type: 'MembershipPurchase',
    categoryName: 'Friend',
    offeringName: 'One year',
    isGift: true,
    isAutorenew: false,
    notifiesRecipient: false,
    source: null,
    member: {
      ...aSource({ membershipNumber: 'N-1' }).row.document,
      cardholders: [
        card({ id: 'C-2', cardType: 'secondary', firstName: 'Bo', lastName: '', barcode: 'B-2' }),
        card({}),
        card({ id: 'C-3', cardStatus: 'dropped', cardType: 'secondary' }),
      ],
    },
  },
  {
    lineId: 'm-2',
    type: 'Renewal',
    categoryName: 'Friend',
    offeringName: 'One year',
    isGift: false,
    isAutorenew: true,
    notifiesRecipient: false,
    source: null,
    member: { ...aSource().row.document, cardholders: [] },
  },
]

const ticket = (values: Partial<TicketRow>): TicketRow => ({
  id: 't-1',
  code: 'CODE',
  eventId: 'boat-tour',
  slotId: 's-1',
  personTypeId: 'adult',
  price: 1350,
  date: '2026-11-21',
  time: '10:00',
  ...values,
})

test('the items of an order go by the day, add-ons behind what they are for', () => {
  const add = singleLine({
    ...{ id: 'a-1', itemType: 'Inventory', type: 'addOn', sourceId: 'lamp', name: 'Lamp', images: [] },
    ...{ quantity: 1, cost: 500 },
  })
  const night = line({
    id: 's-8',
    name: 'Night',
    visits: [{ slotId: 's-8', eventId: 'night', name: 'Night', startTime: '2026-11-21T20:00:00' }],
  })
  const { orderItems } = orderPayload(order({ lines: [night, add, line({})] }), {
    venue: VENUE,
    tickets: [],
  })
  expect(orderItems.map(({ itemId }) => itemId)).toEqual(['s-1', 's-8', 'a-1'])
})

test('an order with everything is told whole', () => {
  const coupons = [{ couponCode: 'TEN', discount: 100 }]
  const forms = [{ formId: 'dietary' }]
  const document = {
    lines: LINES,
    coupons,
    forms,
    memberships: SOLD,
    giftCertificate: { number: 'GIFT-4321', applied: 1000 },
    emailAnalytics: { clientId: 'x' },
  }
  const tickets = [
    ticket({}),
    ticket({ id: 't-2', slotId: 's-2', eventId: 'pier', personTypeId: 'child' }),
    ticket({ id: 't-3', slotId: 's-3', eventId: 'pier', personTypeId: 'lost' }),
    ticket({ id: 't-4', slotId: 's-9', eventId: 'pier' }),
    ticket({ id: 't-5', slotId: 's-9', eventId: 'lost' }),
  ]
  expect(orderPayload(order(document), { venue: VENUE, tickets })).toEqual({
    id: 'o-1',
    moves: [],
    cancellation: null,
    orderNumber: '7KQ2-MX9R',
    createdOn: '2026-11-20T15:00:00.000Z',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Moss',
    ticketDeliveryEmail: 't@example.com',
    emailAnalytics: { clientId: 'x' },
    sumTotal: 8500,
    taxes: [],
    discountedSumTotal: 7000,
    paid: 6000,
    giftCertificateAmount: 1000,
    giftCertificateDigits: '4321',
    currency: 'EUR',
    coupons,
    creditCardBrand: 'Visa',
    ccLastFourDigits: '4242',
    orderItems: [
      {
        itemId: 's-1',
        itemType: 'Event',
        eventTemplateId: 'boat-tour',
        eventId: 's-1',
        eventName: 'Boat Tour',
        eventStartTime: '2026-11-21T10:00:00',
        amount: 3600,
        discountedAmount: 2700,
        couponDiscount: 100,
        items: [
          {
            quantity: 2,
            ticketingTypeName: 'Adult',
            unitPrice: 1800,
            discountedUnitPrice: 1350,
            amount: 3600,
            discountedAmount: 2700,
            couponDiscount: 100,
          },
        ],
        events: [],
        comboItemId: null,
      },
      {
        itemId: 'c-1',
        itemType: 'Combo',
        eventTemplateId: null,
        eventId: null,
        eventName: 'Pair',
        eventStartTime: null,
        amount: 5001,
        discountedAmount: 4501,
        couponDiscount: 0,
        items: [
          {
            quantity: 2,
            ticketingTypeName: 'Grown-up',
            unitPrice: 2501,
            discountedUnitPrice: 2251,
            amount: 5001,
            discountedAmount: 4501,
          },
        ],
        events: [
          {
            eventTemplateId: 'pier',
            eventId: 's-2',
            eventName: 'Pier, by day',
            eventStartTime: '2026-11-22T10:00:00',
          },
          {
            eventTemplateId: 'pier',
            eventId: 's-3',
            eventName: 'Pier, by night',
            eventStartTime: '2026-11-22T20:00:00',
          },
        ],
        comboItemId: null,
      },
      {
        itemId: 'b-1',
        itemType: 'ComboInventory',
        eventTemplateId: null,
        eventId: null,
        eventName: 'Book',
        eventStartTime: null,
        amount: 1500,
        discountedAmount: 1500,
        couponDiscount: 0,
        donationDetail: { notes: 'Well done' },
        items: [
          {
            quantity: 3,
            ticketingTypeName: 'Book',
            unitPrice: 500,
            discountedUnitPrice: 500,
            amount: 1500,
            discountedAmount: 1500,
          },
        ],
        events: [],
        comboItemId: 'c-1',
      },
    ],
    tickets: [
      ['t-1', 'boat-tour', 's-1', 'Boat Tour', '2026-11-21T10:00:00', 'adult', 'Adult'],
      ['t-2', 'pier', 's-2', 'Pier, by day', '2026-11-22T10:00:00', 'child', 'Child'],
      ['t-3', 'pier', 's-3', 'Pier, by night', '2026-11-22T20:00:00', 'lost', ''],
      ['t-4', 'pier', 's-9', 'Pier', '2026-11-21T10:00:00', 'adult', 'Adult'],
      ['t-5', 'lost', 's-9', '', '2026-11-21T10:00:00', 'adult', 'Adult'],
    ].map(([id, eventTemplateId, eventId, eventName, eventStartTime, ticketTypeId, ticketingTypeName]) => ({
      id,
      code: 'CODE',
      eventTemplateId,
      eventId,
      eventName,
      eventStartTime,
      ticketTypeId,
      ticketingTypeName,
      price: 1350,
    })),
    forms,
    memberships: [
      {
        itemId: 'm-1',
        itemType: 'MembershipPurchase',
        membershipId: 'M-1',
        membershipNumber: 'N-1',
        membershipCategoryId: 'friend',
        membershipCategoryName: 'Friend',
        membershipOfferingName: 'One year',
        name: 'Ada Moss',
        cardholders: [
          { name: 'Bo', barcode: 'B-2' },
          { name: 'Ada Moss', barcode: 'C-1' },
        ],
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        isGift: true,
        isAutorenew: false,
      },
      {
        itemId: 'm-2',
        itemType: 'Renewal',
        membershipId: 'M-1',
        membershipNumber: 'M-1',
        membershipCategoryId: 'friend',
        membershipCategoryName: 'Friend',
        membershipOfferingName: 'One year',
        name: '',
        cardholders: [],
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        isGift: false,
        isAutorenew: true,
      },
    ],
  })
})

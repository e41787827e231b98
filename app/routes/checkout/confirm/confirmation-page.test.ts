import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { OrderItemPayload, OrderPayload } from '#app/contract/orders.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { loadConfirmation } from './confirmation-page.server.ts'

const line = (name: string, quantity: number, discountedAmount: number) => ({
  quantity,
  ticketingTypeName: name,
  unitPrice: 0,
  discountedUnitPrice: 0,
  amount: 0,
  discountedAmount,
})
const anItem = (about: Partial<OrderItemPayload>): OrderItemPayload => ({
  itemId: 'boat~9',
  itemType: 'Event',
  eventTemplateId: 'boat',
  eventId: 'boat.9',
  eventName: 'Boat',
  eventStartTime: '2026-11-21T09:00:00',
  amount: 0,
  discountedAmount: 1400,
  couponDiscount: 0,
  items: [],
  events: [],
  comboItemId: null,
  ...about,
})
const aTicket = (id: string, about: object = {}) => ({
  id,
  code: `code-${id}`,
  eventTemplateId: 'boat',
  eventId: 'boat.9',
  eventName: 'Boat',
  eventStartTime: '2026-11-21T09:00:00',
  ticketTypeId: 'adult',
  ticketingTypeName: 'Adult',
  price: 700,
  ...about,
})
const aMembership = (about: object = {}) => ({
  itemId: 'item-m',
  itemType: 'MembershipPurchase',
  membershipId: 'M-1',
  membershipNumber: '1',
  membershipCategoryId: 'friend',
  membershipCategoryName: 'Friend',
  membershipOfferingName: 'A year',
  name: 'Ada Moss',
  cardholders: [
    { name: 'Ada Moss', barcode: '' },
    { name: 'Bo Moss', barcode: '' },
  ],
  startDate: '2026-11-20',
  expirationDate: '2027-11-19',
  isGift: false,
  isAutorenew: false,
  ...about,
})
const bareOrder: OrderPayload = {
  id: 'o1',
  orderNumber: '1001',
  createdOn: '2026-11-20T12:00:00.000Z',
  email: '',
  firstName: '',
  lastName: '',
  ticketDeliveryEmail: '',
  emailAnalytics: null,
  sumTotal: 500,
  discountedSumTotal: 500,
  paid: 500,
  giftCertificateAmount: 0,
  giftCertificateDigits: null,
  currency: 'USD',
  taxes: [],
  coupons: [],
  creditCardBrand: null,
  ccLastFourDigits: null,
  orderItems: [],
  tickets: [],
  forms: [],
  memberships: [],
}
const boat = { resources: [{ name: 'Pier 3' }, { name: 'Gate B' }], duration: 95 }
const missing = () => Promise.reject(refuse('NOT_FOUND'))

type Answers = { order?: object | null; path?: string; template?: (id: string) => Promise<unknown> }

/** The confirmation of an order, the events asked about, and what was logged. */
async function confirmation({ order = {}, path = '/checkout/pier/confirm/1001', template }: Answers) {
  const events: string[] = []
  const calls: string[] = []
  const logged: string[] = []
  const visit = plainVisit({
    path,
    context: { log: { warn: ({ what }: { what: string }) => logged.push(what) } },
    api: {
      orders: {
        get: async ({ params }: { params: { orderId: string } }) => {
          calls.push(params.orderId)
          return { payload: { ...bareOrder, ...order } }
        },
      },
      events: {
        template: async ({ params }: { params: { eventTemplateId: string } }) => {
          events.push(params.eventTemplateId)
          return template ? template(params.eventTemplateId) : { payload: boat }
        },
      },
    },
  })
  return { page: await loadConfirmation(visit, '1001'), events, calls, logged }
}

const everything = {
  sumTotal: 9000,
  discountedSumTotal: 7900,
  paid: 6900,
  giftCertificateAmount: 1000,
  coupons: [{ couponCode: 'SAVE', discount: 100 }],
  creditCardBrand: 'visa',
  ccLastFourDigits: '4242',
  tickets: [
    aTicket('t1'),
    aTicket('t2', { eventTemplateId: 'pool', eventName: 'Pool', eventStartTime: null }),
  ],
  memberships: [
    aMembership({ isAutorenew: true }),
    aMembership({ itemId: 'item-g', isGift: true, membershipId: 'M-2' }),
  ],
  orderItems: [
    anItem({ items: [line('Adult', 2, 1000), line('Child', 1, 400)] }),
    anItem({
      itemId: 'combo-1',
      itemType: 'Combo',
      eventName: 'Day Out',
      eventStartTime: null,
      discountedAmount: 2000,
      items: [line('Adult', 1, 2000)],
      events: [
        { eventTemplateId: 'boat', eventId: 'b', eventName: 'Boat', eventStartTime: '2026-11-21T13:30:00' },
        { eventTemplateId: 'pool', eventId: 'p', eventName: 'Pool', eventStartTime: null },
      ],
    }),
    anItem({
      itemId: 'map-1',
      itemType: 'ComboInventory',
      eventName: 'Map',
      comboItemId: 'combo-1',
      discountedAmount: 300,
      items: [line('Map', 3, 300)],
    }),
    anItem({
      itemId: 'map-2',
      itemType: 'Inventory',
      eventName: 'Lone map',
      eventStartTime: '2026-11-21',
      comboItemId: 'another',
      discountedAmount: 100,
    }),
    anItem({
      itemId: 'gift-1',
      itemType: 'Donation',
      eventName: 'Roof',
      eventStartTime: null,
      discountedAmount: 2500,
      donationDetail: { isHonor: true, beneficiaryType: 'In memory of', dedicationFirstName: 'Cy' } as never,
    }),
  ],
}

test('an order with everything', async () => {
  const path = '/checkout/pier/confirm/1001?giftCardDigits=9X1'
  const { page, events, calls } = await confirmation({
    order: everything,
    path,
    template: async id => ({ payload: id === 'boat' ? boat : { resources: [], duration: null } }),
  })
  expect([calls, events]).toEqual([['1001'], ['boat', 'pool']])
  expect(page?.tickets.map(({ codePath, codeSize }) => codePath.length > 100 && codeSize > 20)).toEqual([
    true,
    true,
  ])
  expect({
    ...page,
    tickets: page?.tickets.map(({ codePath: _, codeSize: __, ...ticket }) => ticket),
  }).toEqual({
    autoRenews: true,
    card: { amount: 6900, brand: 'visa', lastFour: '4242' },
    cards: [
      {
        gift: null,
        id: 'item-m',
        level: 'Friend',
        number: 'membership-profile-number number=M-1',
        offering: 'A year',
        people: ['Ada Moss', 'Bo Moss'],
        valid: 'membership-valid from=Friday, November 20, 2026 until=Friday, November 19, 2027',
      },
      {
        gift: 'confirmation-gift recipient=Ada Moss',
        id: 'item-g',
        level: 'Friend',
        number: 'membership-profile-number number=M-2',
        offering: 'A year',
        people: ['Bo Moss'],
        valid: 'membership-valid from=Friday, November 20, 2026 until=Friday, November 19, 2027',
      },
    ],
    certificate: { amount: 1000, digits: '9X1' },
    coupons: ['SAVE'],
    groups: [
      {
        lines: [
          {
            amount: 1400,
            combo: null,
            id: 'boat~9',
            name: 'Boat',
            parts: [
              { amount: 1000, label: 'cart-line quantity=2 name=Adult' },
              { amount: 400, label: 'cart-line quantity=1 name=Child' },
            ],
            when: 'Saturday, November 21, 2026 · 9:00 am',
          },
        ],
        total: 1400,
        type: 'event',
      },
      {
        lines: [
          {
            amount: 2300,
            combo: {
              addOns: [{ amount: 300, label: 'cart-line quantity=3 name=Map' }],
              visits: ['Boat · Saturday, November 21, 2026 · 1:30 pm', 'Pool'],
            },
            id: 'combo-1',
            name: 'Day Out',
            parts: [{ amount: 2000, label: 'cart-line quantity=1 name=Adult' }],
            when: null,
          },
        ],
        total: 2300,
        type: 'combo',
      },
      {
        lines: [
          {
            amount: 100,
            combo: null,
            id: 'map-2',
            name: 'Lone map',
            parts: [],
            when: 'Saturday, November 21, 2026',
          },
        ],
        total: 100,
        type: 'addon',
      },
      {
        lines: [
          {
            amount: 2500,
            combo: null,
            id: 'gift-1',
            name: 'Roof',
            parts: [],
            when: 'donation-dedication kind=donation-honor-in-memory name=Cy',
          },
        ],
        total: 2500,
        type: 'donation',
      },
    ],
    saved: 1100,
    tickets: [
      {
        code: 'code-t1',
        date: 'Saturday, November 21, 2026',
        eventName: 'Boat',
        facts: ['Pier 3', 'Gate B', 'event-duration hours=1 minutes=35'],
        id: 't1',
        time: '9:00 am',
        typeName: 'Adult',
      },
      { code: 'code-t2', date: null, eventName: 'Pool', facts: [], id: 't2', time: null, typeName: 'Adult' },
    ],
    total: 7900,
    taxes: [],
  })
})

test('an order with nothing', async () => {
  expect((await confirmation({})).page).toEqual({
    autoRenews: false,
    card: null,
    cards: [],
    certificate: null,
    coupons: [],
    groups: [],
    saved: 0,
    tickets: [],
    total: 500,
    taxes: [],
  })
})

test('what cannot be read of an event is left out, and said in the log where it is a fault', async () => {
  const order = { tickets: [aTicket('t1'), aTicket('t2', { eventTemplateId: 'pool' })] }
  const template = (id: string) =>
    id === 'boat'
      ? Promise.reject(new Error('no answer'))
      : Promise.resolve({ payload: { resources: [{ name: 'Hall' }], duration: null } })
  const { page, logged } = await confirmation({ order, template })
  expect(page?.tickets.map(({ facts }) => facts)).toEqual([[], ['Hall']])
  expect(logged).toEqual(['event of an order'])
  expect((await confirmation({ order, template: missing })).logged).toEqual([])
})

test('a card without a known brand is named so, and a certificate without its digits is not told', async () => {
  const path = '/checkout/pier/confirm/1001?giftCardDigits=12345'
  const { page } = await confirmation({ order: { ...everything, creditCardBrand: null }, path })
  expect(page).toMatchObject({
    card: { brand: 'payment-brand-other', lastFour: '4242', amount: 6900 },
    certificate: null,
  })
  const other = '/checkout/pier/confirm/1001?giftCardDigits=9X1'
  expect((await confirmation({ path: other })).page?.certificate).toBeNull()
})

test('an order that is not there or that another venue has is not found', async () => {
  const failed = (get: () => Promise<unknown>, number = '1001') =>
    loadConfirmation(plainVisit({ api: { orders: { get } } }), number)
  await expect(failed(missing)).rejects.toMatchObject({ status: 404 })
  await expect(failed(missing, '../1')).rejects.toMatchObject({ status: 404 })
  expect(await failed(() => Promise.reject(new Error('no answer')))).toBeNull()
})

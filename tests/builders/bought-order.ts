import type { OrderItemPayload, OwnOrderPayload } from '#app/contract/orders.ts'
import { loadBoughtOrder } from '#app/pages/bought-order.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'

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

export const aTicket = (id: string, about: object = {}) => ({
  id,
  code: `code-${id}`,
  eventTemplateId: 'boat',
  eventId: 'boat.9',
  eventName: 'Boat',
  eventStartTime: '2026-11-21T09:00:00',
  ticketTypeId: 'adult',
  ticketingTypeName: 'Adult',
  price: 700,
  link: `link-${id}`,
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

const bareOrder: OwnOrderPayload = {
  link: '1001.secret',
  changes: { visits: [], endedVisits: [], cancel: null, cancelDeadline: null },
  moves: [],
  cancellation: null,
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

const aResource = (id: string, name: string) => ({
  id,
  name,
  description: '',
  accessibility: '',
  travel: '',
  bring: '',
  map: null,
})

export const boat = { resources: [aResource('pier', 'Pier 3'), aResource('gate', 'Gate B')], duration: 95 }

type Answers = {
  order?: object | null
  path?: string
  now?: Date
  template?: (id: string) => Promise<unknown>
}

/** The confirmation of an order, the events asked about, and what was logged. */
export async function confirmation({
  order = {},
  path = '/checkout/pier/confirm/1001',
  now,
  template,
}: Answers) {
  const events: string[] = []
  const calls: string[] = []
  const logged: string[] = []
  const visit = plainVisit({
    path,
    ...(now ? { now } : {}),
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
  return { page: await loadBoughtOrder(visit, { orderNumber: '1001' }), events, calls, logged }
}

export const everything = {
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
    anItem({
      discountedAmount: 1300,
      couponDiscount: 100,
      items: [{ ...line('Adult', 2, 900), couponDiscount: 100 }, line('Child', 1, 400)],
    }),
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

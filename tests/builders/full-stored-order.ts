import type { OrderRow } from '#app/data/queries/orders/read.ts'
import { venueOf } from '#tests/builders/price-book.ts'
import { anEventTemplate, aVenueFile } from '#tests/builders/venue-file.ts'

export const VENUE = venueOf(
  aVenueFile({
    facilities: [
      { id: 'dock', name: 'Dock' },
      { id: 'hall', name: 'Hall' },
    ],
    events: [
      anEventTemplate({ duration: 90, facilityIds: ['dock', 'lost', 'hall'] }),
      anEventTemplate({ id: 'pier', name: 'Pier' }),
    ],
  }),
)

export const order = (document: object = {}, row: Partial<OrderRow> = {}): OrderRow => ({
  id: 'o-1',
  orderNumber: '7KQ2-MX9R',
  requestUuid: 'r-1',
  cartId: 'cart-1',
  visitorId: null,
  email: 'ada@example.com',
  total: 7000,
  discountTotal: 1500,
  paid: 6000,
  creditCardBrand: 'Visa',
  ccLastFourDigits: '4242',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  ...row,
  document: {
    currency: 'EUR',
    contact: { firstName: 'Ada', lastName: 'Moss', email: 'Ada@example.com', phoneNumber: '' },
    ticketDeliveryEmail: 't@example.com',
    lines: [],
    giftCertificate: null,
    ...document,
  } as unknown as OrderRow['document'],
})

import { expect, test } from 'vitest'
import { order, VENUE } from '#tests/builders/full-stored-order.ts'
import { eventFacts } from '../order-documents.ts'
import { orderPayload } from './order-payload.ts'

test('an order with nothing beside its buyer is told with nulls', () => {
  expect(orderPayload(order(), { venue: VENUE, tickets: [] })).toMatchObject({
    emailAnalytics: null,
    giftCertificateAmount: 0,
    giftCertificateDigits: null,
    coupons: [],
    orderItems: [],
    tickets: [],
    forms: [],
    memberships: [],
  })
})

test('where an event is and how long it takes', () => {
  expect(Object.fromEntries(eventFacts(VENUE))).toEqual({
    'boat-tour': { place: 'Dock, Hall', minutes: 90 },
    pier: { place: '', minutes: null },
  })
})

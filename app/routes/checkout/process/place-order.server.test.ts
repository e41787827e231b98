import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { PLACED, press, UUID } from '#tests/builders/order-placing.ts'

test('[CHK-134] a placed order leads to its confirmation with the date, and the attempt ends', async () => {
  const { location, kept, requests, session } = await press({ answer: PLACED })
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(session?.placed).toEqual({ ...PLACED, giftCardDigits: null, placedAt: '2026-11-20T15:00:00.000Z' })
  expect(requests.place).toEqual([UUID])
  expect(kept).toBeNull()
})

test('[CHK-128] after success nothing is left of card, certificate and cart', async () => {
  const { kept, session } = await press({ answer: PLACED })
  expect(kept).toBeNull()
  expect(session?.cartId).toBeUndefined()
})

test('[CHK-066] whoever has bought a new membership is its member from then on, nobody by another order', async () => {
  const bought = await press({ answer: PLACED, memberships: [{ type: 'MembershipPurchase', isGift: false }] })
  expect(bought.session?.member).toEqual({
    membershipIds: ['M-9'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
  const given = await press({ answer: PLACED, memberships: [{ type: 'MembershipPurchase', isGift: true }] })
  expect([given.session?.member, (await press({ answer: PLACED })).session?.member]).toEqual([
    undefined,
    undefined,
  ])
})

test('whoever renews an expired membership is its member from then on; a secondary cardholder is asked who they are again', async () => {
  const member = {
    membershipIds: ['M-1'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-20T16:00:00.000Z',
    isExpired: true,
  }
  const memberships = [{ type: 'PostTermRenewal', isGift: false }]
  const renewed = await press({ answer: PLACED, memberships, member })
  expect(renewed.session?.member).toEqual({
    membershipIds: ['M-9', 'M-1'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
  const secondary = { ...member, secondaryCardholders: { 'M-1': 'C-2' } }
  expect((await press({ answer: PLACED, memberships, member: secondary })).session?.member).toEqual(secondary)
})

test('[CHK-102] [CHK-103] [CHK-104] [CHK-188] what is sent names who pays and shows of the card what may be shown', async () => {
  const { requests } = await press({ answer: PLACED })
  const [body] = JSON.parse(JSON.stringify(requests.bodies))
  expect(body).toEqual({
    shoppingCartId: 'c1',
    billingFirstName: 'Ada',
    billingLastName: 'Lovelace',
    billingEmail: 'ada@example.com',
    billingPhoneNumber: '555 010 9999',
    billingAddress1: '',
    billingAddress2: '',
    billingCity: '',
    billingState: '',
    billingZipCode: '93940',
    billingCountry: 'US',
    ticketDeliveryEmail: 'ada@example.com',
    paymentToken: 'tok_1',
    token: '424242******4242',
    expDate: '0731',
    ccLastFourDigits: '4242',
    shownTotal: 4500,
    shownDue: 4500,
  })
})

test('[CHK-259] the id of the browser goes with the order, and an order without one goes as well', async () => {
  const known = await press({ answer: PLACED, form: { analyticsClientId: '555.777' } })
  expect(known.requests.bodies).toMatchObject([{ emailAnalytics: '555.777' }])
  const unknown = await press({ answer: PLACED, form: { analyticsClientId: '' } })
  expect(unknown.location).toContain('/confirm/')
})

test('[CHK-131] an order that was placed before is fetched by the uuid of the attempt and confirmed', async () => {
  const { location, requests, kept } = await press({ answer: refuse('20152'), registered: PLACED })
  expect(requests.registry).toEqual([UUID])
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(kept).toBeNull()
})

import { expect, test } from 'vitest'
import { checkoutBody, checkoutHeaders, checkoutPayload } from '#app/rules/checkout/checkout-payload.ts'

const address = {
  country: 'United States',
  streetAddress1: '12 Harbor St',
  streetAddress2: 'Apt 4',
  city: 'Monterey',
  state: 'CA',
  otherState: '',
  zip: '93940',
}
const input = {
  tenantId: 'harborlight',
  shoppingCartId: 'c1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '555 010 9999',
  ticketDeliveryEmail: 'tickets@example.com',
  address,
  card: {
    token: 'tok_1',
    firstSix: '424242',
    lastFour: '4242',
    expMonth: '7',
    expYear: '2031',
  },
  giftCardNumber: 'GIFT-1',
  requestUUID: 'u1',
  recaptchaToken: 'v3',
  recaptchaV2Token: 'v2',
  securePaymentSessionId: 's1',
  analyticsClientId: 'ga1',
}

test('[CHK-102] the payload holds what checkout has gathered', () => {
  expect(checkoutPayload(input)).toEqual({
    tenantId: 'harborlight',
    shoppingCartId: 'c1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    zip: '93940',
    email: 'ada@example.com',
    ticketDeliveryEmail: 'tickets@example.com',
    phoneNumber: '555 010 9999',
    token: '424242******4242',
    paymentToken: 'tok_1',
    manualEntryCardNumber: '',
    expDate: '0731',
    cardExpMonth: '07',
    cardExpYear: '2031',
    ccLastFourDigits: '4242',
    cvc: '',
    giftCardNumber: 'GIFT-1',
    address,
    requestUUID: 'u1',
    recaptchaToken: 'v3',
    recaptchaV2Token: 'v2',
    securePaymentSessionId: 's1',
    analyticsClientId: 'ga1',
  })
})

test('[CHK-102] the payload is mapped to the billing fields of the call', () => {
  expect(checkoutBody(checkoutPayload(input))).toMatchObject({
    shoppingCartId: 'c1',
    billingFirstName: 'Ada',
    billingLastName: 'Lovelace',
    billingZipCode: '93940',
    billingEmail: 'ada@example.com',
    billingPhoneNumber: '555 010 9999',
    ticketDeliveryEmail: 'tickets@example.com',
    paymentToken: 'tok_1',
    token: '424242******4242',
    expDate: '0731',
    ccLastFourDigits: '4242',
    giftCardNumber: 'GIFT-1',
    emailAnalytics: 'ga1',
    billingAddress1: '12 Harbor St',
    billingAddress2: 'Apt 4',
    billingCity: 'Monterey',
    billingState: 'CA',
    billingCountry: 'United States',
    enhancedSecurity: { sessionId: 's1' },
  })
})

test('[CHK-102] request uuid and captcha tokens travel as headers', () => {
  expect(checkoutHeaders(checkoutPayload(input))).toEqual({
    'x-request-uuid': 'u1',
    'x-captcha-token': 'v3',
    'x-captcha-v2-token': 'v2',
  })
})

test('neither payload nor body can carry a card number or CVC', () => {
  const payload = checkoutPayload(input)

  expect([payload.manualEntryCardNumber, payload.cvc]).toEqual(['', ''])
  expect(JSON.stringify(checkoutBody(payload))).not.toMatch(/4242424|"cvc"|manualEntry/)
})

test('without a card the card fields are empty', () => {
  expect(checkoutPayload({ ...input, card: null })).toMatchObject({
    token: '',
    paymentToken: '',
    expDate: '',
    cardExpMonth: '',
    cardExpYear: '',
    ccLastFourDigits: '',
  })
})

import { expect, test } from 'vitest'
import { checkoutBody } from '#app/contract/checkout.ts'
import { venueOf } from '#tests/builders/price-book.ts'
import { aCheckout } from '#tests/builders/shop.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { addressRefusal, contactRefusal } from './check-billing.ts'

const body = (values: object) => checkoutBody.parse(aCheckout({ shoppingCartId: 'c', ...values }))

test.each([
  [{}, null],
  [{ billingAddress1: '' }, ['5082', { billingAddress1: expect.any(String) }]],
  [{ billingAddress2: '<b>' }, ['5082', { billingAddress2: expect.any(String) }]],
  [{ billingCity: '' }, ['5083', { billingCity: expect.any(String) }]],
  [{ billingState: '' }, ['5084', { billingState: expect.any(String) }]],
  [{ billingState: '', billingCountry: 'Austria' }, null],
  [{ billingZipCode: '1' }, ['5085', { billingZipCode: expect.any(String) }]],
  [{ billingCountry: '' }, ['5086', { billingCountry: expect.any(String) }]],
  [
    { billingCity: '', billingAddress1: '' },
    ['5082', { billingAddress1: expect.any(String), billingCity: expect.any(String) }],
  ],
])('%#: the first field of the address that is wrong names the code', (values, expected) => {
  const refusal = addressRefusal(body(values), venueOf(aVenueFile()))
  expect(refusal && [refusal.code, refusal.data.errors]).toEqual(expected)
  for (const sentence of Object.values(refusal?.data.errors ?? {})) expect(sentence).toMatch(/^Please .* .*/)
})

test.each([
  [{}, null],
  [{ ticketDeliveryEmail: 'a@example.com' }, null],
  [
    { billingEmail: 'x', billingPhoneNumber: '1' },
    { billingEmail: 'Please enter a valid email', billingPhoneNumber: 'Please enter a valid phone number' },
  ],
  [{ ticketDeliveryEmail: 'x' }, { ticketDeliveryEmail: expect.stringMatching(/^Please .*email/) }],
])('%#: contact fields are refused with a sentence each, and the first says it', (values, errors) => {
  const refusal = contactRefusal(body(values))
  expect(refusal?.data.errors ?? null).toEqual(errors)
  if (refusal) expect(refusal.message).toBe(`UNPROCESSABLE: ${Object.values(refusal.data.errors!)[0]}`)
})

import { expect, test } from 'vitest'
import { checkoutBody } from '#app/contract/checkout.ts'
import { venueOf } from '#tests/builders/price-book.ts'
import { aCheckout } from '#tests/builders/shop.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { addressRefusal, contactRefusal } from './check-billing.ts'

const full = venueOf(aVenueFile({ company: { checkout: { form: 'full' } } }))
const short = venueOf(aVenueFile())
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
  const refusal = addressRefusal(body(values), full)
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
  const refusal = contactRefusal({ body: body(values), venue: full })
  expect(refusal?.data.errors ?? null).toEqual(errors)
  if (refusal) expect(refusal.message).toBe(`UNPROCESSABLE: ${Object.values(refusal.data.errors!)[0]}`)
})

const nowhere = { billingAddress1: '', billingAddress2: '', billingCity: '', billingState: '' }

test('a venue of the short form needs country and zip, and refuses neither more nor less', () => {
  const codeOf = (values: object) => addressRefusal(body({ ...nowhere, ...values }), short)?.code ?? null
  expect(['', 'x'].map(billingZipCode => codeOf({ billingZipCode }))).toEqual(['5085', '5085'])
  expect([codeOf({}), codeOf({ billingCountry: '' })]).toEqual([null, '5086'])
  expect(addressRefusal(body(nowhere), full)?.code).toBe('5082')
})

test('a venue of the short form needs no phone and one name', () => {
  const shortly = body({ billingPhoneNumber: '', billingLastName: '' })
  const errorsOf = (venue: typeof short) =>
    Object.keys(contactRefusal({ body: shortly, venue })?.data.errors ?? {})
  expect(errorsOf(short)).toEqual([])
  expect(errorsOf(full)).toEqual(['billingLastName', 'billingPhoneNumber'])
  const nobody = body({ billingFirstName: '', billingLastName: '' })
  expect(contactRefusal({ body: nobody, venue: short })?.data.errors).toEqual({
    billingFirstName: 'Please enter your name',
  })
})

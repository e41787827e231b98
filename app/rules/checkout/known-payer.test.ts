import { expect, test } from 'vitest'
import type { BillingAddress } from '#app/rules/checkout/billing-address.ts'
import { isKnownContact, payerFields } from '#app/rules/checkout/known-payer.ts'

const nobody = { firstName: '', lastName: '', email: '', phoneNumber: '' }
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phoneNumber: '' }
const nowhere: BillingAddress = {
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: '',
  zip: '',
}
const home = {
  ...nowhere,
  country: 'US',
  streetAddress1: '12 Harbor St',
  city: 'Monterey',
  state: 'CA',
  zip: '93940',
}
const known = { contact: ada, address: home }

test.each([
  ['nothing typed', nobody, nowhere, ada, home],
  ['a name typed', { ...nobody, firstName: 'Grace' }, nowhere, { ...nobody, firstName: 'Grace' }, nowhere],
  ['a zip typed', nobody, { ...nowhere, zip: '1' }, ada, { ...nowhere, zip: '1' }],
  ['their country chosen', nobody, { ...nowhere, country: 'US' }, ada, home],
  ['another country chosen', nobody, { ...nowhere, country: 'CA' }, ada, { ...nowhere, country: 'CA' }],
])('with %s the fields begin with it, and else with whoever is known', (_, contact, address, shown, at) => {
  expect(payerFields({ typed: { contact, address }, known })).toEqual({ contact: shown, address: at })
})

test('without anybody known what was typed stays', () => {
  const typed = { contact: { ...nobody, email: 'a' }, address: nowhere }
  expect(payerFields({ typed, known: null })).toEqual(typed)
})

const form = { name: 'one', phone: false } as const

test.each([
  ['the one who is known', ada, form, true],
  ['another name', { ...ada, firstName: 'Grace' }, form, false],
  ['another email', { ...ada, email: 'grace@example.com' }, form, false],
  ['no phone, which is asked', ada, { name: 'one', phone: true }, false],
  ['a phone beside it', { ...ada, phoneNumber: '212 555 0101' }, { name: 'one', phone: true }, true],
] as const)('a line stands for the contact with %s: %s', (_, contact, asks, isKnown) => {
  expect(isKnownContact(contact, { known, form: asks })).toBe(isKnown)
})

test('nobody known, or known without an email, has to say who they are', () => {
  expect(isKnownContact(ada, { known: null, form })).toBe(false)
  const mute = { contact: { ...ada, email: '' }, address: home }
  expect(isKnownContact(mute.contact, { known: mute, form })).toBe(false)
})

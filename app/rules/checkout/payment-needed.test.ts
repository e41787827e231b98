import { expect, test } from 'vitest'
import {
  isAddressChecked,
  isCardNeeded,
  orderSecurity,
  type PaymentFacts,
  paymentSections,
} from '#app/rules/checkout/payment-needed.ts'

const facts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  total: 5000,
  certificate: null,
  hasAutoRenew: false,
  hasSavedCard: false,
  usesSavedCard: false,
  addressOf: 'total',
  ...changes,
})
const applied = (balance: number) => ({ balance, isApplied: true })
const saved = { hasSavedCard: true, usesSavedCard: true }

test.each([
  { why: 'a total of 5000', changes: {}, shown: true },
  { why: 'a total of 0', changes: { total: 0 }, shown: false },
  { why: 'a total below 0', changes: { total: -100 }, shown: false },
  { why: 'a total of 0 with auto-renewal', changes: { total: 0, hasAutoRenew: true }, shown: true },
])('[CHK-125] with $why the payment section is shown: $shown', ({ changes, shown }) => {
  expect(paymentSections(facts(changes)).payment).toBe(shown)
})

test.each([
  { why: 'a total of 5000', changes: {}, needed: true },
  { why: 'a total of 0', changes: { total: 0 }, needed: false },
  { why: 'a total of 0 with auto-renewal', changes: { total: 0, hasAutoRenew: true }, needed: true },
])('[CHK-126] with $why the card is checked: $needed', ({ changes, needed }) => {
  expect(isCardNeeded(facts(changes))).toBe(needed)
})

test.each([
  { why: 'a certificate of 5000', certificate: applied(5000), needed: false },
  { why: 'a certificate of 1999', certificate: applied(1999), needed: true },
  { why: 'a certificate only checked', certificate: { balance: 5000, isApplied: false }, needed: true },
])('[CHK-144] [CHK-146] with $why the card is checked: $needed', ({ certificate, needed }) => {
  expect(isCardNeeded(facts({ certificate }))).toBe(needed)
})

test('[CHK-145] a saved card needs no card fields', () => {
  expect(paymentSections(facts(saved))).toMatchObject({ cardFields: false, savedCard: true })
  expect(paymentSections(facts({ hasSavedCard: true }))).toMatchObject({ cardFields: true, savedCard: false })
})

test.each([
  { total: 0, changes: { hasSavedCard: true }, offered: true },
  { total: -1, changes: { hasSavedCard: true }, offered: true },
  { total: 1, changes: { hasSavedCard: true }, offered: false },
  { total: 0, changes: saved, offered: false },
  { total: 0, changes: {}, offered: false },
])(
  '[CHK-037] at $total with $changes the way back to a saved card is offered: $offered',
  ({ total, changes, offered }) => {
    expect(paymentSections(facts({ total, ...changes })).offersSavedCard).toBe(offered)
  },
)

test.each([
  { total: 1, changes: {}, checked: true },
  { total: 0, changes: {}, checked: false },
  { total: -1, changes: {}, checked: false },
])('[CHK-190] at $total the address is checked: $checked', ({ total, changes, checked }) => {
  expect(isAddressChecked(facts({ total, ...changes }))).toBe(checked)
})

test('[CHK-191] a card that is charged again has its address checked at 0 too', () => {
  expect(isAddressChecked(facts({ total: 0, hasAutoRenew: true }))).toBe(true)
  expect(isAddressChecked(facts({ total: 0, ...saved }))).toBe(true)
})

test('with nothing to pay there is no card and no address, whatever card is on file', () => {
  expect(paymentSections(facts({ total: 0, ...saved }))).toMatchObject({ savedCard: false, address: false })
  expect(paymentSections(facts({ hasSavedCard: true })).address).toBe(true)
})

test.each([
  ['total', 4999, true],
  ['total', 5000, true],
  ['due', 4999, true],
  ['due', 5000, false],
] as const)(
  'an address that follows the %s, with a certificate of %i: asked %s',
  (addressOf, balance, isAsked) => {
    expect(paymentSections(facts({ addressOf, certificate: applied(balance) })).address).toBe(isAsked)
  },
)

test('a card that is charged again has its address asked whatever is paid now', () => {
  const renewing = facts({ addressOf: 'due', certificate: applied(5000), hasAutoRenew: true })
  expect(paymentSections(renewing).address).toBe(true)
})

const securities = [
  { enable3DS: true, changes: {}, security: '3ds' },
  { enable3DS: true, changes: { total: 0, hasAutoRenew: true }, security: '3ds' },
  { enable3DS: true, changes: { total: 0 }, security: 'captcha' },
  { enable3DS: true, changes: { certificate: applied(5000) }, security: 'captcha' },
  { enable3DS: true, changes: { certificate: applied(4999) }, security: '3ds' },
  { enable3DS: false, changes: {}, security: 'captcha' },
  { enable3DS: false, changes: { total: 0, hasAutoRenew: true }, security: 'captcha' },
]

test.each(securities)(
  '[CHK-127] 3DS on $enable3DS, order $changes: $security',
  ({ enable3DS, changes, security }) => {
    expect(orderSecurity({ ...facts(changes), enable3DS })).toBe(security)
  },
)

import { expect, test } from 'vitest'
import {
  addressForm,
  type CheckoutFormSettings,
  contactForm,
  isOnePage,
} from '#app/rules/checkout/checkout-form.ts'

const short: CheckoutFormSettings = { form: 'short', phone: false, address: false }
const full: CheckoutFormSettings = { ...short, form: 'full' }
const tickets = { memberships: [] }
const membership = { memberships: [{}] }

test.each([
  [short, tickets, true],
  [short, membership, false],
  [full, tickets, false],
  [full, membership, false],
])('%j with %j is on one page: %s', (settings, cart, onOnePage) => {
  expect(isOnePage({ settings, cart })).toBe(onOnePage)
})

test.each([
  [short, { name: 'one', phone: false }],
  [
    { ...short, phone: true },
    { name: 'one', phone: true },
  ],
  [full, { name: 'parts', phone: true }],
  [
    { ...full, phone: false },
    { name: 'parts', phone: true },
  ],
])('%j asks for %j', (settings, fields) => {
  expect(contactForm(settings)).toEqual(fields)
})

const address = { display: 'address', validation: 'address', country: 'US' } as const
const zipcode = { ...address, display: 'zipcode' } as const

test.each([
  ['short', short, address, false, 'country'],
  ['short, the bank has refused it', short, address, true, 'address'],
  ['short, the venue wants it', { ...short, address: true }, address, false, 'address'],
  ['short, of a venue that shows the zip alone', short, zipcode, true, 'zipcode'],
  ['full', full, address, false, 'address'],
  ['full, of a venue that shows the zip alone', full, zipcode, false, 'zipcode'],
] as const)('of the address is shown, %s', (_, settings, billing, wantsWhole, display) => {
  expect(addressForm({ settings, billing, wantsWhole })).toEqual({ ...billing, display })
})

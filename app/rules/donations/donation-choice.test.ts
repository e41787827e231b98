import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choiceError,
  choiceFrom,
  chooseDonation,
  type DonationOption,
  donationOf,
  isDonationCandidate,
  NO_DONATION,
  NOTHING,
  preselectedPurpose,
} from '#app/rules/donations/donation-choice.ts'

const style = { decimal: '.', digits: 2 } as const
const gift: DonationOption = {
  id: 'gift',
  inventoryId: 'G-1',
  type: 'donation',
  price: 0,
  suggestedAmounts: [500, 2500],
  minimumAmount: 100,
  maximumAmount: 100_000,
}
const plank: DonationOption = {
  ...gift,
  id: 'plank',
  inventoryId: 'P-1',
  type: 'fixedDonation',
  price: 5000,
  suggestedAmounts: [],
}
const offer = { options: [gift, plank], style }
const online = [{ channel: 'online', enabled: true }]

test.each([
  { why: 'a donation', item: { type: 'donation', price: 0, salesChannels: online }, offered: true },
  { why: 'a fixed gift', item: { type: 'fixedDonation', price: 1, salesChannels: online }, offered: true },
  {
    why: 'a fixed gift of 0',
    item: { type: 'fixedDonation', price: 0, salesChannels: online },
    offered: false,
  },
  { why: 'an add-on', item: { type: 'inventory', price: 900, salesChannels: online }, offered: false },
  {
    why: 'a donation that is switched off online',
    item: { type: 'donation', price: 0, salesChannels: [{ channel: 'online', enabled: false }] },
    offered: false,
  },
  {
    why: 'a donation that the desk has switched off',
    item: {
      type: 'donation',
      price: 0,
      salesChannels: [...online, { channel: 'customerRep', enabled: false }],
    },
    offered: true,
  },
  {
    why: 'a donation of the desk',
    item: { type: 'donation', price: 0, salesChannels: [{ channel: 'customerRep', enabled: true }] },
    offered: false,
  },
])('[ORD-203] $why is a candidate: $offered', ({ item, offered }) => {
  expect(isDonationCandidate(item)).toBe(offered)
})

test.each([
  { why: 'nothing', choice: NO_DONATION, donation: null },
  { why: 'the answer nothing', choice: { chosen: NOTHING, typed: '' }, donation: null },
  {
    why: 'an offered amount',
    choice: { chosen: 'gift:2500', typed: '' },
    donation: {
      inventoryId: 'G-1',
      type: 'donation',
      amount: 2500,
      price: 2500,
      quantity: 1,
      hasDecimal: false,
    },
  },
  {
    why: 'a typed amount',
    choice: { chosen: 'gift:other', typed: '$12.50' },
    donation: {
      inventoryId: 'G-1',
      type: 'donation',
      amount: 1250,
      price: 1250,
      quantity: 1,
      hasDecimal: true,
    },
  },
  {
    why: 'a fixed gift',
    choice: { chosen: 'plank', typed: '' },
    donation: {
      inventoryId: 'P-1',
      type: 'fixedDonation',
      amount: 0,
      price: 5000,
      quantity: 1,
      hasDecimal: false,
    },
  },
  { why: 'an amount not typed yet', choice: { chosen: 'gift:other', typed: '' }, donation: null },
  { why: 'an amount that is no number', choice: { chosen: 'gift:25x', typed: '' }, donation: null },
  { why: 'an amount behind something else', choice: { chosen: 'gift:x25', typed: '' }, donation: null },
  { why: 'no amount', choice: { chosen: 'gift', typed: '' }, donation: null },
  { why: 'a way to give that is gone', choice: { chosen: 'roof:500', typed: '' }, donation: null },
])('$why gives $donation', ({ choice, donation }) => {
  expect(donationOf(choice, offer)).toEqual(donation)
})

test('[ORD-183] switching from a fixed gift takes it and its price out', () => {
  const fixed = chooseDonation(NO_DONATION, 'plank')
  expect(donationOf(fixed, offer)).toMatchObject({ price: 5000 })
  expect(donationOf(chooseDonation(fixed, 'gift:other'), offer)).toBeNull()
  expect(donationOf(chooseDonation(fixed, 'gift:500'), offer)).toMatchObject({
    inventoryId: 'G-1',
    price: 500,
  })
  expect(donationOf(chooseDonation(fixed, ''), offer)).toBeNull()
})

test('an amount typed for one option does not stay for another', () => {
  const typed = { chosen: 'gift:other', typed: '40' }
  expect(chooseDonation(chooseDonation(typed, 'plank'), 'gift:other').typed).toBe('')
  expect(chooseDonation(typed, 'gift:other')).toEqual(typed)
})

test.each([
  { typed: 'a lot', error: { text: 'donation-amount-invalid' } },
  { typed: '0.99', error: { text: 'donation-amount-range', args: { minimum: 100, maximum: 100_000 } } },
  { typed: '1', error: null },
  { typed: '1,000', error: null },
  { typed: '1000.01', error: { text: 'donation-amount-range', args: { minimum: 100, maximum: 100_000 } } },
])("'$typed' is refused with $error.text", ({ typed, error }) => {
  expect(choiceError({ chosen: 'gift:other', typed }, offer)).toEqual(error)
})

test.each([
  { why: 'nothing', stored: undefined, chosen: '', typed: '' },
  { why: 'a gift that is gone', stored: { inventoryId: 'X-1', amount: 500 }, chosen: '', typed: '' },
  { why: 'a fixed gift', stored: { inventoryId: 'P-1', amount: 0 }, chosen: 'plank', typed: '' },
  { why: 'an offered amount', stored: { inventoryId: 'G-1', amount: 2500 }, chosen: 'gift:2500', typed: '' },
  {
    why: 'its own amount',
    stored: { inventoryId: 'G-1', amount: 1250 },
    chosen: 'gift:other',
    typed: '12.50',
  },
])('$why in the cart is chosen as $chosen', ({ stored, chosen, typed }) => {
  expect(choiceFrom(stored, offer)).toEqual({ chosen, typed })
})

test('a way to give that is gone has no wrong amount, and nothing is an answer of its own', () => {
  expect(choiceError({ chosen: 'roof:500', typed: '' }, offer)).toBeNull()
  expect([NOTHING, NO_DONATION.chosen]).toEqual([':none', ''])
})

test('law: a gift that was stored is chosen again as it was', () => {
  const choices = fc.oneof(
    fc.constantFrom('plank', 'gift:500', 'gift:2500', '').map(chosen => ({ chosen, typed: '' })),
    fc
      .integer({ min: 100, max: 100_000 })
      .map(cents => ({ chosen: 'gift:other', typed: String(cents / 100) })),
  )
  fc.assert(
    fc.property(choices, choice => {
      const donation = donationOf(choice, offer)
      const again = choiceFrom(donation ?? undefined, offer)
      expect(donationOf(again, offer)).toEqual(donation)
    }),
  )
})

const funds = [
  { id: 'boats', name: 'Old boats', isDefault: true },
  { id: 'roof', name: 'New roof', isDefault: false },
]

test.each([
  { requested: undefined, name: 'Old boats' },
  { requested: 'roof', name: 'New roof' },
  { requested: 'new ROOF', name: 'New roof' },
  { requested: 'nothing', name: 'Old boats' },
])('(ORD-122) (ORD-074) with $asked in the address $name is preselected', ({ requested: query, name }) => {
  expect(preselectedPurpose(funds, query)).toBe(name)
  expect(preselectedPurpose(funds.slice(1), undefined)).toBe('')
})

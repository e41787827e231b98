import { expect, test } from 'vitest'
import {
  type CartMembership,
  type CheckoutFacts,
  checkoutRefusals,
  type OrderedCart,
} from '#app/rules/carts/may-check-out.ts'

const ticket = { id: 't', ticketTypeId: 'adult', name: 'Adult', price: 1200, quantity: 1, isRetail: false }
const slot = { eventId: 's1', tickets: [ticket], addOns: [] }
const templates = [{ eventTemplateId: 'reef', events: [slot] }]
const addOn = { id: 'a', inventoryId: 'a', name: 'Map', price: 300, quantity: 1 }
const donations = [{ inventoryId: 'fund', type: 'donation' as const, amount: 500, price: 500, quantity: 1 }]
const combo = (eventId?: string) => ({
  comboTemplateId: 'duo',
  comboTemplateName: 'Duo',
  comboTemplateType: 'fixedPrice',
  events: [{ eventTemplateId: 'dome', ...(eventId ? { eventId } : {}) }],
  tickets: [{ eventTemplateId: 'dome', ticketTypeId: 'adult', quantity: 2 }],
  addOns: [],
})
const membership = (changes: Partial<CartMembership> = {}): CartMembership => ({
  type: 'MembershipPurchase',
  membershipCategoryId: 'family',
  membershipOfferingId: 'year',
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
  ...changes,
})
const refusals = (cart: Partial<OrderedCart>, facts: Partial<CheckoutFacts> = {}) =>
  checkoutRefusals({
    cart: { templates: [], comboItems: [], memberships: [], donations: [], total: 0, ...cart },
    hasPrimaryMember: false,
    overLimit: false,
    hasDonationErrors: false,
    ...facts,
  })

test.each([
  {
    why: 'an auxiliary membership alone',
    memberships: [membership({ auxiliary: true })],
    primary: false,
    refused: true,
  },
  {
    why: 'one with a primary member',
    memberships: [membership({ auxiliary: true })],
    primary: true,
    refused: false,
  },
  {
    why: 'one with a base membership',
    memberships: [membership({ auxiliary: true }), membership()],
    primary: false,
    refused: false,
  },
  {
    why: 'one with a gift membership',
    memberships: [membership({ auxiliary: true }), membership({ isGift: true })],
    primary: false,
    refused: true,
  },
  { why: 'a base membership alone', memberships: [membership()], primary: false, refused: false },
])('[ORD-187] [CHK-154] $why is an invalid membership: $refused', ({ memberships, primary, refused }) => {
  expect(refusals({ memberships }, { hasPrimaryMember: primary })).toEqual(
    refused ? ['invalid-membership'] : [],
  )
})

test('[ORD-188] a membership without an offering blocks checkout', () => {
  expect(refusals({ memberships: [membership({ membershipOfferingId: undefined })] })).toEqual([
    'offering-missing',
  ])
  expect(refusals({ memberships: [membership()] })).toEqual([])
})

test.each([
  { why: 'nothing', cart: {}, refused: ['nothing-ordered'] },
  {
    why: 'add-ons alone',
    cart: {
      templates: [{ eventTemplateId: 'reef', events: [{ eventId: 's', tickets: [], addOns: [addOn] }] }],
    },
    refused: ['nothing-ordered'],
  },
  { why: 'a ticket', cart: { templates }, refused: [] },
  { why: 'a combo ticket', cart: { comboItems: [combo('s1')] }, refused: [] },
  { why: 'a membership', cart: { memberships: [membership()] }, refused: [] },
  { why: 'a donation', cart: { donations }, refused: [] },
])('[ORD-189] an order of $why is refused with $refused', ({ cart, refused }) => {
  expect(refusals(cart)).toEqual(refused)
})

test.each([
  {
    why: 'an upgrade with tickets',
    cart: { templates, memberships: [membership({ type: 'Upgrade' })] },
    refused: true,
  },
  {
    why: 'an upgrade with a donation',
    cart: { donations, memberships: [membership({ type: 'Upgrade' })] },
    refused: true,
  },
  {
    why: 'an upgrade with another membership',
    cart: { memberships: [membership({ type: 'Upgrade' }), membership()] },
    refused: false,
  },
  {
    why: 'a renewal upgrade with tickets',
    cart: { templates, memberships: [membership({ type: 'RenewalUpgrade' })] },
    refused: false,
  },
  { why: 'a new membership with tickets', cart: { templates, memberships: [membership()] }, refused: false },
])('$why must be ordered separately: $refused', ({ cart, refused }) => {
  expect(refusals(cart)).toEqual(refused ? ['order-separately'] : [])
})

test.each([
  [-2500, ['negative-total']],
  [-1, ['negative-total']],
  [0, []],
  [1200, []],
])('[ORD-191] a total of %i is refused with %j', (total, refused) => {
  expect(refusals({ templates, total })).toEqual(refused)
})

test('[ORD-115] [ORD-168] a combo event without a slot is sold out and blocks checkout', () => {
  const half = {
    ...combo('s1'),
    events: [{ eventTemplateId: 'dome', eventId: 's1' }, { eventTemplateId: 'reef' }],
  }

  expect(refusals({ comboItems: [combo()] })).toEqual(['combo-sold-out'])
  expect(refusals({ comboItems: [combo('s1'), half] })).toEqual(['combo-sold-out'])
  expect(refusals({ comboItems: [combo('s1')] })).toEqual([])
})

test('donation errors block checkout', () => {
  expect(refusals({ templates }, { hasDonationErrors: true })).toEqual(['donation-error'])
})

test('a quantity over its limit blocks checkout', () => {
  expect(refusals({ templates }, { overLimit: true })).toEqual(['over-limit'])
})

test('every reason is told at once', () => {
  const cart = { templates, total: -5, comboItems: [combo()], memberships: [membership({ type: 'Upgrade' })] }

  expect(refusals(cart)).toEqual(['combo-sold-out', 'order-separately', 'negative-total'])
})

import { expect, test } from 'vitest'
import { cartItemCount } from '#app/rules/carts/cart-count.ts'
import { emptyCart } from '#tests/builders/empty-cart.ts'

const empty = emptyCart({ id: 'c1', tenantId: 'harborlight' })
const ticket = { id: 't', ticketTypeId: 'adult', name: 'Adult', price: 1200, quantity: 2, isRetail: false }
const addOn = { id: 'a', inventoryId: 'a', name: 'Map', price: 300, quantity: 1 }
const combo = {
  comboTemplateId: 'duo',
  comboTemplateName: 'Duo',
  comboTemplateType: 'fixedPrice',
  events: [],
  tickets: [{ eventTemplateId: 'dome', ticketTypeId: 'adult', quantity: 3 }],
  addOns: [{ addOnId: 'b', quantity: 2, unitPrice: 100 }],
}
const donation = { inventoryId: 'fund', type: 'donation' as const, amount: 500, price: 500, quantity: 1 }
const membership = {
  type: 'Renewal' as const,
  membershipCategoryId: 'family',
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
}

test('tickets and add-ons count as many as they are, of combos too', () => {
  const templates = [
    { eventTemplateId: 'reef', events: [{ eventId: 's1', tickets: [ticket], addOns: [addOn] }] },
  ]

  expect(cartItemCount({ ...empty, templates })).toBe(3)
  expect(cartItemCount({ ...empty, comboItems: [combo] })).toBe(5)
})

test('a donation counts one, an empty cart nothing', () => {
  expect(cartItemCount({ ...empty, donations: [donation] })).toBe(1)
  expect(cartItemCount(empty)).toBe(0)
})

test('a membership counts one whatever quantity came with it', () => {
  const sent = { ...membership, quantity: 5 }

  expect(cartItemCount({ ...empty, memberships: [sent] })).toBe(1)
  expect(cartItemCount({ ...empty, memberships: [sent, membership] })).toBe(2)
})

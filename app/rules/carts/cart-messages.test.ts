import { expect, test } from 'vitest'
import { isBroken } from '#app/rules/carts/cart-errors.ts'
import { REFUND, refusalMessage } from '#app/rules/carts/cart-messages.ts'
import { checkoutRefusals } from '#app/rules/carts/may-check-out.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { emptyCart } from '#tests/builders/empty-cart.ts'

const line = (count: number) => ({
  itemType: 'Event' as const,
  events: Array.from({ length: count }, (_, i) => ({ eventId: `s${i}` })),
})

test('(ORD-152) an event line with two events is a cart error', () => {
  expect(isBroken([line(2)])).toBe(true)
  expect(isBroken([line(1), line(1)])).toBe(false)
})

test('an in-cycle upgrade with other items asks to order separately', () => {
  const upgrade = {
    type: 'Upgrade' as const,
    membershipCategoryId: 'family',
    membershipOfferingId: 'year',
    auxiliary: false,
    isGift: false,
    isAutorenew: false,
  }
  const donation = { inventoryId: 'fund', type: 'donation' as const, amount: 500, price: 500, quantity: 1 }
  const cart = {
    ...emptyCart({ id: 'c1', tenantId: 'harborlight' }),
    memberships: [upgrade],
    donations: [donation],
  }
  const facts = { hasPrimaryMember: false, overLimit: false, hasDonationErrors: false }
  const renewal = { ...cart, memberships: [{ ...upgrade, type: 'RenewalUpgrade' as const }] }

  expect(checkoutRefusals({ cart, ...facts }).map(refusal => defaultWords(refusalMessage[refusal]))).toEqual([
    'Please order membership and tickets separately.',
  ])
  expect(checkoutRefusals({ cart: { ...cart, donations: [] }, ...facts })).toEqual([])
  expect(checkoutRefusals({ cart: renewal, ...facts })).toEqual([])
})

test('(ORD-294) a negative total says that there is no refund online and what to do', () => {
  expect(REFUND.map(defaultWords)).toEqual([
    'Sorry, we cannot process a refund online.',
    'Please change the items in your cart or contact us for assistance.',
  ])
})

test('every refusal has words', () => {
  expect(Object.values(refusalMessage).every(message => defaultWords(message).length > 0)).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ITEM_TYPES } from '#app/rules/carts/item-types.ts'
import { clearedPayment, hasAutoRenewNotice, totalsByType } from '#app/rules/checkout/confirmation.ts'
import { sumCents } from '#app/rules/money/cents.ts'

test('(CHK-063) the confirmation adds up each item type', () => {
  const lines = [
    { itemType: 'Event' as const, itemSubtotal: 3900 },
    { itemType: 'Donation' as const, itemSubtotal: 1000 },
    { itemType: 'Event' as const, itemSubtotal: 1200 },
  ]

  expect(totalsByType(lines)).toEqual([
    { itemType: 'Event', total: 5100 },
    { itemType: 'Donation', total: 1000 },
  ])
})

test('(CHK-063) the totals of all types are the total of the order', () => {
  const line = fc.record({ itemType: fc.constantFrom(...ITEM_TYPES), itemSubtotal: fc.nat(1_000_000) })

  fc.assert(
    fc.property(fc.array(line), lines => {
      expect(sumCents(totalsByType(lines).map(type => type.total))).toBe(
        sumCents(lines.map(({ itemSubtotal }) => itemSubtotal)),
      )
    }),
  )
})

test.each([
  { memberships: [{ isAutorenew: false }, { isAutorenew: true }], notice: true },
  { memberships: [{ isAutorenew: false }], notice: false },
  { memberships: [], notice: false },
])('an order of $memberships has the auto-renew notice: $notice', ({ memberships, notice }) => {
  expect(hasAutoRenewNotice(memberships)).toBe(notice)
})

test('(CHK-128) after success the card and the certificate are gone, the rest stays', () => {
  const state = {
    email: 'ada@example.com',
    card: { number: '4242424242424242', cvc: '123', expMonth: '7', expYear: '2031' },
    promo: { balance: 1, remaining: 1, outstanding: 0 },
  }

  expect(clearedPayment(state)).toEqual({
    email: 'ada@example.com',
    card: { number: '', cvc: '', expMonth: '', expYear: '' },
    promo: null,
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ITEM_TYPES, PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { hasAutoRenewNotice, receiptType, totalsByType } from '#app/rules/checkout/confirmation.ts'
import { sumCents } from '#app/rules/money/cents.ts'

const line = (itemType: string, amount: number) => ({ itemType, amount })

test('[CHK-063] the confirmation adds up each item type, in one order', () => {
  const lines = [
    line('Donation', 1000),
    line('Event', 3900),
    line('Renewal', 9500),
    line('Event', 1200),
    line('ComboInventory', 600),
    line('Inventory', 500),
  ]
  expect(totalsByType(lines).map(({ type, total, lines: own }) => [type, total, own.length])).toEqual([
    ['event', 5100, 2],
    ['membership', 9500, 1],
    ['addon', 1100, 2],
    ['donation', 1000, 1],
  ])
})

test('[CHK-063] the totals of all types are the total of the order, and no line is lost', () => {
  const bought = fc.record({ itemType: fc.constantFrom(...ITEM_TYPES), amount: fc.nat(1_000_000) })

  fc.assert(
    fc.property(fc.array(bought), lines => {
      const groups = totalsByType(lines)
      expect(sumCents(groups.map(({ total }) => total))).toBe(sumCents(lines.map(({ amount }) => amount)))
      expect(new Set(groups.flatMap(({ lines: own }) => own))).toEqual(new Set(lines))
    }),
  )
})

test.each([...PURCHASE_TYPES])('%s is a membership', type => {
  expect(receiptType(type)).toBe('membership')
})

test.each([
  { memberships: [{ isAutorenew: false }, { isAutorenew: true }], notice: true },
  { memberships: [{ isAutorenew: false }], notice: false },
  { memberships: [], notice: false },
])('[CHK-060] an order of $memberships has the auto-renew notice: $notice', ({ memberships, notice }) => {
  expect(hasAutoRenewNotice(memberships)).toBe(notice)
})

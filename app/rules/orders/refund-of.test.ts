import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidForVisits, refundOf, staysBought } from './refund-of.ts'

const line = (itemType: string, paid: number, taxes: object[] = []) => ({ itemType, paid, taxes }) as never
const terms = (refundPercent = 100, cancelFee = 0) => ({ refundPercent, cancelFee })
const tax = (amount: number, included = false) => ({ id: 't', name: 'Tax', included, amount })

test.each([
  ['tickets, all of it', [line('Event', 3600)], [3600, 0], terms(), [3600, 3600, 0]],
  [
    'combos and add-ons as well',
    [line('Combo', 2000), line('Inventory', 300), line('ComboInventory', 200)],
    [2500, 0],
    terms(),
    [2500, 2500, 0],
  ],
  ['a share', [line('Event', 3600)], [3600, 0], terms(80), [2880, 2880, 0]],
  ['a share, half up', [line('Event', 1001)], [1001, 0], terms(50), [501, 501, 0]],
  ['less the fee', [line('Event', 3600)], [3600, 0], terms(80, 200), [2680, 2680, 0]],
  ['a fee above the share', [line('Event', 100)], [100, 0], terms(50, 200), [0, 0, 0]],
  ['nothing', [line('Event', 3600)], [3600, 0], terms(0), [0, 0, 0]],
  ['with its taxes', [line('Event', 1000, [tax(80)]), line('Tax', 80)], [1080, 0], terms(), [1080, 1080, 0]],
  [
    'taxes in the price are there already',
    [line('Event', 1000, [tax(80, true)])],
    [1000, 0],
    terms(),
    [1000, 1000, 0],
  ],
  [
    'without fees, memberships and donations',
    [line('Event', 1000), line('Fee', 150), line('Renewal', 9000), line('Donation', 500)],
    [10_650, 0],
    terms(),
    [1000, 1000, 0],
  ],
  [
    'to the card first, then to the certificate',
    [line('Event', 3600)],
    [1600, 2000],
    terms(),
    [3600, 1600, 2000],
  ],
  ['a share to the card alone', [line('Event', 3600)], [2000, 1600], terms(50), [1800, 1800, 0]],
  ['a certificate that paid all', [line('Event', 3600)], [0, 3600], terms(), [3600, 0, 3600]],
])('%s', (_, lines, [paid, certificate], about, [total, card, back]) => {
  expect(refundOf({ lines, paid: paid ?? 0, certificate: certificate ?? 0 }, about)).toEqual({
    total,
    card,
    certificate: back,
  })
})

test('tickets, combos and add-ons are paid for with the visits, with the taxes on them', () => {
  const lines = [line('Event', 1000, [tax(80), tax(50, true)]), line('Inventory', 300), line('Renewal', 9000)]
  expect(paidForVisits(lines)).toBe(1380)
})

test.each([
  ['Event', false],
  ['ComboInventory', false],
  ['Tax', false],
  ['Fee', true],
  ['Donation', true],
  ['Renewal', true],
])('a line of type %s stays bought: %s', (itemType, stays) => {
  expect(staysBought({ itemType })).toBe(stays)
})

test('no order gets back more than was paid, by card or by certificate', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom('Event', 'Combo', 'Fee', 'Donation'), fc.nat(10_000)), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(lines, fc.nat(100), fc.nat(5000), fc.nat(100), (given, refundPercent, cancelFee, byCard) => {
      const all = given.reduce((sum, [, cents]) => sum + cents, 0)
      const paid = Math.floor((all * byCard) / 100)
      const refund = refundOf(
        { lines: given.map(([type, cents]) => line(type, cents)), paid, certificate: all - paid },
        { refundPercent, cancelFee },
      )
      expect(refund.total).toBe(refund.card + refund.certificate)
      expect(refund.card).toBeLessThanOrEqual(paid)
      expect(refund.certificate).toBeLessThanOrEqual(all - paid)
      expect(Math.min(refund.card, refund.certificate)).toBeGreaterThanOrEqual(0)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiscount, orderTotals } from '#app/rules/carts/order-lines.ts'

const line = (itemRetailSubtotal: number, itemSubtotal: number) => ({ itemRetailSubtotal, itemSubtotal })

test.each([
  { retail: 5400, subtotal: 3900, saved: 1500 },
  { retail: 1000, subtotal: 1000, saved: 0 },
])('a line of $subtotal instead of $retail saves $saved', ({ retail, subtotal, saved }) => {
  expect(lineDiscount(line(retail, subtotal))).toBe(saved)
})

test('the parts of an order sum to the whole', () => {
  const money = fc.record({ retail: fc.nat(100_000), off: fc.nat(100_000) })
  fc.assert(
    fc.property(fc.array(money), parts => {
      const lines = parts.map(({ retail, off }) => line(retail, Math.max(retail - off, 0)))
      const { total, discountTotal, totals } = orderTotals(lines)
      expect(total + discountTotal).toBe(lines.reduce((sum, part) => sum + part.itemRetailSubtotal, 0))
      expect(totals).toEqual({ total, discountTotal })
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameCart } from '#app/rules/carts/same-cart.ts'

test('[ORD-146] carts that differ only in when they expire are the same', () => {
  const cart = { id: 'c1', templates: [{ eventTemplateId: 'reef' }] }

  expect(
    isSameCart({ ...cart, expirationDate: '2026-05-02' }, { ...cart, expirationDate: '2026-05-03' }),
  ).toBe(true)
  expect(isSameCart({ ...cart, expirationDate: '2026-05-02' }, cart)).toBe(true)
})

test('[ORD-146] any other difference counts', () => {
  expect(isSameCart({ id: 'c1', total: 1 }, { id: 'c1', total: 2 })).toBe(false)
  expect(isSameCart({ id: 'c1', forms: ['a', 'b'] }, { id: 'c1', forms: ['b', 'a'] })).toBe(false)
  expect(isSameCart({ id: 'c1' }, null)).toBe(false)
})

test('the order of keys is no difference', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), cart => {
      const turned = Object.fromEntries(Object.entries(cart).reverse())

      expect(isSameCart(cart, turned)).toBe(true)
    }),
  )
})

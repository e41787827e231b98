import { expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { discountsOfOrders } from './recap-line.ts'

const line = (amounts: Partial<CartPayload['orders'][number]>) => amounts as CartPayload['orders'][number]

test('what is off an order is the member price where members pay less, the discount for the rest, and no coupon', () => {
  const orders = [
    line({ itemRetailSubtotal: 5000, itemSubtotal: 3500, couponDiscount: 200, memberDiscount: 1000 }),
    line({ itemRetailSubtotal: 2000, itemSubtotal: 1500, memberDiscount: 500 }),
    line({ itemRetailSubtotal: 900, itemSubtotal: 900 }),
  ]
  expect(discountsOfOrders(orders)).toEqual({ member: 1500, discount: 300 })
})

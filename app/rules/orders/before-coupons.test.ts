import { expect, test } from 'vitest'
import { beforeCoupons } from './before-coupons.ts'

test('what codes took off an item and each of its lines is in their price again, and nothing else', () => {
  const items = [
    {
      discountedAmount: 6090,
      couponDiscount: 500,
      items: [
        { quantity: 2, discountedAmount: 4000, couponDiscount: 400 },
        { quantity: 1, discountedAmount: 2090, couponDiscount: 100 },
      ],
    },
    { discountedAmount: 900, couponDiscount: 0, items: [{ quantity: 1, discountedAmount: 900 }] },
  ]
  expect(
    beforeCoupons(items).map(item => [item.discountedAmount, item.items.map(line => line.discountedAmount)]),
  ).toEqual([
    [6590, [4400, 2190]],
    [900, [900]],
  ])
})

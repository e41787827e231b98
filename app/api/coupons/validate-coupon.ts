import { api } from '../kernel/api.ts'
import { checkCoupons } from './validate-coupons.ts'

/** Checks one coupon code for a cart (CHK-242). */
export const validateCoupon = api.coupons.validateOne.handler(async ({ input, context }) => {
  const { shoppingCartId, code } = input.params
  return { payload: await checkCoupons(context, { shoppingCartId, codes: [code] }) }
})

import type { CouponValidation } from '#app/contract/coupons.ts'
import { findOpenCart } from '../carts/open-cart.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { refuse } from '../refuse.ts'

/** Checks coupon codes for a cart together (CHK-243); the payload is JSON text. */
export const validateCoupons = api.coupons.validate.handler(async ({ input, context }) => {
  const { shoppingCartId, couponCodes } = input.body
  const validation = await checkCoupons(context, { shoppingCartId, codes: couponCodes })
  return { payload: JSON.stringify(validation) }
})

/** No code takes anything off yet: each is told to be invalid, so that none is believed to have been used. */
export async function checkCoupons(
  context: ApiContext,
  asked: { shoppingCartId: string; codes: string[] },
): Promise<CouponValidation> {
  if (!(await findOpenCart(context, asked.shoppingCartId)))
    throw refuse('NOT_FOUND', { text: 'There is no such cart' })
  const codes = asked.codes.filter(code => code !== '')
  return {
    valid: codes.length === 0,
    validCouponcodes: [],
    invalidCouponCodes: codes,
    conflictingCoupons: { conflictingCouponCodes: [] },
  }
}

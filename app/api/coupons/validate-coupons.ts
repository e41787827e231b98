import type { CouponValidation } from '#app/contract/coupons.ts'
import type { CartCoupons } from '#app/rules/pricing/coupon-lines.ts'
import { codesOf } from '#app/rules/pricing/coupon-terms.ts'
import { findOpenCart, priceStoredCart } from '../carts/open-cart.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { refuseGuesses } from './refuse-guesses.ts'

/** Checks coupon codes for a cart together (CHK-243); the payload is JSON text. */
export const validateCoupons = api.coupons.validate.handler(async ({ input, context }) => {
  const { shoppingCartId, couponCodes } = input.body
  const validation = await checkCoupons(context, { shoppingCartId, codes: couponCodes })
  return { payload: JSON.stringify(validation) }
})

/**
 * Tries the codes on the cart as it stands. `valid` when every one of them holds; blank ones are not asked about (decision C8).
 */
export async function checkCoupons(
  context: ApiContext,
  request: { shoppingCartId: string; codes: string[] },
): Promise<CouponValidation> {
  const row = await findOpenCart(context, request.shoppingCartId)
  if (!row) throw refuse('NOT_FOUND', { text: 'There is no such cart' })
  const document = { ...row.document, couponCode: undefined, couponCodes: request.codes }
  await refuseGuesses(context, { stored: row, codes: codesOf(document) })
  const { coupons } = await priceStoredCart(context, { ...row, document })
  return validationOf(coupons)
}

function validationOf({ used, invalid, conflicting }: CartCoupons): CouponValidation {
  return {
    valid: invalid.length === 0 && conflicting.length === 0,
    validCouponcodes: used.map(({ code, eventPricepointMap }) => ({
      couponCode: code,
      events: Object.keys(eventPricepointMap),
      eventPricepointMap,
    })),
    invalidCouponCodes: invalid,
    conflictingCoupons: conflicting.map(({ code, with: others }) => ({
      couponCode: code,
      conflictingCouponCodes: others,
    })),
  }
}

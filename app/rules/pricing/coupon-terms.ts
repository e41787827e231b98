import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { localDateAt } from '../calendar/wall-time.ts'
import { enteredCodes } from '../checkout/coupons.ts'
import type { CouponQuestion } from '../coupons/apply-coupons.ts'
import { featuresOf } from '../events/features.ts'
import type { PriceBook } from './price-book.ts'

/** The codes that are typed, and the coupons they may name. */
export type CouponTerms = Omit<CouponQuestion, 'items'>

/** An order without codes. */
export const NO_COUPONS: CouponTerms = { codes: [], coupons: new Map(), today: '', many: false }

/** The coupon codes of a cart: trimmed, in capitals, each once; none where the venue takes no coupons (CHK-226). */
export function codesOf({ couponCode = '', couponCodes }: CartDocument): string[] {
  return [...new Set(enteredCodes([couponCode, ...couponCodes]))]
}

/** The terms of a cart's coupon codes as the venue has them today. */
export function couponTerms(document: CartDocument, { venue, coupons, now }: PriceBook): CouponTerms {
  const mode = featuresOf(venue.document.company).coupons
  return {
    codes: codesOf(document),
    coupons: mode === 'none' ? new Map() : coupons,
    today: localDateAt(now, venue.document.venue.timeZone),
    many: mode === 'many',
  }
}

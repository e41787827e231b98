import type { CartPayload } from '#app/contract/carts.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { CheckoutPage } from './checkout-model.ts'

type LinkedCoupon = {
  cart: Pick<CartPayload, 'coupons'>
  draft: Pick<CheckoutDraft, 'linkCoupon' | 'coupon'>
}

/** What the page says of the coupon that came by a link: what it saves, or the reason at its field while it stands there. */
export function linkedCouponView({
  cart,
  draft: { linkCoupon, coupon },
}: LinkedCoupon): Pick<CheckoutPage, 'linkCoupon' | 'linkErrors'> {
  const used = cart.coupons.find(({ couponCode }) => couponCode === linkCoupon?.code)
  const error = linkCoupon && coupon === linkCoupon.code ? linkCoupon.error : ''
  return {
    linkCoupon: used ? { code: used.couponCode, discount: used.discount } : null,
    linkErrors: error ? { coupon: error } : {},
  }
}

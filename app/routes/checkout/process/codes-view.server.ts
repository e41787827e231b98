import type { VenueView } from '#app/pages/venue-view.ts'
import { applyCertificate, lastDigits } from '#app/rules/checkout/gift-certificate.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import type { CheckoutPage } from './checkout-model.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

/** The coupons in use, and what was typed of another; null where the venue takes none. */
export function couponsOf({ cart, draft }: OpenCheckout, venue: VenueView): CheckoutPage['coupons'] {
  const { coupons } = featuresOf(venue.company)
  if (coupons === 'none') return null
  const used = cart.coupons.map(({ couponCode, discount }) => ({ code: couponCode, discount }))
  return { many: coupons === 'many', used, typed: draft.coupon }
}

/** The certificate that was looked up or is used; null where the venue takes none. */
export function certificateOf({ cart, draft }: OpenCheckout, venue: VenueView): CheckoutPage['certificate'] {
  if (!featuresOf(venue.company).giftCertificates) return null
  const { certificate } = draft
  if (!certificate) return { typed: draft.giftCard, balance: null, used: null }
  const { number, balance, isApplied } = certificate
  const used = isApplied ? { ...applyCertificate(cart.total, balance), digits: lastDigits(number) } : null
  return { typed: number, balance, used }
}

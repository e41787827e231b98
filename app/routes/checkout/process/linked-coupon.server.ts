import type { Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { couponOfLink } from '#app/rules/checkout/linked-coupon.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { applyCouponCodes } from './codes.server.ts'
import { type OpenCheckout, openCheckout } from './open-checkout.server.ts'

/**
 * The checkout with the coupon that the address hands on, tried once for each cart: one that holds is used, one that does not stands in its
 * field with the reason. Null where there is nothing to try. The draft must be kept, or it is tried again.
 */
export async function withLinkedCoupon(
  visit: Visit,
  { checkout, request }: { checkout: OpenCheckout; request: Request },
): Promise<OpenCheckout | null> {
  const code = couponOfLink({
    code: linkBase(visit).carried?.coupon,
    tried: checkout.draft.linkCoupon?.code ?? null,
    used: checkout.cart.coupons.map(({ couponCode }) => couponCode),
    coupons: featuresOf(visit.venue.company).coupons,
  })
  if (!code) return null
  const form = new FormData()
  form.set('coupon', code)
  const { draft, errors } = await applyCouponCodes({ visit, checkout, form }).catch(error => {
    visit.context.log.warn({ error }, 'The coupon of a link could not be tried')
    return {
      draft: { ...checkout.draft, coupon: code },
      errors: { coupon: visit.venue.text('coupon-failed') },
    }
  })
  const priced = await openCheckout(visit, request)
  const linkCoupon = { code, error: errors.coupon?.slice(0, 300) ?? '' }
  return 'cart' in priced ? { ...priced, draft: { ...draft, linkCoupon }, isNew: true } : null
}

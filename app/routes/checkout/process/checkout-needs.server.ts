import type { Visit } from '#app/pages/open-page.ts'
import { contactForm, isOnePage } from '#app/rules/checkout/checkout-form.ts'
import {
  type OrderSecurity,
  orderSecurity,
  type PaymentFacts,
  type PaymentSections,
  paymentSections,
} from '#app/rules/checkout/payment-needed.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

/** What is asked of whoever pays for this order, and whether it stands on the page of the review. */
export function formOf({ venue }: Pick<Visit, 'venue'>, { cart }: Pick<OpenCheckout, 'cart'>) {
  const settings = venue.company.checkout
  return {
    form: settings.form,
    contactForm: contactForm(settings),
    layout: isOnePage({ settings, cart }) ? ('page' as const) : ('steps' as const),
  }
}

/** Which parts the payment step has for this order (CHK-125, CHK-144). */
export function sectionsOf({ venue }: Pick<Visit, 'venue'>, checkout: PaidWith): PaymentSections {
  const addressOf = venue.company.checkout.form === 'short' ? 'due' : 'total'
  return paymentSections({ ...paymentFacts(checkout), addressOf })
}

type PaidWith = Pick<OpenCheckout, 'cart' | 'draft' | 'savedCard'>

const paymentFacts = ({ cart, draft, savedCard }: PaidWith): Omit<PaymentFacts, 'addressOf'> => ({
  total: cart.total,
  certificate: draft.certificate,
  hasAutoRenew: cart.memberships.some(membership => membership.isAutorenew),
  hasSavedCard: savedCard !== null,
  usesSavedCard: savedCard !== null && !draft.usesNewCard,
})

/** What protects this order, as the API decides it too (CHK-048, CHK-127). */
export function securityOf({ venue, context }: Visit, checkout: PaidWith): OrderSecurity {
  const enable3DS = venue.company.enable3DS && context.cardEntry.checksCardholders
  return orderSecurity({ ...paymentFacts(checkout), enable3DS })
}

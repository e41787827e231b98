import { checkoutBody, checkoutHeaders, checkoutPayload } from '#app/rules/checkout/checkout-payload.ts'
import { amountDue } from '#app/rules/checkout/gift-certificate.ts'
import { sectionsOf } from './checkout-needs.server.ts'
import { memberIdsOf, type OpenCheckout } from './open-checkout.server.ts'
import type { CheckoutSubmission } from './submission.server.ts'

const MAX_TOKEN_LENGTH = 5_000
const MAX_CLIENT_ID_LENGTH = 100

/** Headers and body of POST /checkout: everything that was gathered on the way, as checkout knows it (CHK-102). */
export function orderRequest(submission: CheckoutSubmission, { sessionId }: { sessionId: string }) {
  const gathered = gatheredPayload(submission, sessionId)
  const { visit, checkout, form } = submission
  return {
    headers: checkoutHeaders(gathered),
    body: {
      ...checkoutBody(gathered),
      ...shownSums(checkout, form),
      ...memberIdsOf(visit),
      usesSavedCard: sectionsOf(visit, checkout).savedCard || undefined,
    },
  }
}

/** A sum that the visitor was shown; what the server knows where the form does not say, nothing where it says that none was shown. */
function shownCents(form: FormData, name: string, total: number): number | undefined {
  const sent = form.get(name)
  if (sent === '') return undefined
  const cents = Number(sent ?? total)
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : total
}

const shownSums = ({ cart, draft: { certificate } }: OpenCheckout, form: FormData) => ({
  shownTotal: shownCents(form, 'shownTotal', cart.total),
  shownDue: shownCents(form, 'shownDue', amountDue(cart.total, certificate)),
})

function gatheredPayload(
  { visit: { tenantId }, checkout: { cart, draft }, form }: CheckoutSubmission,
  securePaymentSessionId: string,
) {
  const { contact, address, card, certificate } = draft
  const sent = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest)
  return checkoutPayload({
    tenantId,
    shoppingCartId: cart.id,
    ...contact,
    address,
    card,
    ticketDeliveryEmail: draft.deliveryEmail,
    giftCardNumber: certificate?.isApplied ? certificate.number : '',
    requestUUID: draft.uuid,
    recaptchaToken: sent('captchaToken', MAX_TOKEN_LENGTH) || sent('formToken', MAX_TOKEN_LENGTH),
    recaptchaV2Token: sent('captchaV2Token', MAX_TOKEN_LENGTH),
    securePaymentSessionId,
    analyticsClientId: sent('analyticsClientId', MAX_CLIENT_ID_LENGTH),
  })
}

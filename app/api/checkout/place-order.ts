import type { CaptchaTokens } from '#app/gateways/captcha/captcha-gateway.ts'
import { orderSecurity } from '#app/rules/checkout/payment-needed.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { refuse } from '../refuse.ts'
import { answerRepeat } from './answer-repeat.ts'
import { beginAttempt } from './begin-attempt.ts'
import { chargeAndIssue } from './charge-attempt.ts'
import { type Quote, quoteOrder, renewsThemselves } from './quote-order.ts'

/**
 * Places the order of a cart (CHK-232 to CHK-239). The payload is JSON text with order number and last four digits (CHK-238).
 * Refuses: a uuid that placed an order (409/20152), an order on its way (409), changed totals (409), missing seats (409), limits
 * (9049), contact (422), address (5082–5086), captcha (5157), the card (6100–6113).
 */
export const placeOrder = api.checkout.place.handler(async ({ input: { headers, body }, context }) => {
  const requestUuid = headers['x-request-uuid'].toLowerCase()
  const { placed: earlier, requestHash, tries } = await answerRepeat(context, { requestUuid, body })
  if (earlier) return { payload: JSON.stringify(earlier) }

  const quote = await quoteOrder(context, body)
  await checkCaptcha(context, {
    tokens: {
      token: headers['x-captcha-token'] ?? '',
      checkboxToken: headers['x-captcha-v2-token'] ?? '',
    },
    quote,
  })
  const attempt = await beginAttempt(context, { requestUuid, requestHash, tries, body, quote })
  const placed = await chargeAndIssue(context, attempt, body.paymentToken ?? '')
  return { payload: JSON.stringify(placed) }
})

/** Whether a captcha is needed is the server's decision, not the request's (decision C2). */
async function checkCaptcha(
  { services, tenantId, venue, now }: ApiContext,
  { tokens, quote }: { tokens: CaptchaTokens; quote: Quote },
) {
  const { captcha, payments } = services.gateways
  const security = orderSecurity({
    enable3DS: venue.document.company.enable3DS && payments.checksCardholders,
    total: quote.amount,
    certificate: null,
    hasAutoRenew: renewsThemselves(quote),
    hasSavedCard: false,
    usesSavedCard: false,
  })
  if (security === '3ds') return
  const verdict = await captcha.verify(tokens, { tenantId, now })
  if (verdict === 'checkbox') throw refuse('5157', { details: { captcha: 'checkbox' } })
  if (verdict === 'refused') throw refuse('5157')
}

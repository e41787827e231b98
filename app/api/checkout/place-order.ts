import type { CaptchaTokens } from '#app/gateways/captcha/captcha-gateway.ts'
import type { CheckoutBody } from '#app/contract/checkout.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { refuse } from '../refuse.ts'
import { answerRepeat } from './answer-repeat.ts'
import { beginAttempt } from './begin-attempt.ts'
import { chargeAndIssue } from './charge-attempt.ts'
import { securityFor } from './order-security.ts'
import { type Quote, quoteOrder, renewsThemselves } from './quote-order.ts'
import { requireSecureSession } from './require-secure-session.ts'

/**
 * Places the order of a cart (CHK-232 to CHK-239). The payload is JSON text with order number and last four digits (CHK-238).
 * Refuses: a uuid that placed an order (409/20152), an order on its way (409), changed totals (409), missing seats (409), limits
 * (9049), contact (422), address (5082–5086), captcha (5157), the bank's check, the card (6100–6113).
 */
export const placeOrder = api.checkout.place.handler(async ({ input: { headers, body }, context }) => {
  const requestUuid = headers['x-request-uuid'].toLowerCase()
  const { placed: earlier, cart, requestHash, tries } = await answerRepeat(context, { requestUuid, body })
  if (earlier) return { payload: JSON.stringify(earlier) }

  const quote = await quoteOrder(context, body, { cart })
  const tokens = {
    token: headers['x-captcha-token'] ?? '',
    checkboxToken: headers['x-captcha-v2-token'] ?? '',
  }
  const secureSessionId = await protectOrder(context, { requestUuid, body, quote, tokens })
  const beginning = { requestUuid, requestHash, tries, body, quote, secureSessionId }
  const attempt = await beginAttempt(context, beginning)
  const placed = await chargeAndIssue(context, attempt, {
    paymentToken: body.paymentToken ?? '',
    savedCard: quote.savedCard,
    keepsCard: renewsThemselves(quote),
  })
  return { payload: JSON.stringify(placed) }
})

type Protected = { requestUuid: string; body: CheckoutBody; quote: Quote; tokens: CaptchaTokens }

/**
 * By the bank's check or by the captcha: which of them is the server's decision, not the request's (decision C2). Gives the session
 * that the bank has confirmed, if it was the bank.
 */
async function protectOrder(
  context: ApiContext,
  { tokens, ...order }: Protected,
): Promise<string | undefined> {
  if (securityFor(context, order.quote) === '3ds') return requireSecureSession(context, order)
  const { services, tenantId, now } = context
  const verdict = await services.gateways.captcha.verify(tokens, { tenantId, now })
  if (verdict === 'checkbox') throw refuse('5157', { details: { captcha: 'checkbox' } })
  if (verdict === 'refused') throw refuse('5157')
}

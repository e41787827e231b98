import type { CheckoutBody, PlacedOrder } from '#app/contract/checkout.ts'
import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import type { CaptchaTokens } from '#app/gateways/captcha/captcha-gateway.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { cartOfName } from '../carts/cart-names.ts'
import { api } from '../kernel/api.ts'
import { type ApiContext, withVenueAt } from '../kernel/context.ts'
import { refusalOf, refuse } from '../kernel/refuse.ts'
import { answerRepeat, refusalOfRepeat } from './answer-repeat.ts'
import { type AttemptRequest, beginAttempt } from './begin-attempt.ts'
import { chargeAndIssue } from './charge-attempt.ts'
import { securityFor } from './order-security.ts'
import { type Quote, quoteOrder, renewsThemselves } from './quote-order.ts'
import { requireCaptcha } from './require-captcha.ts'
import { requireSecureSession } from './require-secure-session.ts'

/**
 * Places the order of a cart (CHK-232 to CHK-239). The payload is JSON text with order number and last four digits (CHK-238).
 * Refuses: a uuid that placed an order (409/20152), an order on its way (409), changed totals (409), missing seats (409), limits
 * (9049), contact (422), address (5082–5086), captcha (5157), the bank's check, the card (6100–6113).
 */
export const placeOrder = api.checkout.place.handler(async ({ input: { headers, body }, context }) => {
  const { id, key } = cartOfName(context, body.shoppingCartId)
  const isByLink = key !== undefined
  const request = { headers, body: { ...body, shoppingCartId: id ?? body.shoppingCartId }, isByLink }
  try {
    return { payload: JSON.stringify(await place(context, request)) }
  } catch (error) {
    throw key ? withoutOrder(error) : error
  }
})

/** Who came to the cart by a link is told that it was sold, and not which order it is. */
function withoutOrder(error: unknown) {
  return refusalOf(error)?.code === '20152' ? refuse('20152') : error
}

type Placing = {
  headers: { 'x-request-uuid': string; 'x-captcha-token'?: string; 'x-captcha-v2-token'?: string }
  body: CheckoutBody
  isByLink: boolean
}

/** The venue may be one that is in memory: what it is now comes with the first statement. */
async function place(unread: ApiContext, { headers, body, isByLink }: Placing): Promise<PlacedOrder> {
  const requestUuid = headers['x-request-uuid'].toLowerCase()
  const { revisions, ...repeat } = await answerRepeat(unread, { requestUuid, body })
  const { placed: earlier, cart, requestHash, tries } = repeat
  if (earlier) return earlier
  const context = await withVenueAt(unread, revisions)

  const tokens = {
    token: headers['x-captcha-token'] ?? '',
    checkboxToken: headers['x-captcha-v2-token'] ?? '',
  }
  const { attempt, quote } = await beginOrder(context, {
    requestUuid,
    requestHash,
    tries,
    body,
    isByLink,
    cart,
    tokens,
  })
  return chargeAndIssue(context, attempt, {
    paymentToken: body.paymentToken ?? '',
    savedCard: quote.savedCard,
    keepsCard: renewsThemselves(quote),
  })
}

type OpenAttempt = { attempt: AttemptRow; quote: Quote }
type OrderStart = Pick<AttemptRequest, 'requestUuid' | 'requestHash' | 'tries' | 'body' | 'isByLink'> & {
  cart?: CartRow | null
  tokens: CaptchaTokens
}

/** The order worked out, protected and begun; from here on only the card can say no. */
async function beginOrder(
  context: ApiContext,
  { cart, tokens, ...placing }: OrderStart,
): Promise<OpenAttempt> {
  const { requestUuid, body } = placing
  try {
    const quote = await quoteOrder(context, body, { cart })
    const secureSessionId = await protectOrder(context, { requestUuid, body, quote, tokens })
    return { quote, attempt: await beginAttempt(context, { ...placing, quote, secureSessionId }) }
  } catch (error) {
    throw await refusalOfRepeat(context, { requestUuid, body, error })
  }
}

type ProtectionRequest = { requestUuid: string; body: CheckoutBody; quote: Quote; tokens: CaptchaTokens }

/**
 * By the bank's check or by the captcha: which of them is the server's decision, not the request's (decision C2). Gives the session
 * that the bank has confirmed, if it was the bank.
 */
async function protectOrder(
  context: ApiContext,
  { tokens, ...order }: ProtectionRequest,
): Promise<string | undefined> {
  if (securityFor(context, order.quote) === '3ds') return requireSecureSession(context, order)
  await requireCaptcha(context, tokens)
}

import type { CheckoutBody, PlacedOrder } from '#app/contract/checkout.ts'
import type { ApiContext } from '../context.ts'
import { refuse } from '../refuse.ts'
import { answerRepeat } from './answer-repeat.ts'
import { beginAttempt } from './begin-attempt.ts'
import { chargeAndIssue } from './charge-attempt.ts'
import { quoteOrder, renewsThemselves } from './quote-order.ts'

/**
 * Places the order of a cart on the card on file, with nobody there: no captcha and no bank's check, since the buyer has agreed to it before.
 * It has the promises of every checkout: one charge a `requestUuid`, and the reconciler finishes what a crash leaves behind.
 * Refuses as POST /checkout does; a card that cannot be charged is 6109.
 */
export async function placeAutomaticOrder(
  context: ApiContext,
  { requestUuid, body }: { requestUuid: string; body: CheckoutBody },
): Promise<PlacedOrder> {
  const { placed, cart, requestHash, tries } = await answerRepeat(context, { requestUuid, body })
  if (placed) return placed
  const quote = await quoteOrder(context, body, { cart, isAutomatic: true })
  if (!quote.savedCard) throw refuse('6109')
  const attempt = await beginAttempt(context, { requestUuid, requestHash, tries, body, quote })
  return chargeAndIssue(context, attempt, {
    paymentToken: '',
    savedCard: quote.savedCard,
    keepsCard: renewsThemselves(quote),
  })
}

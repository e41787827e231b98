import type { CheckoutBody, PlacedOrder } from '#app/contract/checkout.ts'
import type { ApiContext } from '../kernel/context.ts'
import { answerRepeat } from './answer-repeat.ts'
import { beginAttempt, type MailWishes } from './begin-attempt.ts'
import { chargeAndIssue } from './charge-attempt.ts'
import { type QuoteRequest, quoteOrder, renewsThemselves } from './quote-order.ts'

type UnattendedOrder = {
  requestUuid: string
  body: CheckoutBody
  quoting: Omit<QuoteRequest, 'cart'>
  mailWishes?: MailWishes
}

/**
 * Places the order of a cart for which nobody enters a card now: the card on file pays, the venue's staff take the money, or nothing is due.
 * No captcha and no bank's check. It has the promises of every checkout: one charge a `requestUuid`, and the reconciler finishes what a
 * crash leaves behind. Refuses as POST /checkout does.
 */
export async function placeWithoutCardEntry(
  context: ApiContext,
  { requestUuid, body, quoting, mailWishes }: UnattendedOrder,
): Promise<PlacedOrder> {
  const { placed, cart, requestHash, tries } = await answerRepeat(context, { requestUuid, body })
  if (placed) return placed
  const quote = await quoteOrder(context, body, { ...quoting, cart })
  const attempt = await beginAttempt(context, { requestUuid, requestHash, tries, body, quote, mailWishes })
  const { savedCard } = quote
  return chargeAndIssue(context, attempt, { paymentToken: '', savedCard, keepsCard: renewsThemselves(quote) })
}

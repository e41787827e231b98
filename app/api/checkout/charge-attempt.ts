import type { PlacedOrder } from '#app/contract/checkout.ts'
import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import { endLease } from '#app/data/queries/attempts/write.ts'
import type { BillingDetails, CardOnFile, ChargeResult } from '#app/gateways/payments/payment-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { triedCharge } from './charge-key.ts'
import { outcomeUnknown } from './in-flight.ts'
import { CannotIssueError, issueOrder, markCharged, withCharge } from './issue-order.ts'
import { refundAttempt, releaseAttempt } from './undo-attempt.ts'
import { withinTime } from './within-time.ts'

/** What pays: a token, or a card on file; `keepsCard` when it has to pay for renewals as well. */
export type PaymentMeans = { paymentToken: string; savedCard: CardOnFile | null; keepsCard: boolean }

/** Charges what is due, holding no database connection meanwhile, and issues the order; a decline gives everything back. */
export async function chargeAndIssue(
  context: ApiContext,
  attempt: AttemptRow,
  means: PaymentMeans,
): Promise<PlacedOrder> {
  const { services } = context
  if (attempt.amount === 0) return issueOrRefund(context, await withKeptCard(context, attempt, means))
  const result = await charge(context, attempt, means).catch(error => lostAnswer(context, { attempt, error }))
  if (result.outcome === 'declined') {
    await releaseAttempt(services, attempt)
    throw refuse(result.code)
  }
  const charged = withCharge(attempt, result.charge)
  if (result.charge.amount === attempt.amount) return issueOrRefund(context, charged)
  await refundAttempt(services, charged)
  throw refuse('6110')
}

async function charge(
  { services, venue }: ApiContext,
  attempt: AttemptRow,
  { paymentToken, savedCard, keepsCard }: PaymentMeans,
): Promise<ChargeResult> {
  const request = {
    ...triedCharge(attempt),
    paymentToken,
    savedCard: savedCard?.savedCard,
    keepsCard,
    description: venue.document.venue.name,
    billing: billingOf(attempt),
  }
  return withinTime(services.gateways.payments.charge(request))
}

/** An order of nothing that renews itself: the card is kept now and charged at the renewal. */
async function withKeptCard(
  context: ApiContext,
  attempt: AttemptRow,
  { paymentToken, savedCard, keepsCard }: PaymentMeans,
): Promise<AttemptRow> {
  if (!keepsCard) return attempt
  const { services } = context
  const cardRequest = { ...triedCharge(attempt), paymentToken, billing: billingOf(attempt) }
  const kept = savedCard
    ? ({ outcome: 'kept', card: savedCard } as const)
    : await withinTime(services.gateways.payments.keepCard(cardRequest)).catch(error =>
        lostAnswer(context, { attempt, error }),
      )
  if (kept.outcome === 'kept') return { ...attempt, document: { ...attempt.document, keptCard: kept.card } }
  await releaseAttempt(services, attempt)
  throw refuse(kept.code)
}

function billingOf({ document }: AttemptRow): BillingDetails {
  const { contact, billingAddress } = document.order.document
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    zip: billingAddress.zip,
    address1: billingAddress.address1,
    city: billingAddress.city,
    state: billingAddress.state,
    country: billingAddress.country,
  }
}

/**
 * What became of the attempt is found out by the next request under this uuid, or by the reconciler: from the charge where it is known, else
 * from the gateway.
 */
async function lostAnswer(
  { services, db, tenantId, log }: ApiContext,
  { attempt, error }: { attempt: AttemptRow; error: unknown },
): Promise<never> {
  log.warn({ error, tenantId }, 'A checkout attempt was left without an answer')
  const { charge } = attempt.document
  if (charge) await markCharged(services, attempt, charge)
  await endLease(db, tenantId, { requestUuid: attempt.requestUuid, now: services.clock() })
  throw outcomeUnknown()
}

async function issueOrRefund(context: ApiContext, attempt: AttemptRow): Promise<PlacedOrder> {
  const { services, log, tenantId } = context
  try {
    const placed = await issueOrder(services, attempt)
    if (placed) return placed
  } catch (error) {
    if (!(error instanceof CannotIssueError)) return lostAnswer(context, { attempt, error })
    log.warn({ error, tenantId }, 'A charged order cannot be issued')
    const { charge } = attempt.document
    if (charge) {
      await giveBack(context, attempt)
      throw refuse('ORDER_REFUNDED', { details: { amount: charge.amount } })
    }
    await releaseAttempt(services, attempt)
    throw refuse('SLOT_UNAVAILABLE', { text: 'Your order could not be placed. You have not been charged.' })
  }
  throw outcomeUnknown()
}

/** A gateway that does not answer now is asked again by the reconciler: the decision is written down. */
function giveBack({ services, log, tenantId }: ApiContext, attempt: AttemptRow) {
  return refundAttempt(services, attempt).catch(error =>
    log.warn({ error, tenantId }, 'A refund is left to the reconciler'),
  )
}

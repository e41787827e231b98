import type { PlacedOrder } from '#app/contract/checkout.ts'
import { type AttemptRow, endLease } from '#app/data/queries/checkout.ts'
import type { ChargeResult } from '#app/gateways/payments/payment-gateway.ts'
import type { ApiContext } from '../context.ts'
import { refuse } from '../refuse.ts'
import { triedCharge } from './charge-key.ts'
import { outcomeUnknown } from './in-flight.ts'
import { CannotIssueError, issueOrder, markCharged } from './issue-order.ts'
import { refundAttempt, releaseAttempt } from './undo-attempt.ts'
import { withinTime } from './within-time.ts'

/** Charges what is due, holding no database connection meanwhile, and issues the order; a decline gives everything back. */
export async function chargeAndIssue(
  context: ApiContext,
  attempt: AttemptRow,
  paymentToken: string,
): Promise<PlacedOrder> {
  const { services } = context
  if (attempt.amount === 0) return issueOrRefund(context, attempt)
  const result = await charge(context, attempt, paymentToken).catch(error =>
    lostAnswer(context, { attempt, error }),
  )
  if (result.outcome === 'declined') {
    await releaseAttempt(services, attempt)
    throw refuse(result.code)
  }
  const charged = await markCharged(services, attempt, result.charge)
  if (!charged) throw outcomeUnknown()
  if (result.charge.amount === attempt.amount) return issueOrRefund(context, charged)
  await refundAttempt(services, charged)
  throw refuse('6110')
}

async function charge(
  { services, venue }: ApiContext,
  attempt: AttemptRow,
  paymentToken: string,
): Promise<ChargeResult> {
  const { contact, billingAddress } = attempt.document.order.document
  const request = {
    ...triedCharge(attempt),
    paymentToken,
    description: venue.document.venue.name,
    billing: {
      name: `${contact.firstName} ${contact.lastName}`.trim(),
      email: contact.email,
      zip: billingAddress.zip,
      address1: billingAddress.address1,
      city: billingAddress.city,
      state: billingAddress.state,
      country: billingAddress.country,
    },
  }
  return withinTime(services.gateways.payments.charge(request))
}

/** Whether the card was charged, and what became of it, is found out by the next request under this uuid, or by the reconciler. */
async function lostAnswer(
  { services, db, tenantId, log }: ApiContext,
  { attempt, error }: { attempt: AttemptRow; error: unknown },
): Promise<never> {
  log.warn({ error, tenantId }, 'A checkout attempt was left without an answer')
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
    await (attempt.document.charge ? refundAttempt(services, attempt) : releaseAttempt(services, attempt))
    throw refuse('SLOT_UNAVAILABLE', { text: 'Your order could not be placed. You have not been charged.' })
  }
  throw outcomeUnknown()
}

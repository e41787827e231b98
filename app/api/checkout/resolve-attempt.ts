import type { PlacedOrder } from '#app/contract/checkout.ts'
import { type AttemptRow, findAttempt } from '#app/data/queries/attempts/read.ts'
import { takeOverAttempt } from '#app/data/queries/attempts/write.ts'
import { findOrderNumber } from '#app/data/queries/orders/read.ts'
import type { Services } from '../kernel/context.ts'
import { triedCharge } from './charge-key.ts'
import { LEASE_MS } from './in-flight.ts'
import { CannotIssueError, issueOrder, markCharged } from './issue-order.ts'
import { refundAttempt, releaseAttempt } from './undo-attempt.ts'
import { withinTime } from './within-time.ts'

/** How a stranded attempt ended. `busy`: another process has it; `unknown`: the gateway gave no answer. */
export type Resolution =
  | { end: 'issued'; placed: PlacedOrder }
  | { end: 'released' | 'refunded' | 'busy' | 'unknown' }

type AttemptKey = { tenantId: string; requestUuid: string }

/**
 * Finishes or undoes an attempt whose process is gone or whose answer was lost, by asking the gateway what happened under its
 * key. Asking ends the key, so that nothing can be charged behind our back afterwards.
 */
export async function resolveAttempt(
  services: Services,
  { tenantId, requestUuid }: AttemptKey,
): Promise<Resolution> {
  const now = services.clock()
  const db = services.database.forTenant(tenantId)
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const attempt = await takeOverAttempt(db, tenantId, { requestUuid, now, leasedUntil })
  if (!attempt) return { end: 'busy' }
  const charge = await findCharge(services, attempt)
  if (charge === 'unknown') return { end: 'unknown' }
  if (!charge) return release(services, attempt)
  return finish(services, charge)
}

/** The attempt with its charge; null when nothing was charged and nothing will be. */
async function findCharge(services: Services, attempt: AttemptRow): Promise<AttemptRow | null | 'unknown'> {
  if (attempt.document.charge) return attempt
  if (attempt.amount === 0) return null
  try {
    const charge = await withinTime(services.gateways.payments.settle(triedCharge(attempt)))
    return charge && (await markCharged(services, attempt, charge))
  } catch (error) {
    services.log.warn(
      { error, tenantId: attempt.tenantId },
      'The payment gateway does not say what became of a charge',
    )
    return 'unknown'
  }
}

async function release(services: Services, attempt: AttemptRow): Promise<Resolution> {
  await releaseAttempt(services, attempt)
  return { end: 'released' }
}

async function finish(services: Services, attempt: AttemptRow): Promise<Resolution> {
  const { amount, document } = attempt
  if (document.refunding || document.charge?.amount !== amount) return refund(services, attempt)
  try {
    const placed = (await issueOrder(services, attempt)) ?? (await placedUnder(services, attempt))
    return placed ? { end: 'issued', placed } : { end: 'busy' }
  } catch (error) {
    if (!(error instanceof CannotIssueError)) throw error
    services.log.warn(
      { error, tenantId: attempt.tenantId },
      'A charged order cannot be issued and is given back',
    )
    return refund(services, attempt)
  }
}

async function refund(services: Services, attempt: AttemptRow): Promise<Resolution> {
  await refundAttempt(services, attempt)
  return { end: 'refunded' }
}

/** The order that was placed under a request uuid, or null. */
export async function placedUnder(
  { database }: Pick<Services, 'database'>,
  { tenantId, requestUuid }: AttemptKey,
): Promise<PlacedOrder | null> {
  const db = database.forTenant(tenantId)
  const attempt = await findAttempt(db, tenantId, requestUuid)
  return attempt?.state === 'issued' && attempt.orderId
    ? findOrderNumber(db, tenantId, attempt.orderId)
    : null
}

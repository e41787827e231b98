import { findAttempt, isOpen } from '#app/data/queries/attempts/read.ts'
import type { ChargeListener } from '#app/gateways/payments/payment-gateway.ts'
import type { Services } from '../kernel/context.ts'
import { chargeKey, requestOfKey } from './charge-key.ts'
import { resolveAttempt } from './resolve-attempt.ts'

/**
 * What is done when the gateway tells of a charge by itself: an attempt whose answer was lost is finished now instead of at the
 * reconciler's next round. One that a living request has in hand is left to it (`busy`), and so is every one that is over.
 */
export const finishReportedCharge =
  (services: Services): ChargeListener =>
  async ({ tenantId, idempotencyKey }) => {
    const requestUuid = requestOfKey(idempotencyKey)
    const attempt = await findAttempt(services.database.forTenant(tenantId), tenantId, requestUuid)
    if (!attempt || !isOpen(attempt) || chargeKey(attempt) !== idempotencyKey) return 'done'
    const { end } = await resolveAttempt(services, { tenantId, requestUuid })
    return end === 'busy' || end === 'unknown' ? 'busy' : 'done'
  }

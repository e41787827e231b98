import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import type { TriedCharge } from '#app/gateways/payments/payment-gateway.ts'

/** The gateway's idempotency key of one try. After a decline the next try is a charge with a key of its own. */
export const chargeKey = ({ requestUuid, document }: Pick<AttemptRow, 'requestUuid' | 'document'>) =>
  `${requestUuid}.${document.tries}`

/** The request that a key belongs to. */
export const requestOfKey = (key: string): string => key.split('.')[0] ?? ''

/** The current try of an attempt as its gateway knows it. */
export const triedCharge = (attempt: AttemptRow): TriedCharge => ({
  tenantId: attempt.tenantId,
  idempotencyKey: chargeKey(attempt),
  amount: attempt.amount,
  currency: attempt.document.order.document.currency,
  secureSessionId: attempt.document.secureSessionId,
})

import { randomUUID } from 'node:crypto'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { findOrder } from '#app/data/queries/orders/read.ts'
import { insertLedgerRows } from '#app/data/queries/orders/write.ts'
import { withinTime } from '../checkout/within-time.ts'
import type { Services } from '../kernel/context.ts'

/**
 * Gives back to the card what a cancelled order owes it. The gateway makes it once however often it is asked, and the ledger takes it once:
 * so it is done again until it is done.
 */
export async function refundOrder(
  { database, gateways }: Services,
  { tenantId, orderId }: { tenantId: string } & JobPayload<'order-refund'>,
): Promise<void> {
  const db = database.forTenant(tenantId)
  const order = await findOrder(db, tenantId, orderId)
  const { chargeId, refund } = order?.document.cancellation ?? {}
  if (!order || !chargeId || !refund) throw new Error('The cancelled order of this refund does not exist')
  const { requestUuid } = order
  await withinTime(
    gateways.payments.refund({
      tenantId,
      chargeId,
      amount: refund.card,
      idempotencyKey: `${requestUuid}.cancelled`,
    }),
  )
  await insertLedgerRows(db, tenantId, [
    { id: randomUUID(), requestUuid, orderId, kind: 'refund', amount: refund.card, reference: chargeId },
  ])
  await database.flush()
}

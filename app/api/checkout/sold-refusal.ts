import type { Db } from '#app/data/database/database.ts'
import { findOrder } from '#app/data/queries/orders/read.ts'
import { refuse } from '../kernel/refuse.ts'

/**
 * The refusal of a cart that is an order by now: 20152 with the number of the order; without it where a device paid for it that a link had
 * brought the cart to, since the order is that device's alone.
 */
export async function soldRefusal(db: Db, tenantId: string, orderId: string) {
  const order = await findOrder(db, tenantId, orderId)
  if (!order || order.document.isByLink) return refuse('20152')
  const { orderNumber, ccLastFourDigits } = order
  return refuse('20152', { details: { orderNumber, ccLastFourDigits: ccLastFourDigits ?? '' } })
}

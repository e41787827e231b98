import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import type { OrderCancellation } from '#app/data/documents/order-document.ts'
import { returnPieces } from '#app/data/queries/addons/write.ts'
import { findAttempt } from '#app/data/queries/attempts/read.ts'
import { giveBackCoupons } from '#app/data/queries/coupons/write.ts'
import { creditCertificate } from '#app/data/queries/gift-certificates/write.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { endTickets, lockOrder, saveOrderDocument } from '#app/data/queries/orders/change.ts'
import { findChargeOf, type OrderRow } from '#app/data/queries/orders/read.ts'
import { insertLedgerRows } from '#app/data/queries/orders/write.ts'
import { insertPassUpdate } from '#app/data/queries/pass-registrations/write.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { isCancelled, type OrderRefund } from '#app/rules/orders/refund-of.ts'
import { retryOnDeadlock } from '../checkout/retry-on-deadlock.ts'
import { api } from '../kernel/api.ts'
import { type ApiContext, withinTransaction } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { orderOfCall, readableOrderRow } from './get-order.ts'
import { changesOf, slotsOfOrder } from './order-changes.ts'
import { ownOrderPayload } from './own-order-payload.ts'

/**
 * Cancels the visits of an order by the policy it was placed under, for the refund that was shown: seats, pieces, codes and certificate go
 * back in one transaction, which also asks for the card's refund. Refuses what the policy does not let or lets no more, and another refund.
 */
export const cancelOrder = api.orders.cancel.handler(
  async ({ input: { params, headers, body }, context }) => {
    const { db, services } = context
    const { id } = await readableOrderRow(context, orderOfCall(params, headers))
    const row = await retryOnDeadlock(() =>
      db.transaction(tx =>
        cancelWithin(withinTransaction(context, tx as Db), { orderId: id, shown: body.refund }),
      ),
    )
    await services.database.flush()
    return { payload: await ownOrderPayload(context, row) }
  },
)

async function cancelWithin(
  context: ApiContext,
  { orderId, shown }: { orderId: string; shown: number },
): Promise<OrderRow> {
  const { db: tx, tenantId, now } = context
  const order = await lockOrder(tx, tenantId, orderId)
  const slots = order && (await slotsOfOrder(context, order))
  const offer = order && slots && changesOf(order, { slots, now }).cancel
  if (!order || !offer) throw refuse('CHANGE_REFUSED')
  const { refund } = offer
  if (refund.total !== shown) throw refuse('CONFLICT')
  const cancellation = await giveBack(context, { order, refund })
  const document = { ...order.document, cancellation, pieces: [] }
  await saveOrderDocument(tx, tenantId, { orderId, document })
  await askForWork(context, { orderId, cancellation })
  return { ...order, document }
}

type GivingBack = { order: OrderRow; refund: OrderRefund }

/** Everything that the order held, row by row in the one order of locks: slots, add-ons, codes, certificate. */
async function giveBack(
  { db: tx, tenantId, now }: ApiContext,
  { order, refund }: GivingBack,
): Promise<OrderCancellation> {
  const { pieces } = order.document
  const tickets = await endTickets(tx, tenantId, order.id)
  await returnPieces(tx, tenantId, pieces)
  await returnCoupons(tx, tenantId, order)
  await returnCertificate(tx, tenantId, { order, refund })
  const chargeId = refund.card > 0 ? await findChargeOf(tx, tenantId, order.id) : null
  return { cancelledAt: now.toISOString(), refund, chargeId, pieces, tickets }
}

/** A code that something else of the order was bought with has been used. */
async function returnCoupons(tx: Db, tenantId: string, { document, requestUuid }: OrderRow) {
  const isWhole = document.lines.every(line => isCancelled(line) || isCharge(line.itemType))
  const attempt = isWhole ? await findAttempt(tx, tenantId, requestUuid) : null
  if (attempt) await giveBackCoupons(tx, tenantId, attempt.document.coupons)
}

async function returnCertificate(tx: Db, tenantId: string, { order, refund }: GivingBack) {
  const { giftCertificate } = order.document
  if (!giftCertificate || refund.certificate === 0) return
  const { number } = giftCertificate
  await creditCertificate(tx, tenantId, { number, applied: refund.certificate })
  await insertLedgerRows(tx, tenantId, [
    {
      id: randomUUID(),
      requestUuid: order.requestUuid,
      orderId: order.id,
      kind: 'certificate-return',
      amount: refund.certificate,
      reference: `${number} ${order.id}`,
    },
  ])
}

/** The card's refund, the mail and the passes are work of their own: whatever happens to this process, they are done once. */
async function askForWork(
  { db: tx, tenantId, now }: ApiContext,
  { orderId, cancellation }: { orderId: string; cancellation: OrderCancellation },
) {
  const job = { runAt: now }
  if (cancellation.chargeId)
    await insertJob(tx, tenantId, {
      ...job,
      id: `order-refund.${orderId}`,
      kind: 'order-refund',
      payload: { orderId },
    })
  await insertJob(tx, tenantId, {
    ...job,
    id: `order-mail.${orderId}.cancelled`,
    kind: 'order-mail',
    payload: { orderId, again: 'cancelled', change: 'cancelled' },
  })
  await insertPassUpdate(tx, tenantId, { subject: orderId, change: 'cancelled', runAt: now })
}

import type { Db } from '#app/data/database/database.ts'
import { findSlots } from '#app/data/queries/carts/read.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { lockOrder, moveSeats, saveOrderDocument } from '#app/data/queries/orders/change.ts'
import type { OrderRow } from '#app/data/queries/orders/read.ts'
import { insertPassUpdate } from '#app/data/queries/pass-registrations/write.ts'
import { movedLines } from '#app/rules/orders/move-visit.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { retryOnDeadlock } from '../checkout/retry-on-deadlock.ts'
import { api } from '../kernel/api.ts'
import { type ApiContext, withinTransaction } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { orderOfCall, readableOrderRow } from './get-order.ts'
import { movableVisit, startAt } from './movable-visit.ts'
import { ownOrderPayload } from './own-order-payload.ts'

/**
 * Moves one visit of an order, with all its tickets, to another start of its event that costs the same. The codes stay as they are. Refuses
 * with CHANGE_REFUSED what the policy of the order does not let or lets no more, and with SLOT_UNAVAILABLE a start without the seats.
 */
export const moveVisit = api.orders.move.handler(async ({ input: { params, headers, body }, context }) => {
  const { db, services } = context
  const { id } = await readableOrderRow(context, orderOfCall(params, headers))
  const move = { orderId: id, from: params.eventId, to: body.eventId }
  const row = await retryOnDeadlock(() =>
    db.transaction(tx => moveWithin(withinTransaction(context, tx as Db), move)),
  )
  await services.database.flush()
  return { payload: await ownOrderPayload(context, row) }
})

/** Where a visit is now, and when it was before; nothing of one that had no start. */
function startBefore(lines: readonly OrderLine[], { from, to }: Pick<Move, 'from' | 'to'>) {
  const before = lines.flatMap(({ visits }) => visits).find(({ slotId }) => slotId === from)?.startTime
  return before ? { slotId: to, before } : undefined
}

type Move = { orderId: string; from: string; to: string }

async function moveWithin(context: ApiContext, { orderId, from, to }: Move): Promise<OrderRow> {
  const { db: tx, tenantId, now } = context
  const order = await lockOrder(tx, tenantId, orderId)
  const visit = order && (await movableVisit(context, { order, slotId: from }))
  if (!order || !visit) throw refuse('CHANGE_REFUSED')
  const target = (await findSlots(tx, tenantId, { ids: [to], now, cartId: null })).get(to)
  const isOffered = target && target.startsAt > now && visit.mayBe(target)
  if (!isOffered || !(await moveSeats(tx, tenantId, { orderId, from, to, now })))
    throw refuse('SLOT_UNAVAILABLE')
  const { lines, moves = [] } = order.document
  const document = {
    ...order.document,
    lines: movedLines(lines, { from, to, startTime: startAt(target) }),
    moves: [...moves, { from, to, movedAt: now.toISOString() }],
  }
  await saveOrderDocument(tx, tenantId, { orderId, document })
  await insertJob(tx, tenantId, {
    id: `order-mail.${orderId}.moved.${document.moves.length}`,
    kind: 'order-mail',
    payload: {
      orderId,
      again: `moved.${document.moves.length}`,
      change: 'moved',
      move: startBefore(lines, { from, to }),
    },
    runAt: now,
  })
  await insertPassUpdate(tx, tenantId, {
    subject: orderId,
    change: `moved.${document.moves.length}`,
    runAt: now,
  })
  return { ...order, document }
}

import { randomUUID } from 'node:crypto'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeTries } from '../limits/take-tries.ts'
import { orderOfCall, readableOrder } from './get-order.ts'

const MINUTE = 60_000

/** Mails the tickets of an order again, for whoever may read it and to where they went before: a lost mail is no lost visit. */
export const mailOrder = api.orders.mail.handler(async ({ input: { params, headers }, context }) => {
  const { services, tenantId, db, now } = context
  const order = await readableOrder(context, orderOfCall(params, headers))
  if (order.tickets.length === 0 && order.cancellation) throw refuse('CHANGE_REFUSED')
  const limits = [{ key: `mail of order ${order.id}`, tries: 3, pause: 10 * MINUTE }]
  await takeTries(services, { tenantId, now, limits })
  const again = randomUUID()
  await insertJob(db, tenantId, {
    id: `order-mail.${order.id}.${again}`,
    kind: 'order-mail',
    payload: { orderId: order.id, again },
    runAt: now,
  })
  return { payload: { email: order.ticketDeliveryEmail || order.email } }
})

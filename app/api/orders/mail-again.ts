import { randomUUID } from 'node:crypto'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { api } from '../kernel/api.ts'
import { takeMailTry } from '../limits/sign-in-limits.ts'

/**
 * Mails the tickets of an order again, to whoever names its number and an address that they went to. Nothing is looked up before the answer,
 * so that neither it nor its duration tells whether there is such an order.
 */
export const mailAgain = api.orders.mailAgain.handler(async ({ input: { body }, context }) => {
  const { services, tenantId, db, now, address } = context
  await takeMailTry(services, { tenantId, email: body.email, address, now })
  const again = randomUUID()
  await insertJob(db, tenantId, {
    id: `tickets-again.${again}`,
    kind: 'tickets-again-mail',
    payload: { ...body, again },
    runAt: now,
  })
  return { payload: { sent: true as const } }
})

import { z } from 'zod'
import { useLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { guestSessionEnd } from '#app/rules/visitors/link-lifetimes.ts'
import { api } from '../kernel/api.ts'
import { takeLinkTry } from '../limits/sign-in-limits.ts'
import { refusal } from './sign-in-visitor.ts'

const linkDocument = z.object({ email: z.string() })

/** Opens the orders of the address that a link was mailed to, in this browser and for a day. */
export const openOrders = api.visitors.openOrders.handler(async ({ input: { headers }, context }) => {
  const { services, tenantId, db, now, address, session } = context
  await takeLinkTry(services, { tenantId, address, now })
  const used = await useLinkToken(db, { tenantId, token: headers['x-token'], purpose: 'orders', now })
  const parsed = linkDocument.safeParse(used)
  if (!parsed.success) throw refusal(context, 'auth-link-gone')
  const guest = { email: parsed.data.email, until: guestSessionEnd(now).toISOString() }
  await context.keepSession?.({ ...session, guest })
  return { payload: guest }
})

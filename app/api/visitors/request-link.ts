import { randomUUID } from 'node:crypto'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { languageToStore } from '../kernel/venue-in.ts'
import { takeMailTry } from '../limits/sign-in-limits.ts'

const SENT = { payload: { sent: true as const } }

/** Mails a link with which a new password is chosen, if somebody has this email; the answer is the same for everybody (MEM-235). */
export const recoverPassword = api.visitors.recoverPassword.handler(async ({ input, context }) => {
  const { headers, query } = input
  await requestLink(context, { kind: 'password', email: headers['x-email'], redirectUrl: query.redirectUrl })
  return SENT
})

/** Mails a link that signs in, or opens the orders of an address; the answer is the same for everybody. */
export const requestVisitorLink = api.visitors.requestLink.handler(async ({ input: { body }, context }) => {
  await requestLink(context, body)
  return SENT
})

type LinkRequest = { kind: JobPayload<'visitor-link-mail'>['kind']; email: string; redirectUrl?: string }

/** Queues the mail of a link without looking anybody up, so that neither the answer nor its duration tells who is known here. */
export async function requestLink(
  { services, tenantId, venue, db, now, address }: ApiContext,
  { kind, email, redirectUrl }: LinkRequest,
): Promise<void> {
  await takeMailTry(services, { tenantId, email, address, now })
  await insertJob(db, tenantId, {
    id: `visitor-link.${randomUUID()}`,
    kind: 'visitor-link-mail',
    payload: { kind, email: email.trim(), returnTo: safePath(redirectUrl, ''), ...languageToStore(venue) },
    runAt: now,
  })
}

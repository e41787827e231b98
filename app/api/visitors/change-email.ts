import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#app/data/database/database.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { useLinkToken } from '#app/data/queries/link-tokens/write.ts'
import type { VisitorRow } from '#app/data/queries/visitors/read.ts'
import { dropNewEmail, confirmEmail as storeEmail } from '#app/data/queries/visitors/write.ts'
import { violates } from '../checkout/retry-on-deadlock.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { languageToStore } from '../kernel/venue-in.ts'
import { takeLinkTry, takeMailTry } from '../limits/sign-in-limits.ts'
import { insertAccountNotice } from './account-notice.ts'
import { keepVisitor } from './keep-visitor.ts'
import { requireVisitorRow } from './require-visitor-row.ts'
import { refusal } from './sign-in-visitor.ts'
import { visitorPayload } from './visitor-payload.ts'

/** The address that a link was mailed to, and whose it is to be. */
const linkDocument = z.object({ visitorId: z.string(), email: z.string(), version: z.int() })

type EmailLink = z.output<typeof linkDocument>

/** Mails the confirmation link again: to the new address that waits, else to the unconfirmed one. */
export const requestEmailLink = api.visitors.requestEmailLink.handler(async ({ context }) => {
  const row = await requireVisitorRow(context)
  const email = row.newEmail ?? (row.confirmed ? null : row.email)
  if (email === null) throw refuse('CONFLICT')
  await takeEmailTry(context, { row, email })
  await askForEmailLink(context.db, context, row)
  return { payload: { sent: true as const } }
})

/** Drops the new address that waits for confirmation; its link ends. */
export const dropEmail = api.visitors.dropEmail.handler(async ({ context }) => {
  const row = await requireVisitorRow(context)
  await dropNewEmail(context.db, { tenantId: context.tenantId, id: row.id })
  return { payload: visitorPayload({ ...row, newEmail: null }) }
})

/**
 * The address that a link was mailed to is the visitor's from now on; the one before is told. Both have to be there, the mail and the
 * session that asked for it: nobody gives their mailbox, and the orders under it, to a stranger's account by pressing a button in a mail.
 */
export const confirmEmail = api.visitors.confirmEmail.handler(async ({ input: { headers }, context }) => {
  const { services, tenantId, db, now, address } = context
  const row = await requireVisitorRow(context)
  await takeLinkTry(services, { tenantId, address, now })
  const changed = await db
    .transaction(tx => useEmailLink(tx as Db, { context, row, token: headers['x-token'] }))
    .catch((error: unknown) => {
      if (violates(error, 'visitors_by_email')) throw refusal(context, 'auth-link-gone')
      throw error
    })
  const visitor = visitorPayload(changed)
  await keepVisitor(context, visitor)
  return { payload: visitor }
})

/** Nothing is used up by somebody whose link it is not: what was done is undone with the transaction. */
async function useEmailLink(
  tx: Db,
  { context, row, token }: { context: ApiContext; row: VisitorRow; token: string },
): Promise<VisitorRow> {
  const { tenantId, venue, now } = context
  const used = await useLinkToken(tx, { tenantId, token, purpose: 'email', now })
  const link = linkDocument.safeParse(used)
  const changed =
    link.success && link.data.visitorId === row.id ? await takeEmail(tx, tenantId, link.data) : null
  if (!changed) throw refusal(context, 'auth-link-gone')
  if (changed.email !== row.email)
    await insertAccountNotice(tx, { tenantId, venue, now, notice: { kind: 'email', to: row.document.email } })
  return changed
}

const takeEmail = (tx: Db, tenantId: string, { visitorId, email, version }: EmailLink) =>
  storeEmail(tx, { tenantId, id: visitorId, email, version })

/** Writes down that a link is to be mailed and looks nobody up: whether somebody has the address is found out by the job. */
export function askForEmailLink(
  tx: Db,
  { tenantId, venue, now }: ApiContext,
  { id }: VisitorRow,
): Promise<void> {
  return insertJob(tx, tenantId, {
    id: `email-link.${randomUUID()}`,
    kind: 'email-link-mail',
    payload: { visitorId: id, ...languageToStore(venue) },
    runAt: now,
  })
}

/** A mail that a visitor has sent to an address may go to a stranger: few for the visitor, few for the address. */
export async function takeEmailTry(
  { services, tenantId, now, address }: ApiContext,
  { row, email }: { row: VisitorRow; email: string },
): Promise<void> {
  await takeMailTry(services, { tenantId, email: `of ${row.id}`, now })
  await takeMailTry(services, { tenantId, email, address, now })
}

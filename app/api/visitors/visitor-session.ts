import { endSessions } from '#app/data/queries/visitors/write.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { requireVisitorRow } from './require-visitor-row.ts'
import { visitorPayload } from './visitor-payload.ts'

/** Who is signed in, as the database has them now. */
export const getVisitor = api.visitors.get.handler(async ({ context }) => ({
  payload: visitorPayload(await requireVisitorRow(context)),
}))

/** Ends the session of visitor and member; the cart stays. */
export const signOutVisitor = api.visitors.signOut.handler(async ({ context }) => {
  await leave(context)
  return { payload: { signedOut: true as const } }
})

/** Ends every session of the visitor, this one too, and every link that was mailed to them. */
export const signOutEverywhere = api.visitors.signOutEverywhere.handler(async ({ context }) => {
  const { id } = await requireVisitorRow(context)
  await endSessions(context.db, { tenantId: context.tenantId, id })
  await leave(context)
  return { payload: { signedOut: true as const } }
})

async function leave({ session, keepSession }: ApiContext) {
  const { visitor: _, member: __, guest: ___, ...rest } = session
  await keepSession?.(rest, null)
}

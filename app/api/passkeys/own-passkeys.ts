import type { PasskeyPayload } from '#app/contract/passkeys.ts'
import { listPasskeys, type PasskeyRow } from '#app/data/queries/passkeys/read.ts'
import { deletePasskey } from '#app/data/queries/passkeys/write.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireVisitorRow } from '../visitors/require-visitor-row.ts'

/** The passkeys of the signed-in visitor. */
export const listOwnPasskeys = api.passkeys.list.handler(async ({ context }) => {
  const { id: visitorId } = await requireVisitorRow(context)
  const rows = await listPasskeys(context.db, { tenantId: context.tenantId, visitorId })
  return { payload: rows.map(passkeyPayload) }
})

/** Removes a passkey of the signed-in visitor; NOT_FOUND for anybody else's. */
export const removePasskey = api.passkeys.remove.handler(async ({ input: { params }, context }) => {
  const { id: visitorId } = await requireVisitorRow(context)
  const place = { tenantId: context.tenantId, visitorId, id: params.id }
  if (!(await deletePasskey(context.db, place))) throw refuse('NOT_FOUND')
  return { payload: { removed: true as const } }
})

export const passkeyPayload = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyPayload => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

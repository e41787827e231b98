import { findRemark, listRemarks } from '#app/data/queries/draft-shares/read.ts'
import { resolveRemark } from '#app/data/queries/draft-shares/write.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'
import { remarkPayloadOf } from './remark-payload.ts'

const MAX_REMARKS = 200

/** What people with a link said of places of the pages. For all who may change a part of the theme (401, 403). */
export const listDraftRemarks = api.draftShares.remarks.handler(async ({ context }) => {
  requireThemeStaff(context.staff)
  const rows = await listRemarks(context.db, context.tenantId, { limit: MAX_REMARKS })
  return { payload: rows.map(staffRemark) }
})

/** Says whether a remark is dealt with; it stays in any case. */
export const resolveDraftRemark = api.draftShares.resolve.handler(async ({ input, context }) => {
  const { email } = requireThemeStaff(context.staff)
  const { db, tenantId, now } = context
  const { id } = input.params
  const { isResolved } = input.body
  const resolution = { resolvedAt: isResolved ? now : null, resolvedBy: isResolved ? email : null }
  await resolveRemark(db, { tenantId, id, ...resolution })
  const row = await findRemark(db, tenantId, id)
  if (!row) throw refuse('NOT_FOUND')
  return { payload: staffRemark(row) }
})

type RemarkOfShare = NonNullable<Awaited<ReturnType<typeof findRemark>>>

const staffRemark = ({ remark, recipient }: RemarkOfShare) => ({ ...remarkPayloadOf(remark), recipient })

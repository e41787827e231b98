import type { Db } from '#app/data/database/database.ts'
import { themeHash } from '#app/data/documents/theme-hash.ts'
import { listApprovals, readApprovalsRequired } from '#app/data/queries/draft-shares/read.ts'
import { missingApprovals } from '#app/rules/themes/share-state.ts'
import { refuse } from '../kernel/refuse.ts'

type Publication = { tenantId: string; document: object }

/** How many approvals of exactly these bytes the venue still wants before they become public. */
export async function missingApprovalsOf(db: Db, publication: Publication) {
  const { tenantId, document } = publication
  const required = await readApprovalsRequired(db, tenantId)
  const given = required > 0 ? (await listApprovals(db, tenantId, themeHash(document))).length : 0
  return { required, given, missing: missingApprovals({ required, given }) }
}

/** Lets a theme become public that as many links have approved, byte for byte, as the venue asks for (APPROVALS_MISSING, 409). No reason stands in for them. */
export async function requireApprovals(db: Db, publication: Publication): Promise<void> {
  const { required, given, missing } = await missingApprovalsOf(db, publication)
  if (missing > 0)
    throw refuse('APPROVALS_MISSING', {
      text: `This needs ${required} approvals by link and has ${given}: share it as a draft`,
      details: { required, given },
    })
}

import type { Db } from '#app/data/database/database.ts'
import { endShares } from '#app/data/queries/draft-shares/write.ts'
import { type DraftRow, saveDraft } from '#app/data/queries/themes/drafts.ts'
import { lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { type DraftState, readDraftState } from './draft-state.ts'

type OpenDraft = DraftState & {
  tx: Db
  publishedRevision: number
  row: DraftRow
  draft: NonNullable<DraftState['draft']>
}

/** Does something to the draft with this revision, alone: nobody publishes or edits meanwhile (404, 412). */
export function withDraft<Result>(
  { db, tenantId }: ApiContext,
  revision: number,
  change: (state: OpenDraft) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    const publishedRevision = (await lockPublishedRevision(tx, tenantId)) ?? 0
    const { row, published, draft } = await readDraftState({ db: tx, tenantId, published: publishedRevision })
    if (!row || !draft) throw refuse('NOT_FOUND', { text: 'There is no draft' })
    if (row.revision !== revision)
      throw refuse('PRECONDITION_FAILED', { details: { revision: row.revision } })
    return change({ tx, row, published, draft, publishedRevision })
  })
}

/** The row stays, for its revision goes on; the links to it are over. */
export async function endDraft(tx: Db, { row, now }: { row: DraftRow; now: Date }): Promise<void> {
  await saveDraft(tx, { ...row, document: null, authors: [], edits: {}, now })
  await endShares(tx, row.tenantId, now)
}

/** Keys that were published differently since the draft began, as a refusal tells them. */
export const conflictErrors = (conflicts: readonly { key: string }[]) =>
  Object.fromEntries(conflicts.map(({ key }) => [key, 'was published differently in the meantime']))

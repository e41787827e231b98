import type { SchedulePayload } from '#app/contract/theme-schedules.ts'
import type { Db } from '#app/data/database/database.ts'
import { listStaffNames } from '#app/data/queries/themes/drafts.ts'
import { findThemeDocuments } from '#app/data/queries/themes/read.ts'
import type { ScheduleRow } from '#app/data/queries/themes/schedules.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { changedParts } from '#theme/theme-parts.ts'

type BaseRow = Pick<ScheduleRow, 'tenantId' | 'base'>

/** What was public when these drafts began, by revision. All are of one venue. */
export async function baseDocuments(db: Db, rows: readonly BaseRow[]): Promise<Map<number, ThemeDocument>> {
  const revisions = [...new Set(rows.map(({ base }) => base))]
  const stored = await findThemeDocuments(db, rows[0]?.tenantId ?? '', revisions)
  const read = (revision: number) => readThemeDocument(stored.get(revision) ?? emptyThemeDocument).document
  return new Map(revisions.map(revision => [revision, read(revision)]))
}

/** A schedule as staff are told of it. */
export async function schedulePayload(
  row: ScheduleRow,
  { db, bases }: { db: Db; bases: ReadonlyMap<number, ThemeDocument> },
): Promise<SchedulePayload> {
  const { tenantId, id, state, problem, startsAt, endsAt, author, note, revision } = row
  const names = await listStaffNames(db, tenantId, [author])
  const [before, scheduled] = [bases.get(row.base)!, readThemeDocument(row.document).document]
  return {
    id,
    state,
    problem,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    author,
    authorName: names.get(author) ?? author,
    note,
    revision,
    difference: describeDifference(before, scheduled),
    changedParts: changedParts(before, scheduled),
  }
}

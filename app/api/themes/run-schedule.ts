import type { Db } from '#app/data/database/database.ts'
import { findRevision, findThemeDocuments } from '#app/data/queries/themes/read.ts'
import { findSchedule, moveSchedule, type ScheduleRow } from '#app/data/queries/themes/schedules.ts'
import { lockPublishedRevision, publishRevision } from '#app/data/queries/themes/write.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'
import { isSameTheme } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { mergeDraft } from '#theme/merge-draft.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { withdrawTheme } from '#theme/withdraw-theme.ts'
import type { Services } from '../kernel/context.ts'
import { missingApprovalsOf } from './approval-gate.ts'
import { contrastLosses, contrastOf } from './contrast-gate.ts'
import { readHeroPicture } from './hero-picture.ts'

type Schedule = { tenantId: string; id: string }

/**
 * Publishes a scheduled theme: its changes over what is public now. Once, on whichever node the job runs. One whose colours could no longer be
 * read, because others have been published since, is refused, and says so where it stands, whatever reason was given for what it alone makes
 * worse; one whose end has passed while nothing ran is over.
 */
export async function startSchedule(services: Services, schedule: Schedule): Promise<void> {
  const venue = await services.venues.open(schedule.tenantId)
  const picture = venue && (await readHeroPicture(services, venue))
  await withSchedule(services, schedule, async (tx, row) => {
    if (row.state !== 'waiting') return
    if (row.endsAt && row.endsAt <= services.clock()) {
      await moveSchedule(tx, row, { from: 'waiting', to: 'over', problem: 'missed' })
      return
    }
    const { tenantId, author, note, contrastReason } = row
    const { base, published, revision } = await publicDocuments(tx, row)
    const draft = readThemeDocument(row.document).document
    const { document } = mergeDraft({ base, draft, published })
    const accepted = contrastReason ? contrastLosses({ stored: base, sent: draft, picture }) : []
    const losses = contrastLosses({ stored: published, sent: document, picture })
    if (worseContrast({ before: { contrast: accepted }, after: { contrast: losses } }).length > 0) {
      await moveSchedule(tx, row, { from: 'waiting', to: 'refused', problem: 'contrast' })
      return
    }
    if ((await missingApprovalsOf(tx, { tenantId, document })).missing > 0) {
      await moveSchedule(tx, row, { from: 'waiting', to: 'refused', problem: 'approvals' })
      return
    }
    const publication = { tenantId, revision, document, author, note, contrastReason, now: services.clock() }
    const next = await publishRevision(tx, { ...publication, kind: 'schedule' })
    await moveSchedule(tx, row, { from: 'waiting', to: 'public', revision: next! })
  })
}

/** Takes the changes of a scheduled theme back, where nobody has published others since. */
export async function endSchedule(services: Services, schedule: Schedule): Promise<void> {
  const venue = await services.venues.open(schedule.tenantId)
  const picture = venue && (await readHeroPicture(services, venue))
  await withSchedule(services, schedule, async (tx, row) => {
    if (row.state !== 'public') return
    await endScheduleIn(tx, { row, picture, author: row.author, now: services.clock() })
  })
}

type End = { row: ScheduleRow; picture: HeroPicture | null; author: string; now: Date }

/**
 * The same within a transaction that has locked the venue's row; the schedule must be public. It ends in any case: colours that can be read
 * neither as they were before it nor as they are now, but only together, are told where it stands.
 */
export async function endScheduleIn(tx: Db, { row, picture, author, now }: End): Promise<void> {
  const { tenantId, note } = row
  const { published, revision } = await publicDocuments(tx, row)
  const start = await findRevision(tx, tenantId, row.revision!)
  const before = await documentAt(tx, { tenantId, revision: start!.base ?? 0 })
  const withdrawn = readThemeDocument(start!.document).document
  const document = withdrawTheme({ before, withdrawn, published })
  if (!isSameTheme(document, published))
    await publishRevision(tx, { tenantId, revision, document, author, note, kind: 'schedule', now })
  const contrast = contrastLosses({ stored: published, sent: document, picture })
  const isWorse = worseContrast({ before: contrastOf(before, picture), after: { contrast } }).length > 0
  await moveSchedule(tx, row, { from: 'public', to: 'over', ...(isWorse && { problem: 'end-contrast' }) })
}

/** Does something to a schedule, alone: nobody publishes meanwhile. Nothing where the venue or the schedule is gone. */
async function withSchedule(
  { database }: Services,
  { tenantId, id }: Schedule,
  change: (tx: Db, row: ScheduleRow) => Promise<void>,
): Promise<void> {
  await database.forTenant(tenantId).transaction(async transaction => {
    const tx = transaction as Db
    const isThere = (await lockPublishedRevision(tx, tenantId)) !== null
    const row = isThere ? await findSchedule(tx, tenantId, id) : null
    if (row) await change(tx, row)
  })
}

async function publicDocuments(tx: Db, { tenantId, base }: ScheduleRow) {
  const revision = (await lockPublishedRevision(tx, tenantId)) ?? 0
  return {
    revision,
    base: await documentAt(tx, { tenantId, revision: base }),
    published: await documentAt(tx, { tenantId, revision }),
  }
}

/** Revision 0 is the theme of a venue that has saved none. */
async function documentAt(
  tx: Db,
  { tenantId, revision }: { tenantId: string; revision: number },
): Promise<ThemeDocument> {
  const documents = await findThemeDocuments(tx, tenantId, [revision])
  return readThemeDocument(documents.get(revision) ?? emptyThemeDocument).document
}

import { randomUUID } from 'node:crypto'
import type { SchedulePayload } from '#app/contract/theme-schedules.ts'
import type { Db } from '#app/data/database/database.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import {
  findSchedule,
  insertSchedule,
  listOpenSchedules,
  listSchedules,
  moveSchedule,
  type NewSchedule,
} from '#app/data/queries/themes/schedules.ts'
import { insertRevision, lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import { overlaps, readScheduleTimes, type ScheduleProblem } from '#app/rules/themes/schedule-times.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { closeShares } from '../draft-shares/share-sandboxes.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireApprovals } from './approval-gate.ts'
import { requireContrast } from './contrast-gate.ts'
import { readHeroPicture } from './hero-picture.ts'
import { conflictErrors, endDraft, withDraft } from './open-draft.ts'
import { endScheduleIn } from './run-schedule.ts'
import { baseDocuments, schedulePayload } from './schedule-payload.ts'
import { requirePublisher, requireThemeStaff, revisionOf } from './theme-rights.ts'

const MAX_SCHEDULES = 50

/** What becomes public when, and what has become of what was scheduled. */
export const getSchedules = api.themeSchedules.list.handler(async ({ context }) => {
  requireThemeStaff(context.staff)
  const rows = await listSchedules(context.db, context.tenantId, { limit: MAX_SCHEDULES })
  const bases = await baseDocuments(context.db, rows)
  return { payload: await Promise.all(rows.map(row => schedulePayload(row, { db: context.db, bases }))) }
})

/**
 * Ends the draft and keeps it for a time of the venue's clock (`startsAt`, `endsAt`; 422 by field), when a job publishes its changes over what is
 * public then, and at the end takes them back. Asks what publishing asks: a publisher (403), values published differently since (409), colours
 * (CONTRAST). A value that another schedule changes at the same time is refused (409, by key): which of them counted would be chance.
 */
export const scheduleDraft = api.themeSchedules.add.handler(async ({ input, context }) => {
  const { tenantId, now, venue } = context
  const author = requirePublisher(context.staff)
  const { note, contrastReason, overrides, ...wall } = input.body
  const times = readScheduleTimes(wall, { now, timeZone: venue.document.venue.timeZone })
  if (!times.ok) throw refuse('UNPROCESSABLE', { errors: { [times.field]: SENTENCES[times.problem] } })
  const picture = await readHeroPicture(context.services, venue)
  const payload = await withDraft(
    context,
    revisionOf(input.headers),
    async ({ tx, row, published, draft }) => {
      const { document, conflicts } = draft.merged
      if (conflicts.length > 0 && !overrides) throw refuse('CONFLICT', { errors: conflictErrors(conflicts) })
      const themes = { stored: published, sent: document, picture }
      const schedule: NewSchedule = {
        tenantId,
        id: randomUUID(),
        document: draft.document,
        base: row.base,
        startsAt: times.startsAt,
        endsAt: times.endsAt,
        author: author.email,
        note,
        contrastReason: requireContrast({ ...themes, reason: contrastReason }),
        createdAt: now,
      }
      await requireApprovals(tx, { tenantId, document })
      await requireNoOverlap(tx, schedule)
      await endDraft(tx, { row, now })
      await insertSchedule(tx, schedule)
      await insertScheduleJobs(tx, schedule)
      return payloadOf(tx, schedule)
    },
  )
  await closeShares(context.services, tenantId)
  return { payload }
})

const SENTENCES: Record<ScheduleProblem['problem'], string> = {
  invalid: 'must be a date and a time',
  past: 'must be in the future',
  order: 'must be after the start',
}

/** One that waits is given up and stays as a version that was never public; one that is public ends now. */
export const cancelSchedule = api.themeSchedules.cancel.handler(async ({ input, context }) => {
  const { db, tenantId, now } = context
  const author = requirePublisher(context.staff)
  const { id } = input.params
  const picture = await readHeroPicture(context.services, context.venue)
  const payload = await db.transaction(async transaction => {
    const tx = transaction as Db
    await lockPublishedRevision(tx, tenantId)
    const row = await findSchedule(tx, tenantId, id)
    if (!row) throw refuse('NOT_FOUND')
    if (row.state === 'public') await endScheduleIn(tx, { row, picture, author: author.email, now })
    else if (!(await moveSchedule(tx, row, { from: 'waiting', to: 'cancelled' })))
      throw refuse('CONFLICT', { text: 'This is over already' })
    else
      await insertRevision(tx, {
        tenantId,
        document: row.document,
        author: row.author,
        kind: 'draft',
        note: row.note,
        base: row.base,
        now,
      })
    return payloadOf(tx, row)
  })
  return { payload }
})

async function payloadOf(
  db: Db,
  { tenantId, id }: Pick<NewSchedule, 'tenantId' | 'id'>,
): Promise<SchedulePayload> {
  const row = await findSchedule(db, tenantId, id)
  return schedulePayload(row!, { db, bases: await baseDocuments(db, [row!]) })
}

type Change = Pick<NewSchedule, 'tenantId' | 'base' | 'document'>

/** What was public when its draft began, and the draft. */
async function documentsOf(db: Db, schedule: Change): Promise<[ThemeDocument, ThemeDocument]> {
  const bases = await baseDocuments(db, [schedule])
  return [bases.get(schedule.base)!, readThemeDocument(schedule.document).document]
}

const changedKeys = async (db: Db, schedule: Change) =>
  diffDocuments(...(await documentsOf(db, schedule))).map(({ key }) => key)

/** The venue's row is locked: nobody schedules meanwhile. */
async function requireNoOverlap(tx: Db, schedule: NewSchedule): Promise<void> {
  const times = { startsAt: schedule.startsAt, endsAt: schedule.endsAt ?? null }
  const others = (await listOpenSchedules(tx, schedule.tenantId)).filter(other => overlaps(times, other))
  const keys = new Set(await changedKeys(tx, schedule))
  const taken = (await Promise.all(others.map(other => changedKeys(tx, other)))).flat()
  const errors = Object.fromEntries(
    taken.filter(key => keys.has(key)).map(key => [key, 'is changed by another schedule at that time']),
  )
  if (Object.keys(errors).length > 0)
    throw refuse('CONFLICT', { text: 'Another schedule changes the same values at that time', errors })
}

async function insertScheduleJobs(tx: Db, { tenantId, id, startsAt, endsAt }: NewSchedule): Promise<void> {
  const job = (step: 'start' | 'end', runAt: Date) =>
    insertJob(tx, tenantId, {
      id: `theme-schedule.${id}.${step}`,
      kind: 'theme-schedule',
      payload: { scheduleId: id, step },
      runAt,
    })
  await job('start', startsAt)
  if (endsAt) await job('end', endsAt)
}

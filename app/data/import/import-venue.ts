import type { PgTable } from 'drizzle-orm/pg-core'
import { checkReferences } from '#app/contract/venue-file/check/check-references.ts'
import { textAt } from '#app/contract/venue-file/check/findings.ts'
import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import { at, listAt, type PathIssue } from '#app/contract/venue-file/check/places.ts'
import { readVenueFile } from '#app/contract/venue-file/check/read-venue-file.ts'
import { eventTemplate } from '#app/contract/venue-file/events.ts'
import { resolveDates } from '#app/contract/venue-file/resolve-dates.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { PlanChange } from '#app/rules/venues/plan-change.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import type { Database, Db } from '../database/database.ts'
import { dropHoldsBeyondSeats } from '../queries/holds/write.ts'
import { type NewSetup, saveSetup } from '../queries/onboarding/write.ts'
import { type NewSandbox, saveSandbox } from '../queries/sandboxes/write.ts'
import {
  findThemeDocument,
  findVenueRevisions,
  hasVenue,
  nextVenuePosition,
  venueRevision,
} from '../queries/venues/read.ts'
import { raiseCatalogueRevision } from '../queries/venues/write.ts'
import * as catalogue from '../schema/catalogue.ts'
import { countSlots, tooManySlots } from './event-slots.ts'
import { importEvents } from './import-events.ts'
import { ImportRefused, OvertakenError } from './import-issue.ts'
import { importPeople } from './import-people.ts'
import { missingForKeptMembers } from './kept-members.ts'
import { changesBetween, readSummary, sizesOf } from './plan-changes.ts'
import { startWarnings } from './start-warnings.ts'
import { type FileTheme, themeOfFile } from './theme-of-file.ts'
import { venueDocument } from './venue-document.ts'
import { giveWayToOthers, lockVenueFile } from './venue-lock.ts'
import { countAddOns, oversoldAddOns, saveAddOnStock } from './write-add-on-stock.ts'
import { deleteOtherDocuments, saveDocuments } from './write-documents.ts'
import { endOtherCoupons, overusedCoupons, saveCoupons, saveGiftCertificates } from './write-promotions.ts'
import { importTheme, saveVenue } from './write-venue.ts'

export type ImportProgress = { done: number; total: number }
export type ImportCounts = Record<
  | 'events'
  | 'slots'
  | 'combos'
  | 'addOns'
  | 'members'
  | 'visitors'
  | 'coupons'
  | 'giftCertificates'
  | 'reviews'
  | 'staff',
  number
>
export type ImportResult =
  | {
      ok: true
      tenantId: string
      counts: ImportCounts
      changed: boolean
      warnings: VenueFileIssue[]
      changes: PlanChange[]
      /** sizes of the lists that a plan for a new venue has; null for a venue that is there */
      start: [part: string, size: number][] | null
    }
  | { ok: false; issues: VenueFileIssue[]; isMoved?: boolean }

export type ImportRequest = {
  database: Database
  /** the venue file as JSON */
  text: string
  now: Date
  /** told after every event how many slots are written, of how many at most */
  onProgress?: (progress: ImportProgress) => void
  /** leaves a theme that the venue already has as it is: what was edited since stays */
  keepTheme?: boolean
  /** replaces looks and words that were saved in the editor since the file was exported */
  overwritesTheme?: boolean
  /** writes nothing and gives the changes that the file would make */
  isPlan?: boolean
  /** makes a venue that is set up first, seen by its staff alone; refused where there is one of this id */
  setup?: NewSetup
  /** makes a copy of another venue, in which nothing is really sold */
  sandbox?: NewSandbox
  /** the revision that the file was made from: refused with `isMoved` where the venue has another one by now */
  revision?: string
  /** written in the transaction of the import, before it: all of both or nothing */
  onWrite?: (tx: Db) => Promise<void>
  /** written in that transaction as well, after the import, with what it has changed of a venue that was there */
  onWritten?: (tx: Db, changes: PlanChange[]) => Promise<void>
}

type Job = Omit<ImportRequest, 'text'> & {
  file: VenueFile
  theme: FileTheme
  position: number
  warnings: VenueFileIssue[]
}

/**
 * Creates or updates a venue from its file: all of it or, with every fault named by path and line, nothing. The same
 * file again changes nothing. Seats sold, coupon uses and certificate balances of the database are kept. `now` decides
 * what `today` is in the venue's zone and which slots are past.
 */
export async function importVenue({ text, ...request }: ImportRequest): Promise<ImportResult> {
  const read = readVenueFile(text)
  if (!read.ok) return read
  const { input, file: written, locate } = read.reading
  const theme = themeOfFile(input, await storedTheme(request.database, input))
  const file = written && resolveDates(written, localDateAt(request.now, written.venue.timeZone))
  const issues = locate([
    ...theme.issues,
    ...(file ? checkAgain(text, file) : []),
    ...tooManySlots(file?.events ?? wellFormedEvents(input)),
  ])
  if (!file || issues.length > 0) return { ok: false, issues }

  const warnings = locate([...theme.warnings, ...startWarnings(file, request.now)])
  try {
    const position = await nextVenuePosition(request.database.system)
    return await writeVenue({ ...request, file, theme, position, warnings })
  } catch (error) {
    if (error instanceof PlanMade) return error.result
    if (error instanceof VenueMoved) return { ok: false, issues: [], isMoved: true }
    if (error instanceof ImportRefused) return { ok: false, issues: locate(error.issues) }
    throw error
  }
}

/** What the venue that the file names has published; null where there is none. */
async function storedTheme({ system }: Database, input: unknown): Promise<unknown> {
  const tenantId = textAt(at(input, 'venue'), 'id')
  const revisions = tenantId && !tenantId.includes('\0') ? await findVenueRevisions(system, tenantId) : null

  return tenantId && revisions ? findThemeDocument(system, tenantId, revisions.themeRevision) : null
}

/** The events that can be counted while others, or other parts of the file, are malformed. */
function wellFormedEvents(input: unknown) {
  const empty = { id: '', slots: [], slotRules: [] }

  return listAt(input, 'events').map(event => eventTemplate.safeParse(event).data ?? empty)
}

/** Only today tells whether a relative date comes before a written one, or falls on it. */
const checkAgain = (text: string, file: VenueFile): PathIssue[] =>
  text.includes('"today') ? checkReferences(file) : []

const MAX_TRIES = 6
/** serialization failure, deadlock, a row that stayed locked */
const OVERTAKEN = ['40001', '40P01', '55P03']

async function writeVenue(job: Job, attempt = 1): Promise<ImportResult> {
  const { database, file } = job
  try {
    const result = await database.forTenant(file.venue.id).transaction(tx => writeAll(tx as Db, job))
    await database.flush()
    return result
  } catch (error) {
    if (attempt < MAX_TRIES && wasOvertaken(error)) return writeVenue(job, attempt + 1)
    throw error
  }
}

function wasOvertaken(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code

  return error instanceof OvertakenError || (code !== undefined && OVERTAKEN.includes(code))
}

const TAKEN: PathIssue = { path: ['venue', 'id'], message: 'is the id of another venue' }
const SANDBOX_ID: PathIssue = {
  path: ['venue', 'id'],
  message: 'must not begin with "sandbox-", which is kept for copies of venues',
}

async function writeAll(
  tx: Db,
  {
    file,
    theme,
    position,
    now,
    onProgress,
    keepTheme,
    overwritesTheme = false,
    isPlan = false,
    setup,
    sandbox,
    warnings,
    revision,
    onWrite,
    onWritten,
  }: Job,
): Promise<ImportResult> {
  const tenantId = file.venue.id
  await lockVenueFile(tx, tenantId)
  await giveWayToOthers(tx)

  const isNew = !(await hasVenue(tx, tenantId))
  if (setup && !isNew) throw new ImportRefused([TAKEN])
  if (isSandboxId(tenantId) !== Boolean(sandbox)) throw new ImportRefused([SANDBOX_ID])
  if (revision !== undefined && revision !== (await venueRevision(tx, tenantId))) throw new VenueMoved()
  await onWrite?.(tx)
  const before = (isPlan || onWritten) && !isNew ? await readSummary(tx, tenantId) : null
  const total = file.events.reduce((sum, event) => sum + countSlots(event), 0)
  let done = 0
  const onSlots = (count: number) => {
    done += count
    onProgress?.({ done, total })
  }

  let changed = await saveVenue(tx, { document: venueDocument(file), position })
  for (const [table, rows] of catalogueRows(file)) {
    changed += await saveDocuments(tx, { tenantId, table, rows })
    changed += await deleteOtherDocuments(tx, { tenantId, table, rows })
  }
  const events = await importEvents(tx, {
    tenantId,
    timeZone: file.venue.timeZone,
    now,
    events: file.events,
    onSlots,
  })
  const people = await importPeople(tx, { file, now })
  const overused = await overusedCoupons(tx, { tenantId, coupons: file.coupons })
  changed += await countAddOns(tx, { tenantId, addOns: file.addOns })
  const oversold = await oversoldAddOns(tx, { tenantId, addOns: file.addOns })
  const missing = await missingForKeptMembers(tx, file)
  const issues = [...events.issues, ...people.issues, ...overused, ...oversold, ...missing]
  if (issues.length > 0) throw new ImportRefused(issues)

  await dropHoldsBeyondSeats(tx, { tenantId, now })
  changed += events.changed + people.changed
  changed += await saveAddOnStock(tx, { tenantId, addOns: file.addOns })
  changed += await saveCoupons(tx, { tenantId, coupons: file.coupons })
  changed += await endOtherCoupons(tx, { tenantId, coupons: file.coupons })
  changed += await saveGiftCertificates(tx, { tenantId, certificates: file.giftCertificates })
  const themed =
    (isNew || !keepTheme) &&
    (await importTheme(tx, { tenantId, theme, version: file.themeVersion, overwrites: overwritesTheme, now }))
  if (changed > 0) await raiseCatalogueRevision(tx, tenantId)
  if (setup) await saveSetup(tx, { tenantId, setup })
  if (sandbox) await saveSandbox(tx, { tenantId, sandbox, now })

  const result = {
    ok: true as const,
    tenantId,
    counts: countsOf(file, events.slots),
    changed: changed > 0 || themed,
    warnings,
  }
  if (isPlan) {
    const after = await readSummary(tx, tenantId)
    throw new PlanMade({
      ...result,
      changes: before ? changesBetween(before, after) : [],
      start: before ? null : sizesOf(after),
    })
  }
  if (onWritten && before && result.changed)
    await onWritten(tx, changesBetween(before, await readSummary(tx, tenantId)))

  return { ...result, changes: [], start: null }
}

/** Thrown inside the import's transaction where the venue has changed since the file was made from it. */
class VenueMoved extends Error {}

/** Thrown inside the import's transaction, so that a plan writes nothing. */
class PlanMade extends Error {
  constructor(readonly result: ImportResult) {
    super('This was a plan')
  }
}

function catalogueRows(file: VenueFile): [PgTable, { id: string; document: unknown }[]][] {
  const documents = <Noun extends { id: string }>(nouns: readonly Noun[]) =>
    nouns.map(document => ({ id: document.id, document }))

  return [
    [catalogue.facilities, documents(file.facilities)],
    [catalogue.personTypes, documents(file.personTypes)],
    [catalogue.limits, documents(file.limits)],
    [catalogue.combos, documents(file.combos)],
    [catalogue.addOns, documents(file.addOns.map(({ sold: _sold, ...addOn }) => addOn))],
    [catalogue.forms, documents(file.forms)],
    [catalogue.membershipGroups, documents(file.memberships.groups)],
    [catalogue.membershipCategories, documents(file.memberships.categories)],
  ]
}

function countsOf(file: VenueFile, slots: number): ImportCounts {
  const { events, combos, addOns, members, visitors, coupons, giftCertificates, reviews, staff } = file
  const lists = { events, combos, addOns, members, visitors, coupons, giftCertificates, reviews, staff }
  const counts = Object.entries(lists).map(([noun, list]) => [noun, list.length])

  return { ...Object.fromEntries(counts), slots } as ImportCounts
}

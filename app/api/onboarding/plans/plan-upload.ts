import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import { withoutLook, withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import type { SheetNotice } from '#app/rules/venues/find-sheets.ts'
import { readVenueSheets } from '#app/rules/venues/read-venue-sheets.ts'
import type { SheetFault } from '#app/rules/venues/sheet-row.ts'
import { cellAddress, type SheetTable } from '#app/rules/venues/sheet-table.ts'
import type { Services } from '../../kernel/context.ts'
import { readCsv } from '../sheets/read-csv.ts'
import { readWorkbook } from '../sheets/read-workbook.ts'
import { sheetFormatOf } from '../sheets/sheet-format-of.ts'
import type { TableReading, TableRefusal } from '../sheets/table-reading.ts'
import type { UploadedFile } from '../upload-site.ts'
import { makePlan, type PlanPlace } from './make-plan.ts'
import { readVenueDraft } from './read-venue-draft.ts'

/** A fault in words of the person's file: a cell like `Prices!C7`, or line and column of a venue file. */
export type PlanFault = {
  place: string
  column: string
  value: string
  code: SheetFault['code']
  about: string
}

export type PlanResult =
  | { ok: true; planId: string }
  | { ok: false; reason: 'file'; name: string; refusal: TableRefusal | 'none' | 'mixed' | 'venue' }
  | { ok: false; reason: 'faults'; faults: PlanFault[] }
  | { ok: false; reason: 'moved' }

/**
 * Makes a plan of what was uploaded: a venue file (JSON), a workbook (XLSX), or sheets (CSV). Nothing of the venue is written. Every fault
 * that is found comes at once.
 */
export async function planUpload(
  services: Services,
  { place, files }: { place: PlanPlace; files: readonly UploadedFile[] },
): Promise<PlanResult> {
  const [first] = files
  if (!first) return { ok: false, reason: 'file', name: '', refusal: 'none' }
  const venueFiles = files.filter(({ name }) => /\.json$/i.test(name))
  if (venueFiles.length > 0 && files.length > 1)
    return { ok: false, reason: 'file', name: venueFiles[0]!.name, refusal: 'mixed' }

  return venueFiles.length > 0
    ? planVenueFile(services, { place, upload: first })
    : planTables(services, { place, files })
}

async function planVenueFile(
  services: Services,
  { place, upload }: { place: PlanPlace; upload: UploadedFile },
): Promise<PlanResult> {
  const decoded = decodeVenueFile(upload.bytes)
  if (!decoded.ok) return { ok: false, reason: 'faults', faults: decoded.issues.map(fileFault) }
  const { revision } = await readVenueDraft(services.database, place.tenantId)
  const plan = await makePlan(services, {
    place,
    text: decoded.text,
    revision,
    source: upload.name,
    notices: [],
  })
  if (plan.ok || plan.reason === 'moved') return plan
  if (plan.reason === 'venue') return { ok: false, reason: 'file', name: upload.name, refusal: 'venue' }

  return { ok: false, reason: 'faults', faults: plan.issues.map(fileFault) }
}

const fileFault = ({ path, line, column, message }: VenueFileIssue): PlanFault => ({
  place: `${line}:${column}`,
  column: path,
  value: '',
  code: 'check',
  about: message,
})

/** The tables of all files, or which file cannot be read. */
async function readTables(
  files: readonly UploadedFile[],
): Promise<{ tables: SheetTable[]; notices: SheetNotice[] } | { name: string; refusal: TableRefusal }> {
  const tables: SheetTable[] = []
  const notices: SheetNotice[] = []
  for (const file of files) {
    const reading = await readTable(file)
    if (!reading.ok) return { name: file.name, refusal: reading.reason }
    tables.push(...reading.tables)
    notices.push(...reading.notices)
  }

  return { tables, notices }
}

async function readTable({ name, bytes }: UploadedFile): Promise<TableReading> {
  if (/\.xlsx$/i.test(name)) return readWorkbook(bytes)
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return readCsv(bytes, name.replace(/\.\w+$/, ''))

  return { ok: false, reason: 'type' }
}

async function planTables(
  services: Services,
  { place, files }: { place: PlanPlace; files: readonly UploadedFile[] },
): Promise<PlanResult> {
  const tables = await readTables(files)
  if ('refusal' in tables) return { ok: false, reason: 'file', ...tables }
  const source = files.map(({ name }) => name).join(', ')
  const draft = await readVenueDraft(services.database, place.tenantId)

  return planSheets(services, { place, draft, source, ...tables })
}

type SheetPlan = {
  place: PlanPlace
  draft: Awaited<ReturnType<typeof readVenueDraft>>
  tables: readonly SheetTable[]
  notices: readonly SheetNotice[]
  source: string
  form?: EventForm
}

/** Makes a plan of a venue's sheets, or gives every fault at its cell. */
export async function planSheets(
  services: Services,
  { place, draft: { file, revision }, tables, source, form, ...reader }: SheetPlan,
): Promise<PlanResult> {
  const bare = withoutLook(withoutPersonalData(file))
  const reading = readVenueSheets({ tables, file: bare, format: sheetFormatOf(file) })
  const isUnread = reading.faults.some(({ code }) => code === 'column-missing' || code === 'empty')
  if (isUnread) return { ok: false, reason: 'faults', faults: reading.faults.map(shownFault) }
  const notices = [...reader.notices, ...reading.notices]
  const text = JSON.stringify(reading.file)
  const isTrial = reading.faults.length > 0
  const plan = await makePlan(services, { place, text, revision, source, notices, form, isTrial })
  if (plan.ok && !isTrial) return plan
  if (!plan.ok && plan.reason !== 'issues') return { ok: false, reason: 'moved' }
  const checked = plan.ok ? [] : plan.issues.map(issue => cellFault(issue, reading.origins))
  const faults = [...reading.faults.map(shownFault), ...checked]

  return { ok: false, reason: 'faults', faults: onePerPlace(faults) }
}

const shownFault = ({ place, about = '', ...fault }: SheetFault): PlanFault => ({
  ...fault,
  place: cellAddress(place),
  about,
})

/** A fault of the venue file at the cell that the place came from, or the nearest place around it. */
function cellFault({ path, message }: VenueFileIssue, origins: Origins): PlanFault {
  const origin = originOf(path, origins)
  if (!origin) return { place: '', column: path, value: '', code: 'check', about: message }

  return { ...origin, place: cellAddress(origin.place), code: 'check', about: message }
}

type Origins = ReturnType<typeof readVenueSheets>['origins']

function originOf(path: string, origins: Origins): ReturnType<Origins['get']> {
  const shorter = path.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, '')

  return origins.get(path) ?? (shorter === path ? undefined : originOf(shorter, origins))
}

/** Faults without a place are kept, others once a cell. */
const onePerPlace = (faults: readonly PlanFault[]): PlanFault[] =>
  faults.filter(
    (fault, index) => fault.place === '' || faults.findIndex(({ place }) => place === fault.place) === index,
  )

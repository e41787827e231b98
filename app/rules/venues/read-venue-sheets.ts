import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { findSheets, type SheetNotice, type VenueSheet } from './find-sheets.ts'
import { readPriceRows } from './read-price-rows.ts'
import { readAddOnRows, readEventRows, readPersonTypeRows } from './read-record-rows.ts'
import { readTimeRows } from './read-time-rows.ts'
import { SHEETS, type SheetKind } from './sheet-columns.ts'
import { type RowsOf, type SheetFault, type SheetNotes, type SheetRow, sheetRows } from './sheet-row.ts'
import { cellAddress, type SheetTable } from './sheet-table.ts'
import type { SheetFormat } from './sheet-values.ts'

export type SheetReading = SheetNotes & {
  /** the venue as it would be; complete where there are no faults */
  file: VenueFileDraft
  notices: SheetNotice[]
}

/**
 * The file of a venue as the sheets say it should be: a sheet with rows replaces its list, prices and times those of the
 * events that its rows name; what sheets cannot say stays. Every fault at once, each at its cell.
 */
export function readVenueSheets({
  tables,
  file,
  format,
}: {
  tables: readonly SheetTable[]
  file: VenueFileDraft
  format: SheetFormat
}): SheetReading {
  const { sheets, missing, notices } = findSheets(tables)
  const notes: SheetNotes = { faults: missing.map(missingFault), origins: new Map() }
  if (sheets.length === 0 && missing.length === 0) notes.faults.push(emptyFault(tables))
  const rows = <Kind extends SheetKind>(kind: Kind) => {
    const found = sheets.filter((sheet): sheet is VenueSheet & { kind: Kind } => sheet.kind === kind)
    return found.flatMap(sheet => sheetRows(sheet, { notes, format }))
  }
  const steps: ((file: VenueFileDraft) => VenueFileDraft)[] = [
    step(rows('personTypes'), readPersonTypeRows),
    step(rows('addOns'), readAddOnRows),
    step(rows('events'), readEventRows),
    step(rows('prices'), readPriceRows),
    step(rows('times'), readTimeRows),
  ]

  const result = steps.reduce((changed, change) => change(changed), file)

  return { file: result, notices, origins: notes.origins, faults: onePerCell(notes.faults) }
}

const onePerCell = (faults: readonly SheetFault[]): SheetFault[] =>
  [...new Map(faults.toReversed().map(fault => [cellAddress(fault.place), fault])).values()].toReversed()

const step =
  <Kind extends SheetKind>(rows: readonly SheetRow<Kind>[], read: (rows: RowsOf<Kind>) => VenueFileDraft) =>
  (file: VenueFileDraft) =>
    rows.length > 0 ? read({ file, rows }) : file

const missingFault = ({ place, header }: ReturnType<typeof findSheets>['missing'][number]): SheetFault => ({
  code: 'column-missing',
  place,
  column: header,
  value: '',
})

const emptyFault = (tables: readonly SheetTable[]): SheetFault => ({
  code: 'empty',
  place: { sheet: tables[0]?.name ?? '', row: 1, column: 1 },
  column: '',
  value: '',
  about: Object.values(SHEETS)
    .map(({ name }) => name)
    .join(', '),
})

import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { VenueSheet } from './find-sheets.ts'
import { type ColumnOf, columnsOf, type SheetKind } from './sheet-columns.ts'
import { cellText, isBlank, type SheetCell, type SheetPlace, wordKey } from './sheet-table.ts'
import type { CellReader, SheetFormat, ValueFault } from './sheet-values.ts'

/** What is wrong at a cell: `about` says more where the code alone does not (what is possible, where it stands already, the sentence of a check). */
export type SheetFault = {
  code: ValueFault | 'missing' | 'unknown' | 'twice' | 'column-missing' | 'empty' | 'check'
  place: SheetPlace
  /** the header of the column */
  column: string
  value: string
  about?: string
}

/** What reading a file keeps: the faults so far, and which cell a place of the venue file (`events[0].name`) came from. */
export type SheetNotes = {
  faults: SheetFault[]
  origins: Map<string, { place: SheetPlace; column: string; value: string }>
}

/** One row of a sheet, its cells read by the keys of its columns. */
export type SheetRow<Kind extends SheetKind> = {
  number: number
  /** the file has such a column */
  has: (key: ColumnOf<Kind>) => boolean
  /** the value; undefined where the cell is blank, or has a fault, which is noted */
  read: <Value>(key: ColumnOf<Kind>, reader: CellReader<Value>) => Value | undefined
  /** the same where a blank cell is a fault; `instead` keeps what follows from being a fault too */
  require: <Value>(key: ColumnOf<Kind>, reader: CellReader<Value>, instead: Value) => Value
  text: (key: ColumnOf<Kind>) => string
  fault: (key: ColumnOf<Kind>, code: SheetFault['code'], about?: string) => void
  /** notes that a place of the venue file is this cell */
  origin: (path: string, key: ColumnOf<Kind>) => void
}

/** A venue, and the rows of one kind that change it. */
export type RowsOf<Kind extends SheetKind> = { file: VenueFileDraft; rows: readonly SheetRow<Kind>[] }

/** The rows of a sheet. */
export function sheetRows<Kind extends SheetKind>(
  sheet: VenueSheet & { kind: Kind },
  { notes, format }: { notes: SheetNotes; format: SheetFormat },
): SheetRow<Kind>[] {
  const headers = new Map(columnsOf(sheet.kind).map(({ key, header }) => [key, header]))
  return sheet.rows.map(({ number, cells }) => {
    const cellAt = (key: string): SheetCell => cells[(sheet.columns.get(key) ?? 0) - 1] ?? null
    const cellOf = (key: string) => ({
      place: { sheet: sheet.name, row: number, column: sheet.columns.get(key) ?? 1 },
      column: headers.get(key) ?? key,
      value: cellText(cellAt(key)),
    })
    const fault: SheetRow<Kind>['fault'] = (key, code, about) =>
      void notes.faults.push({ code, ...cellOf(key), ...(about && { about }) })
    const read: SheetRow<Kind>['read'] = (key, reader) => {
      if (isBlank(cellAt(key))) return undefined
      const result = reader(cellAt(key), format)
      if (result.ok) return result.value
      fault(key, result.fault)
      return undefined
    }
    return {
      number,
      has: key => sheet.columns.has(key),
      read,
      require: (key, reader, instead) => {
        if (isBlank(cellAt(key))) fault(key, 'missing')
        return read(key, reader) ?? instead
      },
      text: key => cellText(cellAt(key)),
      fault,
      origin: (path, key) => void notes.origins.set(path, cellOf(key)),
    }
  })
}

export type SheetRecord = { id: string; name?: string }

/** The record that people mean: by its id, else by its name, whatever the case. */
export function recordOf<Item extends SheetRecord>(records: readonly Item[], text: string): Item | undefined {
  const key = wordKey(text)

  return (
    records.find(({ id }) => id === text) ??
    records.find(({ id }) => wordKey(id) === key) ??
    records.find(({ name }) => name !== undefined && wordKey(name) === key)
  )
}

const MAX_NAMES = 6

/** The ids that may be written, for a fault: the first few. */
export const idList = (records: readonly SheetRecord[]): string =>
  [...records.slice(0, MAX_NAMES).map(({ id }) => id), ...(records.length > MAX_NAMES ? ['…'] : [])].join(
    ', ',
  )

const ID = /^[A-Za-z0-9._-]{1,64}$/

/** An id from what somebody typed: its small letters, digits and hyphens, and the dots and underscores of what is an id already. */
export const idOf = (text: string): string =>
  ID.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 64)
        .replace(/^-+|-+$/g, '')

/** A record with one key set, or without it where the value is undefined. */
export function withKey<Item extends object>(record: Item, key: string, value: unknown): Item {
  const { [key]: _, ...rest } = record as Record<string, unknown>

  return (value === undefined ? rest : { ...rest, [key]: value }) as Item
}

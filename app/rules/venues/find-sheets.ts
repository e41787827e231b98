import {
  columnOfHeader,
  columnsOf,
  EXAMPLE_MARK,
  SHEET_KINDS,
  SHEETS,
  type SheetKind,
  sheetOfName,
} from './sheet-columns.ts'
import { cellText, isBlank, type SheetCell, type SheetPlace, type SheetTable } from './sheet-table.ts'

/** What a person should know though nothing is wrong: a sheet or a column that is not read, and what an example is. */
export type SheetNotice = {
  code: 'sheet' | 'column' | 'example' | 'windows-text' | 'hidden' | 'merged'
  place: SheetPlace
  name: string
}

/** A sheet of the venue among the tables of a file: where its columns are, and its rows with the number that each has in the file. */
export type VenueSheet = {
  kind: SheetKind
  name: string
  /** column of the file (from 1) by key of `SHEETS` */
  columns: ReadonlyMap<string, number>
  rows: readonly { number: number; cells: readonly SheetCell[] }[]
}

export type MissingColumn = { code: 'column-missing'; place: SheetPlace; header: string }

type SheetSearch = { sheets: VenueSheet[]; missing: MissingColumn[]; notices: SheetNotice[] }

/** Rows above the headers in which people put a title. */
const MAX_HEADER_ROW = 10

/** The sheets of a venue among the tables of a file: by their names, else by their headers. A sheet of which a needed column is missing is named. */
export function findSheets(tables: readonly SheetTable[]): SheetSearch {
  const search: SheetSearch = { sheets: [], missing: [], notices: [] }
  for (const table of tables) {
    const kind = sheetOfName(table.name) ?? sheetOfHeaders(table)
    if (kind) addSheet(search, { table, kind })
    else if (table.rows.some(row => row.some(cell => !isBlank(cell))) && !isGuide(table.name))
      search.notices.push({ code: 'sheet', place: placeOf(table, 1), name: table.name })
  }

  return search
}

/** The sheet of the template that explains the others. */
export const GUIDE_NAME = 'How to'
const isGuide = (name: string) => name === GUIDE_NAME

const placeOf = ({ name }: SheetTable, row: number, column = 1): SheetPlace => ({ sheet: name, row, column })

function sheetOfHeaders(table: SheetTable): SheetKind | null {
  const kinds = SHEET_KINDS.filter(kind => headerRow(table, kind) >= 0)

  return kinds.length === 1 ? kinds[0]! : (kinds.find(kind => SHEETS[kind].needs.length > 1) ?? null)
}

/** Where the headers stand: the first row that has every needed column; -1 where none has. */
const headerRow = ({ rows }: SheetTable, kind: SheetKind): number =>
  rows.slice(0, MAX_HEADER_ROW).findIndex(row => {
    const keys = row.map(cell => columnOfHeader(kind, cellText(cell)))
    return SHEETS[kind].needs.every(need => keys.includes(need))
  })

function addSheet(search: SheetSearch, { table, kind }: { table: SheetTable; kind: SheetKind }) {
  const firstRow = table.rows.findIndex(row => row.some(cell => !isBlank(cell)))
  if (firstRow < 0) return
  const found = headerRow(table, kind)
  const at = found < 0 ? firstRow : found
  const columns = columnsAt({ table, kind, at, notices: search.notices })
  const missing = SHEETS[kind].needs.filter(need => !columns.has(need))
  for (const need of missing) search.missing.push(missingColumn({ table, kind, need, at }))
  if (missing.length > 0) return
  const rows = table.rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some(cell => !isBlank(cell)))
  const examples = rows.filter(({ cells }) => isExample(cells))
  for (const { number } of examples)
    search.notices.push({ code: 'example', place: placeOf(table, number), name: table.name })
  search.sheets.push({
    kind,
    name: table.name,
    columns,
    rows: rows.filter(row => !examples.includes(row)),
  })
}

const isExample = (cells: readonly SheetCell[]) => {
  const first = cells.find(cell => !isBlank(cell))
  return cellText(first ?? null)
    .toLowerCase()
    .startsWith(EXAMPLE_MARK)
}

type Headers = { table: SheetTable; kind: SheetKind; at: number; notices: SheetNotice[] }

function columnsAt({ table, kind, at, notices }: Headers): Map<string, number> {
  const columns = new Map<string, number>()
  for (const [index, cell] of (table.rows[at] ?? []).entries()) {
    const key = columnOfHeader(kind, cellText(cell))
    if (key && !columns.has(key)) columns.set(key, index + 1)
    else if (!isBlank(cell))
      notices.push({ code: 'column', place: placeOf(table, at + 1, index + 1), name: cellText(cell) })
  }

  return columns
}

const missingColumn = ({
  table,
  kind,
  need,
  at,
}: Omit<Headers, 'notices'> & { need: string }): MissingColumn => ({
  code: 'column-missing',
  place: placeOf(table, at + 1),
  header: columnsOf(kind).find(({ key }) => key === need)?.header ?? need,
})

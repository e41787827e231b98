import writeWorkbookFile from 'write-excel-file/node'
import type { SheetCell, SheetTable } from '#app/rules/venues/sheet-table.ts'

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8edf2' } as const
const WIDE = 60
const MIN_WIDTH = 12

/** Sheets as an XLSX file: headers in bold that stay in sight, numbers as numbers. */
export function writeWorkbook(tables: readonly SheetTable[]): Promise<Buffer> {
  const sheets = tables.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row, index) => row.map(cell => (index === 0 ? headCell(cell) : cell))),
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    stickyRowsCount: 1,
  }))

  return writeWorkbookFile(sheets as Parameters<typeof writeWorkbookFile>[0]).toBuffer()
}

const headCell = (cell: SheetCell) => (cell === null ? null : { value: String(cell), ...HEAD })

const widthOf = (rows: readonly (readonly SheetCell[])[], column: number) =>
  Math.min(WIDE, Math.max(MIN_WIDTH, ...rows.slice(0, 200).map(row => String(row[column] ?? '').length + 2)))

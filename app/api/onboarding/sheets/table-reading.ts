import type { SheetNotice } from '#app/rules/venues/find-sheets.ts'
import type { SheetTable } from '#app/rules/venues/sheet-table.ts'

/** What a spreadsheet may have: rows and columns of a sheet, and what it unpacks to. */
export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200
export const MAX_UNPACKED_BYTES = 40_000_000

/** Why a file is not read: no such file, too much in it, too many rows or columns, or no text that we know. */
export type TableRefusal = 'type' | 'size' | 'rows' | 'text'

/** The tables of one file, and what to know about them. */
export type TableReading =
  | { ok: true; tables: SheetTable[]; notices: SheetNotice[] }
  | { ok: false; reason: TableRefusal }

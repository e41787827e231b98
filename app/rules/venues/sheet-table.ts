/** A cell as a reader gives it: a `Date` has the wall time of the cell as UTC; a formula is its value; empty is null. */
export type SheetCell = string | number | boolean | Date | null

/** One sheet of a workbook, or one CSV file: its name and its rows, the first row of the file first. */
export type SheetTable = { name: string; rows: readonly (readonly SheetCell[])[] }

/** Where a cell stands; row and column count from 1 as a spreadsheet does. */
export type SheetPlace = { sheet: string; row: number; column: number }

/** `Prices!C7`, as spreadsheets write it. */
export const cellAddress = ({ sheet, row, column }: SheetPlace): string =>
  `${sheet}!${columnLetters(column)}${row}`

/** 1 → A, 26 → Z, 27 → AA. */
function columnLetters(column: number): string {
  if (column < 1) return ''
  const rest = (column - 1) % 26

  return columnLetters((column - 1 - rest) / 26) + String.fromCharCode(65 + rest)
}

/** What stands in a cell, for people: a date as ISO 8601 has it, a time of day alone as HH:mm. */
export function cellText(cell: SheetCell): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  const [date = '', time = ''] = cell.toISOString().split('T')

  return cell.getUTCFullYear() < 1901 ? time.slice(0, 5) : date
}

export const isBlank = (cell: SheetCell | undefined): boolean =>
  cell === undefined || cell === null || cellText(cell) === ''

/** A word as it is compared: without case, accents, spaces and signs. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

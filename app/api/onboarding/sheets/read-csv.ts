import Papa from 'papaparse'
import { MAX_COLUMNS, MAX_ROWS, type TableReading } from './table-reading.ts'

/**
 * The table of a CSV file: commas, semicolons or tabs between the cells; UTF-8, UTF-16, or the encoding of Windows, which is told. A sign that
 * keeps a spreadsheet from running a cell as a formula is taken away. `name` is that of the sheet.
 */
export function readCsv(bytes: Uint8Array, name: string): TableReading {
  const { text, isWindows } = textOf(bytes)
  if (text.includes('\0')) return { ok: false, reason: 'text' }
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: delimiterOf(text) })
  if (data.length > MAX_ROWS || data.some(row => row.length > MAX_COLUMNS))
    return { ok: false, reason: 'rows' }
  const place = { sheet: name, row: 1, column: 1 }

  return {
    ok: true,
    tables: [{ name, rows: data.map(row => row.map(cell => withoutGuard(cell) || null)) }],
    notices: isWindows ? [{ code: 'windows-text', place, name }] : [],
  }
}

/** The headers tell: a decimal comma further down is no end of a cell. */
function delimiterOf(text: string): string {
  const headers =
    text
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/)
      .find(line => line.trim() !== '') ?? ''
  const count = (sign: string) => headers.split(sign).length

  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').replace(/\r\n?/g, '\n')

function textOf(bytes: Uint8Array): { text: string; isWindows: boolean } {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isWindows: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows: true }
  }
}

/** A table as CSV for spreadsheets, with a byte order mark; a cell that one would run as a formula is guarded. */
export const printCsv = (rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${Papa.unparse(rows as unknown[][], { escapeFormulae: true })}\r\n`

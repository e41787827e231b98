import { zipSync } from 'fflate'
import readWorkbookFile from 'read-excel-file/universal'
import type { SheetNotice } from '#app/rules/venues/find-sheets.ts'
import type { SheetTable } from '#app/rules/venues/sheet-table.ts'
import { unzipWithin } from '../unzip-within.ts'
import { MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES, type TableReading } from './table-reading.ts'

/**
 * The sheets of an XLSX file, formulas as their values. Refused: what is no such file, what unpacks to more than 40 MB (looked at
 * while it is unpacked, whatever the archive announces), and sheets with more rows or columns than we take.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<TableReading> {
  const parts = unpack(bytes)
  if (typeof parts === 'string') return { ok: false, reason: parts }
  const sheets = sheetParts(parts)
  if (sheets.some(({ xml }) => isTooLarge(xml))) return { ok: false, reason: 'rows' }
  const workbook = zipSync(parts, { level: 0 })
  const tables = await readWorkbookFile(new Blob([workbook as Uint8Array<ArrayBuffer>]), {
    trim: false,
  }).catch(() => null)
  if (!tables) return { ok: false, reason: 'type' }

  return {
    ok: true,
    tables: tables.map(({ sheet, data }): SheetTable => ({ name: sheet, rows: data as SheetTable['rows'] })),
    notices: sheets.flatMap(noticesOf),
  }
}

type Parts = Record<string, Uint8Array>

/** The parts of the archive that tell sheets; empty cells that only have a look are left out. */
function unpack(bytes: Uint8Array): Parts | 'type' | 'size' {
  const chunks = unzipWithin(bytes, {
    accepts: name => /\.(?:xml|rels)$/.test(name),
    maxBytes: MAX_UNPACKED_BYTES,
  })
  if (typeof chunks === 'string') return chunks
  if (!chunks.has('xl/workbook.xml')) return 'type'

  return Object.fromEntries([...chunks].map(([name, own]) => [name, withoutEmptyCells(name, own)]))
}

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

function withoutEmptyCells(name: string, chunks: readonly Uint8Array[]): Uint8Array {
  const whole = Buffer.concat(chunks)

  return isSheet(name) ? Buffer.from(whole.toString('utf8').replace(/<c\b[^>]*\/>/g, '')) : whole
}

type SheetPart = { name: string; xml: string }

/** The sheets by their names, as the workbook lists them. */
function sheetParts(parts: Parts): SheetPart[] {
  const textOf = (name: string) => Buffer.from(parts[name] ?? []).toString('utf8')
  const targets = new Map(
    tags(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(tag => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )

  return tags(textOf('xl/workbook.xml'), 'sheet').map(tag => ({
    name: unescapeXml(attribute(tag, 'name')),
    xml: textOf(targets.get(attribute(tag, 'r:id')) ?? ''),
  }))
}

const tags = (xml: string, name: string) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** One cell far away would make a table of everything before it. */
function isTooLarge(xml: string): boolean {
  for (const [, letters = '', row = ''] of xml.matchAll(/<c\b[^>]*?\sr="([A-Z]+)(\d+)"/g))
    if (Number(row) > MAX_ROWS || columnNumber(letters) > MAX_COLUMNS) return true

  return false
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** Columns that are not shown are read as all others, merged cells count where they begin: both are told. */
function noticesOf({ name, xml }: SheetPart): SheetNotice[] {
  const hidden = tags(xml, 'col').filter(tag => /\shidden="(?:1|true)"/.test(tag))
  const merged = tags(xml, 'mergeCell')
  return [
    ...hidden.map(tag => ({
      code: 'hidden' as const,
      place: { sheet: name, row: 1, column: Number(attribute(tag, 'min')) || 1 },
      name,
    })),
    ...merged.map(tag => {
      const [, letters = 'A', row = '1'] = /^([A-Z]+)(\d+)/.exec(attribute(tag, 'ref')) ?? []
      return {
        code: 'merged' as const,
        place: { sheet: name, row: Number(row), column: columnNumber(letters) },
        name,
      }
    }),
  ]
}

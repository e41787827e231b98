import type { Database } from '#app/data/database/database.ts'
import { withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import { printVenueSheets, sheetTemplate } from '#app/rules/venues/print-venue-sheets.ts'
import { readVenueDraft } from '../plans/read-venue-draft.ts'
import { printCsv } from './read-csv.ts'
import { sheetFormatOf } from './sheet-format-of.ts'
import { writeWorkbook } from './write-workbook.ts'

type SheetFile = { bytes: Buffer; type: string; name: string }

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A file of a venue's sheets: `venue.xlsx` and `prices.csv` have what is stored, `template.xlsx` and `template-prices.csv` an example row. Null
 * for another name.
 */
export async function printSheets(
  database: Database,
  { tenantId, file }: { tenantId: string; file: string },
): Promise<SheetFile | null> {
  const [, kind = '', extension = ''] = /^([a-z-]+)\.(xlsx|csv)$/.exec(file) ?? []
  const isTemplate = kind.startsWith('template')
  const draft = withoutPersonalData((await readVenueDraft(database, tenantId)).file)
  const format = sheetFormatOf(draft)
  const tables = isTemplate ? sheetTemplate(draft, format) : printVenueSheets(draft, format)
  const name = `${tenantId}-${file}`
  if (extension === 'xlsx')
    return ['venue', 'template'].includes(kind)
      ? { bytes: await writeWorkbook(tables), type: XLSX, name }
      : null
  const table = tables.find(one => sheetFileName(one.name) === kind.replace(/^template-/, ''))

  return table ? { bytes: Buffer.from(printCsv(table.rows)), type: 'text/csv; charset=utf-8', name } : null
}

const sheetFileName = (name: string) => name.toLowerCase().replace(/ /g, '-')

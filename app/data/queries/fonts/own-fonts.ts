import { fileFor, type OwnFont } from '#theme/fonts/own-fonts.ts'
import type { Db } from '../../database/database.ts'
import { type FontRow, listFonts } from './read.ts'

/** The fonts of a venue by family, each with its files, as its theme is compiled with them. */
export async function ownFonts(db: Db, tenantId: string): Promise<OwnFont[]> {
  const rows = await listFonts(db, tenantId)
  const families = [...new Set(rows.map(({ family }) => family))]
  return families.map(id =>
    fontOfRows(
      rows.filter(({ family }) => family === id),
      tenantId,
    ),
  )
}

/** The upright file nearest to ordinary text gives the heights, each weight the width of its own file. */
function fontOfRows(rows: readonly FontRow[], tenantId: string): OwnFont {
  const files = rows.map(({ id, facts }) => ({ ...facts, src: `/venue-fonts/${tenantId}/${id}.woff2` }))
  const plain = fileFor(files, 400) ?? files[0]!
  const width = (weight: 300 | 400 | 700) => (fileFor(files, weight) ?? plain).widths[weight]
  return {
    id: rows[0]!.family,
    name: plain.name,
    files: files.map(({ src, weight, width: stretch, style }) => ({
      src,
      weight,
      ...(stretch && { width: stretch }),
      style,
    })),
    metrics: {
      ascent: plain.ascent,
      descent: plain.descent,
      widths: { 300: width(300), 400: width(400), 700: width(700) },
    },
    missing: plain.missing,
  }
}

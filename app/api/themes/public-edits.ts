import type { Db } from '#app/data/database/database.ts'
import { findThemeDocuments, listRevisions } from '#app/data/queries/themes/read.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import { readThemeDocument } from '#theme/read-document.ts'

/** Who saved a key, and when (an instant in UTC). */
type PublicEdit = { key: string; author: string; at: string }

/** So many publications are looked back at; who was away for longer is told of the latest. */
const MAX_REVISIONS = 20

/** The keys that were published differently since a revision, each by who did so last. */
export async function publicEditsSince(
  db: Db,
  { tenantId, revision: seen }: { tenantId: string; revision: number },
): Promise<PublicEdit[]> {
  const latest = await listRevisions(db, tenantId, { limit: MAX_REVISIONS })
  const rows = latest.filter(({ kind, revision }) => kind !== 'draft' && revision > seen).toReversed()
  const bases = await findThemeDocuments(db, tenantId, [...new Set(rows.map(baseOf))])
  const edits = rows.flatMap(row => {
    const { author, createdAt } = row
    return diffDocuments(themeOf(bases.get(baseOf(row))), themeOf(row.document)).map(({ key }) => ({
      key,
      author,
      at: createdAt.toISOString(),
    }))
  })
  return [...new Map(edits.map(edit => [edit.key, edit])).values()]
}

/** Before bases were kept every revision was published on the one before it. */
const baseOf = ({ base, revision }: { base: number | null; revision: number }) => base ?? revision - 1

const themeOf = (stored: unknown) => readThemeDocument(stored ?? {}).document

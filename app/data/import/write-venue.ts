import { sql } from 'drizzle-orm'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { Db } from '../database/database.ts'
import { publishRevision } from '../queries/themes/write.ts'
import { ImportRefused } from './import-issue.ts'
import { type FileTheme, themeVersionOf, withStoredParts } from './theme-of-file.ts'

/** Adds or updates the row of the venue. Gives the number of rows changed. `position` is used for a new venue only. */
export async function saveVenue(
  tx: Db,
  { document, position }: { document: VenueDocument; position: number },
): Promise<number> {
  const { id, name, timeZone } = document.venue
  const result = await tx.execute(sql`
    insert into venues as stored (tenant_id, name, time_zone, document, position)
    values (${id}, ${name}, ${timeZone}, ${JSON.stringify(document)}::jsonb, ${position})
    on conflict (tenant_id) do update set name = excluded.name, time_zone = excluded.time_zone, document = excluded.document
    where (stored.name, stored.time_zone, stored.document) is distinct from (excluded.name, excluded.time_zone, excluded.document)`)

  return result.affectedRows ?? 0
}

export type ThemeChange = {
  tenantId: string
  theme: FileTheme
  /** the mark of the theme that the file was exported with */
  version?: string
  /** replaces what was saved in the editor since, too */
  overwrites: boolean
  now: Date
}

/**
 * Publishes looks and words of the file as a new revision, unless they are published already; parts that the file leaves out stay. Gives
 * whether it was. Refuses to replace what was saved in the editor since the file was exported.
 */
export async function importTheme(
  tx: Db,
  { tenantId, theme, version, overwrites, now }: ThemeChange,
): Promise<boolean> {
  const published = await lockTheme(tx, tenantId)
  if (published.revision > 0 && theme.parts.length === 0) return false
  const document = withStoredParts(theme, published.document)
  if (published.revision > 0 && themeVersionOf(document) === themeVersionOf(published.document)) return false
  const isOwn = published.author === null || published.author === 'import'
  if (!isOwn && !overwrites && version !== themeVersionOf(published.document))
    throw new ImportRefused([{ path: [theme.parts[0] ?? 'theme'], message: editedSince(published) }])

  const { revision } = published
  await publishRevision(tx, { tenantId, revision, document, author: 'import', kind: 'import', now })

  return true
}

type PublishedTheme = {
  revision: number
  document: unknown
  author: string | null
  savedOn: string | null
}

async function lockTheme(tx: Db, tenantId: string): Promise<PublishedTheme> {
  const { rows } = await tx.execute<PublishedTheme>(sql`
    select v.theme_revision as revision, t.document, t.author, t.created_at::date::text as "savedOn"
    from venues v left join theme_revisions t on t.tenant_id = v.tenant_id and t.revision = v.theme_revision
    where v.tenant_id = ${tenantId} for update of v`)

  return rows[0] ?? { revision: 0, document: null, author: null, savedOn: null }
}

const editedSince = ({ author, savedOn, revision }: PublishedTheme) =>
  `would replace what ${author} saved in the editor on ${savedOn} (revision ${revision}); export the venue and change that file, leave theme, texts, textSets, translations, emailTexts and links out, or import with --overwrite-theme`

import { eq, sql } from 'drizzle-orm'
import { passLookStart } from '#app/rules/passes/pass-looks.ts'
import type { Db } from '../../database/database.ts'
import { themeHash } from '../../documents/theme-hash.ts'
import { type REVISION_KINDS, themeRevisions, venues } from '../../schema/venues.ts'
import { insertPassLook } from '../pass-registrations/write.ts'

export type RevisionKind = (typeof REVISION_KINDS)[number]

type Revision = {
  tenantId: string
  document: object
  author: string
  now: Date
  kind?: RevisionKind
  note?: string
  /** why colours that not everybody can read are public */
  contrastReason?: string
  /** whose bytes these are, where they are brought back */
  origin?: number
}

type NewRevision = Revision & { revision: number }

/**
 * Stores and publishes a theme on top of `revision`. Returns the new revision, or null when somebody else has published since:
 * the revision moves on only from the one the author has seen.
 */
export async function saveThemeRevision(db: Db, theme: NewRevision): Promise<number | null> {
  return db.transaction(tx => publishRevision(tx as Db, theme))
}

/** The same within a transaction that does more. */
export async function publishRevision(tx: Db, { revision, ...theme }: NewRevision): Promise<number | null> {
  const { tenantId } = theme
  const present = await lockPublishedRevision(tx, tenantId)
  if (present !== revision) return null
  const next = await insertRevision(tx, { ...theme, base: revision })
  await tx.update(venues).set({ themeRevision: next }).where(eq(venues.tenantId, tenantId))
  await insertPassLook(tx, tenantId, { revision: next, runAt: passLookStart(theme.now) })
  return next
}

/** The published revision, which nobody moves before the transaction ends; null when there is no such venue. */
export async function lockPublishedRevision(tx: Db, tenantId: string): Promise<number | null> {
  const [venue] = await tx
    .select({ revision: venues.themeRevision })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
    .for('update')
  return venue?.revision ?? null
}

/** Writes a revision behind all others; the venue's row must be locked. Gives its number. */
export async function insertRevision(
  tx: Db,
  { now, kind = 'publish', ...theme }: Revision & { base: number },
): Promise<number> {
  const [row] = await tx
    .insert(themeRevisions)
    .values({
      ...theme,
      kind,
      hash: themeHash(theme.document),
      createdAt: now,
      revision: sql`(select coalesce(max(revision), 0) + 1 from theme_revisions where tenant_id = ${theme.tenantId})`,
    })
    .returning({ revision: themeRevisions.revision })
  return row!.revision
}

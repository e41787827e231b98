import { eq } from 'drizzle-orm'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { Db } from '../../database/database.ts'
import { themeHash } from '../../documents/theme-hash.ts'
import { lockVenueFile } from '../../import/venue-lock.ts'
import { venues } from '../../schema/venues.ts'
import { raiseCatalogueRevision } from './write.ts'

type Part = 'hours' | 'company'

/** What tells a part of a venue's file from another version of it. */
export const partVersion = (document: VenueDocument, part: Part): string => themeHash(document[part])

type Change<P extends Part> = { part: P; version: string; value: VenueDocument[P] }

/**
 * Replaces one part of a venue's file, alone: no import and no other change runs meanwhile. Every node reads the venue anew. False where the
 * part is no longer the one with this version.
 */
export function changeVenuePart<P extends Part>(
  db: Db,
  tenantId: string,
  { part, version, value }: Change<P>,
): Promise<boolean> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await lockVenueFile(tx, tenantId)
    const [row] = await tx
      .select({ document: venues.document })
      .from(venues)
      .where(eq(venues.tenantId, tenantId))
      .for('update')
    if (!row || partVersion(row.document, part) !== version) return false
    const document = { ...row.document, [part]: value }
    await tx.update(venues).set({ document }).where(eq(venues.tenantId, tenantId))
    await raiseCatalogueRevision(tx, tenantId)
    return true
  })
}

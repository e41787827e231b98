import { and, eq } from 'drizzle-orm'
import type { PictureSubject } from '#app/contract/pictures.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { Db } from '../../database/database.ts'
import { lockVenueFile } from '../../import/venue-lock.ts'
import { addOns, combos, events, membershipCategories } from '../../schema/catalogue.ts'
import { venues } from '../../schema/venues.ts'
import { raiseCatalogueRevision } from '../venues/write.ts'

const tables = { event: events, combo: combos, addon: addOns, membership: membershipCategories }

type Change = PictureSubject & {
  /** gives the pictures as they should be from those that are there */
  change: (images: readonly VenueImage[]) => VenueImage[]
}

/**
 * Changes the pictures of one thing of a venue, alone: no import and no other change runs meanwhile. The venue itself has one picture at
 * the most. False for what the venue does not have.
 */
export function changePictures(db: Db, tenantId: string, { kind, id, change }: Change): Promise<boolean> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await lockVenueFile(tx, tenantId)
    const isThere =
      kind === 'venue'
        ? id === tenantId && (await changeVenuePicture(tx, tenantId, change))
        : await changeImages(tx, tenantId, { table: tables[kind], id, change })
    if (isThere) await raiseCatalogueRevision(tx, tenantId)
    return isThere
  })
}

async function changeVenuePicture(tx: Db, tenantId: string, change: Change['change']): Promise<boolean> {
  const [row] = await tx
    .select({ document: venues.document })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
    .for('update')
  if (!row) return false
  const { picture, ...venue } = row.document.venue
  const [changed] = change(picture ? [picture] : [])
  const document = { ...row.document, venue: changed ? { ...venue, picture: changed } : venue }
  await tx.update(venues).set({ document }).where(eq(venues.tenantId, tenantId))
  return true
}

type Row = { table: (typeof tables)[keyof typeof tables]; id: string; change: Change['change'] }

async function changeImages(tx: Db, tenantId: string, { table, id, change }: Row): Promise<boolean> {
  const isIt = and(eq(table.tenantId, tenantId), eq(table.id, id))
  const [row] = await tx.select({ document: table.document }).from(table).where(isIt).for('update')
  if (!row) return false
  const document = { ...row.document, images: change(row.document.images) }
  await tx.update(table).set({ document }).where(isIt)
  return true
}

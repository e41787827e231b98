import { and, eq } from 'drizzle-orm'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { Db } from '../../database/database.ts'
import { lockVenueFile } from '../../import/venue-lock.ts'
import {
  addOns,
  combos,
  events,
  facilities,
  forms,
  membershipCategories,
  membershipGroups,
  personTypes,
} from '../../schema/catalogue.ts'
import type { DocumentTable } from '../../schema/columns.ts'
import { venues } from '../../schema/venues.ts'
import { raiseCatalogueRevision } from './write.ts'

const tables = {
  event: events,
  combo: combos,
  personType: personTypes,
  addon: addOns,
  membership: membershipCategories,
  membershipGroup: membershipGroups,
  form: forms,
  facility: facilities,
}

/** Gives a document as it should be from the one that is there; null leaves it alone. */
type Change<Document> = (document: Document) => Document | null

type CatalogueRecord = {
  kind: keyof typeof tables
  id: string
  change: Change<{ id: string }>
}

/**
 * Changes one record of a catalogue, alone: no import and no other change runs meanwhile. False for what the venue does not have, and where
 * nothing is to change.
 */
export const changeRecord = (db: Db, tenantId: string, { kind, id, change }: CatalogueRecord) =>
  changeAlone(db, tenantId, async tx => {
    const table = tables[kind] as DocumentTable<{ id: string }>
    const isIt = and(eq(table.tenantId, tenantId), eq(table.id, id))
    const [row] = await tx.select({ document: table.document }).from(table).where(isIt).for('update')
    const document = row && change(row.document)
    if (document) await tx.update(table).set({ document }).where(isIt)
    return Boolean(document)
  })

/** The same for what a venue has once: itself, its settings, hours, notes and donations. */
export const changeVenueDocument = (db: Db, tenantId: string, change: Change<VenueDocument>) =>
  changeAlone(db, tenantId, async tx => {
    const isIt = eq(venues.tenantId, tenantId)
    const [row] = await tx.select({ document: venues.document }).from(venues).where(isIt).for('update')
    const document = row && change(row.document)
    if (document) await tx.update(venues).set({ document }).where(isIt)
    return Boolean(document)
  })

function changeAlone(db: Db, tenantId: string, change: (tx: Db) => Promise<boolean>): Promise<boolean> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await lockVenueFile(tx, tenantId)
    const isChanged = await change(tx)
    if (isChanged) await raiseCatalogueRevision(tx, tenantId)
    return isChanged
  })
}

import { and, eq, type SQL } from 'drizzle-orm'
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
import { insertEdit, type NewEdit } from './edits.ts'
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

type DocumentChange<Document> = {
  /** gives a document as it should be from the one that is there; null leaves it alone */
  change: (document: Document) => Document | null
  /** kept beside the change, so that it can be undone */
  edit: NewEdit<Document>
}

export type RecordKind = keyof typeof tables

type RecordChange<Document> = DocumentChange<Document> & { kind: RecordKind; id: string }

/**
 * Changes one record of a catalogue, alone: no import and no other change runs meanwhile. The number of the edit that was kept, null where no
 * value became another; null instead of the answer for what the venue does not have, and where nothing is to change.
 */
export function changeRecord<Document extends { id: string }>(
  db: Db,
  tenantId: string,
  { kind, id, ...change }: RecordChange<Document>,
) {
  const table = tables[kind] as DocumentTable<{ id: string }>
  return changeAlone(db, tenantId, { table, isIt: eq(table.id, id), ...change })
}

/** The same for what a venue has once: itself, its settings, hours, notes and donations. */
export const changeVenueDocument = (db: Db, tenantId: string, change: DocumentChange<VenueDocument>) =>
  changeAlone(db, tenantId, { table: venues, isIt: undefined, ...change })

type DocumentRow<Document> = DocumentChange<Document> & {
  table: DocumentTable<{ id: string }> | typeof venues
  isIt: SQL | undefined
}

function changeAlone<Document>(
  db: Db,
  tenantId: string,
  { table, isIt, change, edit }: DocumentRow<Document>,
): Promise<{ edit: number | null } | null> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await lockVenueFile(tx, tenantId)
    const where = and(eq(table.tenantId, tenantId), isIt)
    const [row] = await tx.select({ document: table.document }).from(table).where(where).for('update')
    const before = row?.document as Document | undefined
    const after = before && change(before)
    if (!before || !after) return null
    await tx
      .update(table)
      .set({ document: after as never })
      .where(where)
    await raiseCatalogueRevision(tx, tenantId)
    return { edit: await insertEdit(tx, tenantId, { edit, before, after }) }
  })
}

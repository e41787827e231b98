import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type VenueOpening, venueSetups, venues } from '../../schema/venues.ts'

/** How a venue came about: by whom, and what its own page proposed. */
export type NewSetup = { createdBy: string; site: object | null }

/** Makes a venue one that is set up; within the transaction that writes it. */
export async function saveSetup(
  tx: Db,
  { tenantId, setup: { createdBy, site } }: { tenantId: string; setup: NewSetup },
) {
  const row = { createdBy, site, confirmed: [] }
  await tx
    .insert(venueSetups)
    .values({ tenantId, ...row })
    .onConflictDoUpdate({ target: venueSetups.tenantId, set: row })
  await tx.update(venues).set({ isDraft: true }).where(eq(venues.tenantId, tenantId))
}

/** Opens a venue to visitors, and keeps who did it and why; one that is open stays as it is. */
export async function openVenue(
  db: Db,
  { tenantId, opening }: { tenantId: string; opening: VenueOpening },
): Promise<void> {
  await db.transaction(async tx => {
    const rows = await tx
      .update(venues)
      .set({ isDraft: false })
      .where(sql`${venues.tenantId} = ${tenantId} and ${venues.isDraft}`)
      .returning({ tenantId: venues.tenantId })
    if (rows.length === 0) return
    await tx
      .insert(venueSetups)
      .values({ tenantId, createdBy: opening.email, confirmed: [], site: null, opening })
      .onConflictDoUpdate({ target: venueSetups.tenantId, set: { opening } })
  })
}

/** Marks an item of the list as looked at; also where the venue came by the command line, without a setup. */
export async function confirmItem(
  db: Db,
  { tenantId, item, email }: { tenantId: string; item: string; email: string },
) {
  await db
    .insert(venueSetups)
    .values({ tenantId, createdBy: email, confirmed: [item], site: null })
    .onConflictDoUpdate({
      target: venueSetups.tenantId,
      set: { confirmed: sql`array_append(array_remove(${venueSetups.confirmed}, ${item}), ${item})` },
    })
}

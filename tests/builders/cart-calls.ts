import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { slotAt } from '#tests/builders/shop.ts'

export const loadVenues = async (database: Database) => {
  const limits = [{ id: 'six', eventIds: ['galleries'], quantity: 6, combined: true }]
  await loadVenue(database, withForms(aMuseum({ limits }), { winter: ['dietary'] }))
  const venue = { id: 'annex', name: 'Annex', timeZone: 'America/New_York' }
  await loadVenue(database, { ...aMuseum(), venue, visitors: [], members: [], staff: [], reviews: [] })
}

export const galleries = slotAt('galleries', '2026-11-20', '14:00')

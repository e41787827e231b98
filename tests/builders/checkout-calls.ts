import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, BOAT, fillCart, GOOD_CARD, type Shop, slotAt } from '#tests/builders/shop.ts'

export const galleries = slotAt('galleries', '2026-11-20', '14:00')

export const loadVenues = async (database: Database) => {
  const limits = [{ id: 'six', eventIds: ['galleries'], quantity: 6, combined: true }]
  const giftCertificates = [
    { number: 'GIFT-1', balance: 1000 },
    { number: 'GIFT-9', balance: 90_000 },
    { number: 'GIFT-OLD', balance: 500, expires: '2026-11-19' },
    { number: 'GIFT-TODAY', balance: 500, expires: '2026-11-20' },
  ]
  await loadVenue(database, aMuseum({ limits, giftCertificates, company: { holdMinutes: 0 } }))
  const { memberships: _none, ...file } = aMuseum()
  await loadVenue(database, {
    ...file,
    venue: { id: 'annex', name: 'Annex', timeZone: 'UTC' },
    memberships: aMuseum().memberships,
    visitors: [],
    members: [],
    staff: [],
    reviews: [],
  })
}

export const rows = async <Row extends Record<string, unknown>>(
  database: Database,
  query: ReturnType<typeof sql>,
) => (await database.system.execute<Row>(query)).rows

export const seatsOf = async (database: Database, id = BOAT) =>
  (
    await rows<{ sold: number; held: number }>(
      database,
      sql`select sold, held from slots where id = ${id} and tenant_id = 'pier'`,
    )
  )[0]

export async function atTheTill(shop: Shop, draft = aDraft({ adult: 2, child: 1 })) {
  const api = await shop.visitor()
  const cart = await fillCart(api, draft)
  return {
    api,
    cart,
    body: aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, paymentToken: shop.token(GOOD_CARD) }),
  }
}

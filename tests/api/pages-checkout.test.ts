import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as process } from '#app/routes/checkout/process/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const none = { members: [], visitors: [], staff: [], reviews: [] }
  const venue = (id: string) => ({ id, name: id, timeZone: 'America/New_York' })
  const company = { giftCertificates: true, coupons: true }
  await loadVenue(database, aMuseum({ ...none, venue: venue('both'), company }))
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-gifts'), company: { ...company, giftCertificates: false } }),
  )
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-codes'), company: { ...company, coupons: false } }),
  )
})

/** Checkout as its loader decides it, for a cart with a ticket. */
async function open(database: Database, tenantId: string) {
  const cart = await fillCart(await openShop(database).visitor({}, tenantId), aDraft({ adult: 1 }))
  const path = `/checkout/${tenantId}/process`
  return load(process, { database, path, session: { cartId: cart.id } })
}

test('[CHK-225] [CHK-226] a switch that is off takes its field off the payment step, and no other', async ({
  database,
}) => {
  const offered = async (tenantId: string) => {
    const { page } = (await open(database, tenantId)).page
    return [Boolean(page?.coupons), Boolean(page?.certificate)]
  }
  expect(await offered('both')).toEqual([true, true])
  expect(await offered('no-gifts')).toEqual([true, false])
  expect(await offered('no-codes')).toEqual([false, true])
})

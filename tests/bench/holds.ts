import { createDatabase } from '#app/data/database/database.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { openShop } from '#tests/builders/shop.ts'
import { requestsPerSecond } from './load.ts'
import { aCart, atTill, openPool, prepareVenue } from './orders.ts'

/** Carts a second that visitors fill over HTTP, all of them for the same start, at 2, 16 and 64 connections: each holds two of its seats. */
export async function measureHolds(place: { folder: string; url?: string }): Promise<number[]> {
  const database = createDatabase(await openPool(place))
  const [slot = ''] = await prepareVenue(database)
  const rates = await atTill(openShop(database), async ({ base, headers }) => {
    const measured: number[] = []
    for (const connections of [2, 16, 64])
      measured.push(
        await requestsPerSecond(`${base}/shopping_cart`, { connections, headers, put: aCart(slot) }),
      )
    return measured
  })
  const violations = await findViolations(database.system, new Date())
  if (violations.length > 0) throw new Error(JSON.stringify(violations.slice(0, 3)))
  await database.close()
  return rates
}

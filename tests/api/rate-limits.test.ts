import { expect } from 'vitest'
import { takeTries } from '#app/api/limits/take-tries.ts'
import type { Database } from '#app/data/database/database.ts'
import { clearTries, deleteUnusedLimits, takeTry } from '#app/data/queries/rate-limits/write.ts'
import { rateLimits } from '#app/data/schema/rate-limits.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)

/** Takes one of `tries` a minute; gives the seconds to wait. */
const limitOf = (database: Database, { tries = 1, tenantId = 'pier' } = {}) => {
  const db = database.forTenant(tenantId)
  const allowance = { tenantId, tries, pause: 60_000 }
  return async (key: string, seconds: number) =>
    (await takeTry(db, { ...allowance, key, now: at(seconds) })) / 1000
}

test('tries run out and come back one by one', async ({ database }) => {
  const take = limitOf(database, { tries: 2 })
  expect([await take('ada', 0), await take('ada', 0), await take('ada', 0)]).toEqual([0, 0, 60])
  expect(await take('ada', 30)).toBe(30)
  expect(await take('ada', 60)).toBe(0)
  expect(await take('ada', 60)).toBe(60)
})

test('keys and venues do not share tries, and a success gives those of its key back', async ({
  database,
}) => {
  const [take, elsewhere] = [limitOf(database), limitOf(database, { tenantId: 'quay' })]
  expect([await take('ada', 0), await take('bob', 0), await elsewhere('ada', 0)]).toEqual([0, 0, 0])
  await clearTries(database.forTenant('pier'), { tenantId: 'pier', key: 'ada' })
  expect([await take('ada', 1), await take('bob', 1), await elsewhere('ada', 1)]).toEqual([0, 59, 59])
})

test('of many at once no more are taken than there are', async ({ database }) => {
  const take = limitOf(database, { tries: 3 })
  const waits = await Promise.all(Array.from({ length: 8 }, () => take('ada', 0)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(3)
})

test('who has tried stands nowhere, and what is unused is forgotten', async ({ database }) => {
  const take = limitOf(database)
  await take('ada@example.com', 0)
  await take('bob', 100)
  const rows = () => database.system.select().from(rateLimits)
  expect(JSON.stringify(await rows())).not.toContain('ada')
  await deleteUnusedLimits(database.system, at(61))
  expect(await rows()).toHaveLength(1)
  expect(await take('bob', 101)).toBe(59)
})

test('each limit is counted, and the first without a try refuses with the seconds to wait', async ({
  database,
}) => {
  const limits = [
    { key: 'ada', tries: 5, pause: 60_000 },
    { key: 'address', tries: 1, pause: 1_500 },
  ]
  const take = () => takeTries({ database }, { tenantId: 'pier', now: at(0), limits })
  await take()
  await expect(take()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { retryAfterSeconds: 2 },
  })
})

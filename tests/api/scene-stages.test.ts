import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect } from 'vitest'
import { createDatabase } from '#app/data/database/database.ts'
import { createPglitePool } from '#app/data/database/pglite-pool.ts'
import { createSceneStages } from '#app/server/scenes/scene-stages.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { TEMPLATE } from '#tests/setup/database-template.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database =>
  loadVenue(database, JSON.parse(readFileSync('app/data/demo/fernwood.json', 'utf8'))),
)

const openMemory = async () =>
  createDatabase(createPglitePool(await PGlite.create({ loadDataDir: new Blob([readFileSync(TEMPLATE)]) })))

test('a copy of a venue that failed is told to who asked for it, and made by who asks next', async ({
  database,
}) => {
  const { services } = openShop(database)
  let isAway = true
  const forTenant: typeof database.forTenant = tenantId => {
    if (isAway) throw new Error('The database is away')
    return database.forTenant(tenantId)
  }
  const stages = createSceneStages({ ...services, database: { ...database, forTenant } }, openMemory)
  await expect(stages.open('fernwood')).rejects.toThrow('The database is away')
  isAway = false
  expect((await stages.open('fernwood'))?.key).toContain('fernwood')
  await stages.close()
})

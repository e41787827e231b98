import { mkdirSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createDatabase } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { createPglitePool } from '#app/data/database/pglite-pool.ts'

export const TEMPLATE = 'test-results/database-template.tar'

const shared = globalThis as { databaseTemplate?: Promise<void> }

/** Migrates once for all projects of a run; every test file starts from a copy (0.3 s instead of 1.7 s). */
export default async function setup() {
  if (process.env.DATABASE_URL) return
  shared.databaseTemplate ??= writeTemplate()
  await shared.databaseTemplate
}

async function writeTemplate() {
  const pglite = await PGlite.create()
  await migrate(createDatabase(createPglitePool(pglite)).system)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(TEMPLATE, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
}

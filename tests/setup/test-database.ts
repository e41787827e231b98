import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, type TestFunction, test as vitestTest } from 'vitest'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { createMutex } from '#app/data/database/mutex.ts'
import { createPglitePool } from '#app/data/database/pglite-pool.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'
import type { SqlConnection, SqlPool } from '#app/data/database/sql-pool.ts'
import { TEMPLATE } from './database-template.ts'
import { type WatchedPool, watchPool } from './watched-pool.ts'

/**
 * One database a process, which every test file finds empty, one rolled-back transaction a test.
 * `const { test } = useDatabase(async database => { …load venues once… })`, then `test('…', async ({ database }) => …)`; `watched` tells what
 * was asked of it.
 */
export function useDatabase(prepare: (database: Database) => Promise<void> = async () => undefined) {
  let pool: SqlPool

  beforeAll(async () => {
    pool = await openTestPool()
    await prepare(createDatabase(pool))
  })
  afterAll(() => (pool === shared.embedded ? undefined : pool?.close()))

  return {
    test: vitestTest.extend<{ watched: WatchedPool; database: Database }>({
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter list
      watched: async ({}, use) => {
        await rolledBack(pool, nested => use(watchPool(nested)))
      },
      database: ({ watched }, use) => use(createDatabase(watched.pool)),
    }),
  }
}

/** Opening the embedded database costs more than most files take; test files of a process are loaded anew, this is not. */
const shared = globalThis as { embedded?: SqlPool }

export type DatabaseTest = TestFunction<{ database: Database }>

async function openTestPool(): Promise<SqlPool> {
  if (process.env.DATABASE_URL) return emptied(createPostgresPool({ url: process.env.DATABASE_URL, size: 1 }))
  if (shared.embedded) return emptied(shared.embedded)
  const loadDataDir = new Blob([readFileSync(TEMPLATE)])
  shared.embedded = createPglitePool(await PGlite.create({ loadDataDir }))
  return shared.embedded
}

/** Files that run one after another share a database: each starts from empty tables. */
async function emptied(pool: SqlPool) {
  await pool.lend(connection =>
    connection.exec(`do $$ declare tables text; begin
      reset role;
      select string_agg(quote_ident(tablename), ', ') into tables from pg_tables where schemaname = current_schema();
      execute 'truncate ' || tables || ' restart identity cascade';
    end $$`),
  )
  return pool
}

async function rolledBack(pool: SqlPool, work: (nested: SqlPool) => Promise<void>) {
  await pool.lend(async connection => {
    await connection.exec('reset role; begin')
    try {
      await work(nestedPool(connection))
    } finally {
      await connection.exec('rollback; reset role')
    }
  })
}

/** Transactions inside the test's own become savepoints; so does every statement, for a failing one must not end the test. */
function nestedPool(connection: SqlConnection): SqlPool {
  let depth = 0
  const nested: SqlConnection = {
    query: async (text, parameters, options) => {
      if (depth > 0) return connection.query(text, parameters, options)
      await connection.exec('savepoint statement')
      try {
        return await connection.query(text, parameters, options)
      } catch (error) {
        await connection.exec('rollback to savepoint statement')
        throw error
      }
    },
    exec: async text => {
      if (text === 'begin') {
        depth += 1
        return connection.exec(`savepoint nested${depth}`)
      }
      if (text === 'commit') return connection.exec(`release savepoint nested${depth--}`)
      if (text === 'rollback') return connection.exec(`rollback to savepoint nested${depth--}`)
      return connection.exec(text)
    },
  }
  const alone = createMutex()
  return {
    lend: work => alone(() => work(nested)),
    pass: work => alone(async () => (await work(nested)).result),
    flush: async () => undefined,
    close: async () => undefined,
  }
}

import type { PGlite } from '@electric-sql/pglite'
import { createMutex } from './mutex.ts'
import type { SqlConnection, SqlPool } from './sql-pool.ts'

/** One PGlite in this thread: tests and builds. PGlite is a single session, so work queues for it. */
export function createPglitePool(pglite: PGlite): SqlPool {
  const alone = createMutex()
  const connection: SqlConnection = {
    query: (text, parameters, options) => pglite.query(text, parameters, options),
    exec: text => pglite.exec(text),
  }
  return {
    lend: work => alone(() => work(connection)),
    pass: work => alone(async () => (await work(connection)).result),
    flush: async () => undefined,
    close: () => pglite.close(),
  }
}

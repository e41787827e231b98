import { AsyncLocalStorage } from 'node:async_hooks'
import type { SqlConnection, SqlPool } from '#app/data/database/sql-pool.ts'

/** A pool that tells what is asked of it, and notices a gateway that is called with a connection in hand. */
export type WatchedPool = {
  pool: SqlPool
  /** the statements since the last call, transaction brackets and all */
  taken: () => string[]
  /** to be called by a gateway */
  callsGateway: () => void
  /** how many of those calls were made with a connection in hand */
  heldAcrossGateway: () => number
}

/** The pool whose connection this chain of calls has in hand. */
const lent = new AsyncLocalStorage<SqlPool>()

export function watchPool(pool: SqlPool): WatchedPool {
  const log: string[] = []
  let held = 0
  const watched = new WeakMap<SqlConnection, SqlConnection>()
  const watch = (connection: SqlConnection): SqlConnection => {
    const known = watched.get(connection) ?? writingDown(connection, log)
    watched.set(connection, known)
    return known
  }
  return {
    pool: {
      ...pool,
      lend: work => pool.lend(connection => lent.run(pool, () => work(watch(connection)))),
      pass: work => pool.pass(connection => lent.run(pool, () => work(watch(connection)))),
    },
    taken: () => log.splice(0),
    callsGateway: () => {
      if (lent.getStore() === pool) held += 1
    },
    heldAcrossGateway: () => held,
  }
}

const writingDown = (connection: SqlConnection, log: string[]): SqlConnection => ({
  query: (text, parameters, options) => {
    log.push(text)
    return connection.query(text, parameters, options)
  },
  exec: text => {
    log.push(text)
    return connection.exec(text)
  },
})

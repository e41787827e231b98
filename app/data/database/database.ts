import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import type { QueryOptions, SqlConnection, SqlPool } from './sql-pool.ts'
import { createWriteCounts, onlyReads } from './write-counts.ts'

/** A Drizzle database or transaction. Every query function takes one as its first argument. */
export type Db = Pick<
  PgliteDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
  | '$count'
>

export type Database = {
  /** Sees and writes the rows of this venue only: row-level security is the second wall behind `where tenant_id`. */
  forTenant: (tenantId: string) => Db
  /** Sees every venue: migrations, jobs, listing venues. Never handed to a request. */
  system: Db
  /** A number that moves on whenever this process may have written rows of the venue, before the writer is told that it is done. */
  writesOf: (tenantId: string) => number
  /** Makes committed work survive a loss of power (PGlite never fsyncs by itself). */
  flush: () => Promise<void>
  close: () => Promise<void>
}

const SYSTEM = Symbol('system')
type Scope = string | typeof SYSTEM

/** The pools that have lent a session to this chain of calls. One for all databases: Node.js asks each storage there is at every promise. */
const lenders = new AsyncLocalStorage<readonly SqlPool[]>()

/** Puts tenant scoping over a pool of sessions. A session's scope is changed only when it differs from the last one. */
export function createDatabase(pool: SqlPool): Database {
  const scopes = new WeakMap<SqlConnection, Scope>()
  const writes = createWriteCounts()
  const noteWrite = (scope: Scope) => writes.note(scope === SYSTEM ? null : scope)

  /** The session in this scope, and never a statement before it is. */
  const enterScope = async (scope: Scope, connection: SqlConnection) => {
    if (scopes.get(connection) === scope) return
    scopes.delete(connection)
    await enter(connection, scope)
    scopes.set(connection, scope)
  }
  const refuseNested = () => {
    if (lenders.getStore()?.includes(pool))
      throw new Error('The database is used inside its own transaction: pass `tx` down')
  }
  /** A statement alone is all or nothing by itself: others may stand in line behind it. */
  const pass = async <Result>(scope: Scope, ask: (connection: SqlConnection) => Promise<Result>) => {
    refuseNested()
    return pool.pass(async connection => {
      await enterScope(scope, connection)
      return { result: ask(connection) }
    })
  }
  const transact = async <Result>(scope: Scope, work: (connection: SqlConnection) => Promise<Result>) => {
    refuseNested()
    return pool.lend(async connection => {
      await enterScope(scope, connection)
      const chain = [...(lenders.getStore() ?? []), pool]
      return lenders.run(chain, () => inTransaction(connection, work)).finally(() => noteWrite(scope))
    })
  }

  const clientFor = (scope: Scope) => ({
    query: (text: string, parameters?: unknown[], options?: QueryOptions) => {
      const answer = pass(scope, connection => connection.query(text, parameters, options))
      return onlyReads(text) ? answer : answer.finally(() => noteWrite(scope))
    },
    exec: (text: string) => pass(scope, connection => connection.exec(text)).finally(() => noteWrite(scope)),
    transaction: <Result>(work: (connection: SqlConnection) => Promise<Result>) => transact(scope, work),
  })

  const open = (scope: Scope): Db => drizzle({ client: clientFor(scope) as unknown as PGlite })

  return {
    forTenant: tenantId => open(tenantId),
    system: open(SYSTEM),
    writesOf: writes.of,
    flush: pool.flush,
    close: pool.close,
  }
}

function enter(connection: SqlConnection, scope: Scope) {
  return scope === SYSTEM
    ? connection.query(`select set_config('role', 'none', false), set_config('app.tenant_id', '', false)`)
    : connection.query(
        `select set_config('role', 'marquee_tenant', false), set_config('app.tenant_id', $1, false)`,
        [scope],
      )
}

async function inTransaction<Result>(
  connection: SqlConnection,
  work: (connection: SqlConnection) => Promise<Result>,
) {
  await connection.exec('begin')
  try {
    const result = await work(connection)
    await connection.exec('commit')
    return result
  } catch (error) {
    await connection.exec('rollback')
    throw error
  }
}

import pg from 'pg'
import type { QueryOptions, QueryResult, SqlConnection, SqlPool } from './sql-pool.ts'
import { createStatementNames } from './statement-names.ts'

/** PostgreSQL ≥ 15: any number of nodes beside each other. */
export function createPostgresPool({ url, size = 10 }: { url: string; size?: number }): SqlPool {
  const pool = new pg.Pool({ connectionString: url, max: size })
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const nameOf = createStatementNames()
  const connections = new WeakMap<pg.PoolClient, SqlConnection>()
  const connectionOf = (client: pg.PoolClient) => {
    const connection = connections.get(client) ?? asConnection(client, nameOf)
    connections.set(client, connection)
    return connection
  }
  const lend: SqlPool['lend'] = async work => {
    const client = await pool.connect()
    try {
      return await work(connectionOf(client))
    } finally {
      client.release()
    }
  }
  return {
    lend,
    pass: work => lend(async connection => (await work(connection)).result),
    flush: async () => undefined,
    close: () => pool.end(),
  }
}

function asConnection(client: pg.PoolClient, nameOf: (text: string) => string | undefined): SqlConnection {
  return {
    query: async (text, parameters, options) => {
      const query = {
        name: nameOf(text),
        text,
        values: parameters?.map(asParameter),
        rowMode: options?.rowMode === 'array' ? 'array' : undefined,
        types: typesOf(options),
      }
      const result = await client.query(query as pg.QueryConfig)
      return {
        rows: result.rows,
        affectedRows: result.rowCount ?? 0,
        fields: result.fields,
      } satisfies QueryResult
    },
    exec: text => client.query(text),
  }
}

/** PGlite serialises objects for jsonb by itself; node-postgres needs arrays of objects as JSON text. */
function asParameter(value: unknown) {
  return Array.isArray(value) && value.some(item => typeof item === 'object' && item !== null)
    ? JSON.stringify(value)
    : value
}

function typesOf(options?: QueryOptions) {
  return {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      options?.parsers?.[id] ?? (id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text')),
  }
}

/** Sums and counts are numbers here as they are on PGlite; node-postgres would give text. */
const BIGINT = pg.types.builtins.INT8

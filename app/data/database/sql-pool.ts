/** What Drizzle's PGlite driver asks of a client; PostgreSQL is made to look the same, so there is one dialect and one driver. */
export type QueryOptions = {
  rowMode?: 'array' | 'object'
  parsers?: Record<number, (value: string) => unknown>
}
export type QueryResult = {
  rows: unknown[]
  affectedRows?: number
  fields: { name: string; dataTypeID: number }[]
}

/** One database session. */
export type SqlConnection = {
  query: (text: string, parameters?: unknown[], options?: QueryOptions) => Promise<QueryResult>
  exec: (text: string) => Promise<unknown>
}

/** A statement that was handed over, and what will come of it. */
export type QueuePlace<Result> = { result: Promise<Result> }

export type SqlPool = {
  /** Lends one session to `work`, alone, until its promise settles. */
  lend: <Result>(work: (connection: SqlConnection) => Promise<Result>) => Promise<Result>
  /** The same until `work` has handed over its last statement: statements of others may be handed over behind it, not in between. */
  pass: <Result>(work: (connection: SqlConnection) => Promise<QueuePlace<Result>>) => Promise<Result>
  /** Makes what was committed survive a loss of power. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

const MAX_TRIES = 3
const RETRYABLE = new Set(['40P01', '40001'])

/** Runs a transaction again when PostgreSQL chose it as the victim of a deadlock (an import may lock slots in another order). */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries >= MAX_TRIES || !RETRYABLE.has(sqlStateOf(error))) throw error
    await new Promise(resolve => setTimeout(resolve, 10 + Math.random() * 40 * tries))
    return retryOnDeadlock(work, tries + 1)
  }
}

type SqlError = { code?: unknown; constraint?: unknown; cause?: unknown }

/** PostgreSQL's code of a failed statement; Drizzle wraps the error it comes with. */
function sqlStateOf(error: unknown): string {
  return String(databaseError(error)?.code ?? '')
}

/** Whether a row was refused because of this unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === '23505' && databaseError(error)?.constraint === constraint
}

function databaseError(error: unknown): SqlError | undefined {
  const { cause } = (error ?? {}) as SqlError
  return (cause ?? error) as SqlError | undefined
}

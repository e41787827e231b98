import { type Allowance, clearTries, takeTry } from '#app/data/queries/rate-limits/write.ts'
import type { Services } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Who tries, or what is tried, and how often that may be. */
export type Limit = Allowance & { key: string }

type TriesRequest = { tenantId: string; now: Date; limits: readonly Limit[] }

/**
 * Counts one try of something that could be guessed against each of these limits of a venue, for all nodes together.
 * Refuses with TOO_MANY_REQUESTS and the seconds to wait when one of them has none left.
 */
export async function takeTries(
  { database }: Pick<Services, 'database'>,
  { tenantId, now, limits }: TriesRequest,
): Promise<void> {
  const db = database.forTenant(tenantId)
  for (const limit of limits) {
    const wait = await takeTry(db, { tenantId, now, ...limit })
    if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
}

/** Gives the tries of a key back: after a success an honest visitor starts afresh. */
export const giveTriesBack = (
  { database }: Pick<Services, 'database'>,
  { tenantId, key }: { tenantId: string; key: string },
): Promise<void> => clearTries(database.forTenant(tenantId), { tenantId, key })

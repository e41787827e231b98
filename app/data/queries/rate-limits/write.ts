import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { rateLimits } from '../../schema/rate-limits.ts'
import { hashToken } from '../hash-token.ts'

/** `tries` at once; each comes back after `pause` milliseconds. */
export type Allowance = { tries: number; pause: number }

type RateTry = Allowance & { tenantId: string; key: string; now: Date }

const isLimit = ({ tenantId, key }: Pick<RateTry, 'tenantId' | 'key'>) =>
  and(eq(rateLimits.tenantId, tenantId), eq(rateLimits.key, hashToken(key)))

/**
 * Takes one try of this key, counted for all nodes by the generic cell rate algorithm (ITU-T I.371): one statement, so that two at once
 * never take the same try. Gives the milliseconds to wait when none is left, else 0.
 */
export async function takeTry(db: Db, { tenantId, key, tries, pause, now }: RateTry): Promise<number> {
  const latest = new Date(now.getTime() + (tries - 1) * pause)
  const after = (start: Date) => new Date(start.getTime() + pause)
  const current = sql`${now.toISOString()}::timestamptz`
  const rows = await db
    .insert(rateLimits)
    .values({ tenantId, key: hashToken(key), usedUntil: after(now) })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.key],
      set: {
        usedUntil: sql`greatest(${rateLimits.usedUntil}, ${current}) + ${pause} * interval '1 millisecond'`,
      },
      setWhere: sql`${rateLimits.usedUntil} <= ${latest.toISOString()}::timestamptz`,
    })
    .returning({ usedUntil: rateLimits.usedUntil })
  if (rows.length > 0) return 0
  const [row] = await db.select().from(rateLimits).where(isLimit({ tenantId, key }))
  return Math.max((row?.usedUntil.getTime() ?? 0) - latest.getTime(), 1)
}

/** Gives all tries of a key back. */
export async function clearTries(db: Db, limit: Pick<RateTry, 'tenantId' | 'key'>): Promise<void> {
  await db.delete(rateLimits).where(isLimit(limit))
}

/** Gives all tries of a venue back. */
export async function clearAllTries(db: Db, tenantId: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.tenantId, tenantId))
}

/** Housekeeping: limits of which nothing is used. */
export async function deleteUnusedLimits(system: Db, now: Date): Promise<void> {
  await system.delete(rateLimits).where(lt(rateLimits.usedUntil, now))
}

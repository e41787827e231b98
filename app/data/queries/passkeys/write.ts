import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { passkeys } from '../../schema/passkeys.ts'
import { isPasskey, type PasskeyKey, type PasskeyRow } from './read.ts'

/** Keeps a passkey; false when the venue has one of this id, whosever it is. */
export async function insertPasskey(db: Db, row: PasskeyRow & { tenantId: string }): Promise<boolean> {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length > 0
}

/**
 * Notes that a passkey has signed. False when it is gone, or when its counter is not ahead of the one that is kept: it was copied, or
 * somebody else was faster with the same signature.
 */
export async function countPasskeyUse(
  db: Db,
  { counter, now, ...place }: PasskeyKey & { counter: number; now: Date },
): Promise<boolean> {
  const isAhead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(isPasskey(place), isAhead))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Removes a passkey of a visitor; false when they have none of this id. */
export async function deletePasskey(
  db: Db,
  { visitorId, ...place }: PasskeyKey & { visitorId: string },
): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(isPasskey(place), eq(passkeys.visitorId, visitorId)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

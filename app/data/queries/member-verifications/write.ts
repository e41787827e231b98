import { randomBytes, randomInt } from 'node:crypto'
import { and, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { memberVerifications } from '../../schema/member-verifications.ts'
import { isRow, type VerificationKey, verificationHash } from './read.ts'

/** How often a code may be typed before the link is worth nothing any more. */
export const CODE_TRIES = 3

/** Begins to wait: gives the id that the browser keeps, and the four digits that it shows. */
export async function saveVerification(
  tx: Db,
  row: { tenantId: string; email: string; expiresAt: Date },
): Promise<{ id: string; code: string }> {
  const id = randomBytes(32).toString('base64url')
  const code = String(randomInt(10_000)).padStart(4, '0')
  await tx.insert(memberVerifications).values({ ...row, code, idHash: verificationHash(id) })
  return { id, code }
}

/** Counts one try of the code and says whether it was right; null when there are no tries left, or nobody waits. Of many at once three are looked at. */
export async function tryCode(
  db: Db,
  { code, ...place }: VerificationKey & { code: string },
): Promise<boolean | null> {
  const [row] = await db
    .update(memberVerifications)
    .set({ codeTries: sql`${memberVerifications.codeTries} + 1` })
    .where(and(isRow(place), lt(memberVerifications.codeTries, CODE_TRIES)))
    .returning({ code: memberVerifications.code })
  return row ? row.code === code : null
}

export async function confirmVerification(
  db: Db,
  { now, ...place }: VerificationKey & { now: Date },
): Promise<void> {
  await db.update(memberVerifications).set({ confirmedAt: now }).where(isRow(place))
}

/** Ends the waiting of one that was confirmed and gives its address; null for any other. Of two at once one succeeds. */
export async function takeConfirmed(
  db: Db,
  { now, ...place }: VerificationKey & { now: Date },
): Promise<string | null> {
  const [row] = await db
    .delete(memberVerifications)
    .where(
      and(isRow(place), isNotNull(memberVerifications.confirmedAt), gt(memberVerifications.expiresAt, now)),
    )
    .returning({ email: memberVerifications.email })
  return row?.email ?? null
}

export async function deleteVerification(db: Db, place: VerificationKey): Promise<void> {
  await db.delete(memberVerifications).where(isRow(place))
}

/** Housekeeping: who waited until before a moment. */
export async function deleteEndedVerifications(system: Db, before: Date): Promise<void> {
  await system.delete(memberVerifications).where(lt(memberVerifications.expiresAt, before))
}

import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { memberVerifications } from '../schema/member-verifications.ts'

type Place = { tenantId: string; idHash: string }

/** A browser that waits for a link to be opened; found by the hash of the id that it keeps. */
export type MemberVerification = {
  email: string
  code: string
  confirmedAt: Date | null
  expiresAt: Date
}

/** How often a code may be typed before the link is worth nothing any more. */
export const CODE_TRIES = 3

export const verificationHash = (id: string) => createHash('sha256').update(id).digest('hex')

const isRow = ({ tenantId, idHash }: Place) =>
  and(eq(memberVerifications.tenantId, tenantId), eq(memberVerifications.idHash, idHash))

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

/** Null once it was finished; an ended one stays until housekeeping. */
export async function findVerification(db: Db, place: Place): Promise<MemberVerification | null> {
  const { email, code, confirmedAt, expiresAt } = memberVerifications
  const [row] = await db
    .select({ email, code, confirmedAt, expiresAt })
    .from(memberVerifications)
    .where(isRow(place))
  return row ?? null
}

/** Counts one try of the code and says whether it was right; null when there are no tries left, or nobody waits. Of many at once three are looked at. */
export async function tryCode(db: Db, { code, ...place }: Place & { code: string }): Promise<boolean | null> {
  const [row] = await db
    .update(memberVerifications)
    .set({ codeTries: sql`${memberVerifications.codeTries} + 1` })
    .where(and(isRow(place), lt(memberVerifications.codeTries, CODE_TRIES)))
    .returning({ code: memberVerifications.code })
  return row ? row.code === code : null
}

export async function confirmVerification(db: Db, { now, ...place }: Place & { now: Date }): Promise<void> {
  await db.update(memberVerifications).set({ confirmedAt: now }).where(isRow(place))
}

/** Ends the waiting of one that was confirmed and gives its address; null for any other. Of two at once one succeeds. */
export async function takeConfirmed(
  db: Db,
  { now, ...place }: Place & { now: Date },
): Promise<string | null> {
  const [row] = await db
    .delete(memberVerifications)
    .where(
      and(isRow(place), isNotNull(memberVerifications.confirmedAt), gt(memberVerifications.expiresAt, now)),
    )
    .returning({ email: memberVerifications.email })
  return row?.email ?? null
}

export async function deleteVerification(db: Db, place: Place): Promise<void> {
  await db.delete(memberVerifications).where(isRow(place))
}

/** Housekeeping: who waited until before a moment. */
export async function deleteEndedVerifications(system: Db, before: Date): Promise<void> {
  await system.delete(memberVerifications).where(lt(memberVerifications.expiresAt, before))
}

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { memberVerifications } from '../../schema/member-verifications.ts'

export type VerificationKey = { tenantId: string; idHash: string }

/** A browser that waits for a link to be opened; found by the hash of the id that it keeps. */
export type MemberVerification = {
  email: string
  code: string
  confirmedAt: Date | null
  expiresAt: Date
}

export const verificationHash = (id: string) => createHash('sha256').update(id).digest('hex')

export const isRow = ({ tenantId, idHash }: VerificationKey) =>
  and(eq(memberVerifications.tenantId, tenantId), eq(memberVerifications.idHash, idHash))

/** Null once it was finished; an ended one stays until housekeeping. */
export async function findVerification(db: Db, place: VerificationKey): Promise<MemberVerification | null> {
  const { email, code, confirmedAt, expiresAt } = memberVerifications
  const [row] = await db
    .select({ email, code, confirmedAt, expiresAt })
    .from(memberVerifications)
    .where(isRow(place))
  return row ?? null
}

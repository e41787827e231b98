import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { draftApprovals, draftRemarks, draftShares } from '../../schema/draft-shares.ts'
import { hashToken } from '../hash-token.ts'

type NewShare = Omit<typeof draftShares.$inferInsert, 'tokenHash' | 'revokedAt'>

/** Keeps a link with a random token of 256 bits; only its hash is stored. Gives the token. */
export async function insertShare(db: Db, share: NewShare): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(draftShares).values({ ...share, tokenHash: hashToken(token) })
  return token
}

type Revocation = { tenantId: string; id: string; now: Date }

/** Ends a link for good; what was approved by it counts no more. */
export async function revokeShare(db: Db, { tenantId, id, now }: Revocation): Promise<void> {
  await db
    .update(draftShares)
    .set({ revokedAt: now })
    .where(and(eq(draftShares.tenantId, tenantId), eq(draftShares.id, id), isNull(draftShares.revokedAt)))
}

/** Ends all links of a venue, since there is no draft any more; what was approved by them stays. */
export async function endShares(tx: Db, tenantId: string, now: Date): Promise<void> {
  await tx
    .update(draftShares)
    .set({ endsAt: now })
    .where(and(eq(draftShares.tenantId, tenantId), gt(draftShares.endsAt, now)))
}

/** Keeps that these bytes were approved by a link; a second approval of the same is the same. */
export async function saveApproval(tx: Db, approval: typeof draftApprovals.$inferInsert): Promise<void> {
  const { tenantId, shareId, hash } = draftApprovals
  await tx
    .insert(draftApprovals)
    .values(approval)
    .onConflictDoNothing({ target: [tenantId, shareId, hash] })
}

export type NewRemark = Omit<typeof draftRemarks.$inferInsert, 'resolvedAt' | 'resolvedBy'>

export async function insertRemark(db: Db, remark: NewRemark): Promise<void> {
  await db.insert(draftRemarks).values(remark)
}

type Resolution = { tenantId: string; id: string; resolvedAt: Date | null; resolvedBy: string | null }

/** Marks a remark as dealt with, or with null as open again. */
export async function resolveRemark(db: Db, { tenantId, id, ...resolution }: Resolution): Promise<void> {
  await db
    .update(draftRemarks)
    .set(resolution)
    .where(and(eq(draftRemarks.tenantId, tenantId), eq(draftRemarks.id, id)))
}

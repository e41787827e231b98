import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { draftApprovals, draftRemarks, draftShares } from '../../schema/draft-shares.ts'
import { venues } from '../../schema/venues.ts'
import { hashToken } from '../hash-token.ts'

export type ShareRow = typeof draftShares.$inferSelect
export type RemarkRow = typeof draftRemarks.$inferSelect

/** The links to the draft of a venue: those that are not revoked first, the longest good ones before. */
export const listShares = (db: Db, tenantId: string, { limit }: { limit: number }): Promise<ShareRow[]> =>
  db
    .select()
    .from(draftShares)
    .where(eq(draftShares.tenantId, tenantId))
    .orderBy(sql`${draftShares.revokedAt} is not null`, desc(draftShares.endsAt), draftShares.id)
    .limit(limit)

type ShareKey = { id: string } | { token: string } | { sandboxId: string }

/** One link of a venue by its id, its token or the copy that it opens; null when there is none. */
export async function findShare(db: Db, tenantId: string, key: ShareKey): Promise<ShareRow | null> {
  const [row] = await db
    .select()
    .from(draftShares)
    .where(and(eq(draftShares.tenantId, tenantId), isKey(key)))
  return row ?? null
}

function isKey(key: ShareKey) {
  if ('id' in key) return eq(draftShares.id, key.id)
  return 'token' in key
    ? eq(draftShares.tokenHash, hashToken(key.token))
    : eq(draftShares.sandboxId, key.sandboxId)
}

/** Who approved these bytes, link by link; what a revoked link said counts no more. */
export const listApprovals = (db: Db, tenantId: string, hash: string) =>
  db
    .select({ shareId: draftApprovals.shareId, name: draftApprovals.name })
    .from(draftApprovals)
    .innerJoin(
      draftShares,
      and(eq(draftShares.tenantId, draftApprovals.tenantId), eq(draftShares.id, draftApprovals.shareId)),
    )
    .where(
      and(
        eq(draftApprovals.tenantId, tenantId),
        eq(draftApprovals.hash, hash),
        isNull(draftShares.revokedAt),
      ),
    )

/** How many approvals a venue wants before a theme becomes public. */
export async function readApprovalsRequired(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce((${venues.document}->'company'->>'approvalsRequired')::int, 0)` })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
  return row?.count ?? 0
}

type RemarkList = { shareId?: string; limit: number }

/** What was said of the draft, by one link or by all, the latest first, with for whom the link was made. */
export const listRemarks = (db: Db, tenantId: string, { shareId, limit }: RemarkList) =>
  remarksWithShares(db)
    .where(
      and(
        eq(draftRemarks.tenantId, tenantId),
        shareId === undefined ? undefined : eq(draftRemarks.shareId, shareId),
      ),
    )
    .orderBy(desc(draftRemarks.createdAt), draftRemarks.id)
    .limit(limit)

/** One remark; null when there is none. */
export async function findRemark(db: Db, tenantId: string, id: string) {
  const [row] = await remarksWithShares(db).where(
    and(eq(draftRemarks.tenantId, tenantId), eq(draftRemarks.id, id)),
  )
  return row ?? null
}

const remarksWithShares = (db: Db) =>
  db
    .select({ remark: draftRemarks, recipient: draftShares.recipient })
    .from(draftRemarks)
    .innerJoin(
      draftShares,
      and(eq(draftShares.tenantId, draftRemarks.tenantId), eq(draftShares.id, draftRemarks.shareId)),
    )

/** How many remarks a link has. */
export async function countRemarks(db: Db, tenantId: string, shareId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(draftRemarks)
    .where(and(eq(draftRemarks.tenantId, tenantId), eq(draftRemarks.shareId, shareId)))
  return row?.count ?? 0
}

import { randomBytes } from 'node:crypto'
import { and, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { linkTokens } from '../../schema/link-tokens.ts'
import { hashToken } from '../hash-token.ts'
import { CHALLENGES, isLink, type LinkPurpose, type LinkToken } from './read.ts'

/** Makes a random token of 256 bits for one purpose at one venue; only its hash is stored. */
export async function saveLinkToken(
  db: Db,
  row: { tenantId: string; purpose: LinkPurpose; document: object; expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(linkTokens).values({ ...row, tokenHash: hashToken(token) })
  return token
}

/** Uses a link up and gives its document; null when it is unknown, used, expired, of another venue or purpose. Of two at once one succeeds. */
export async function useLinkToken(db: Db, { now, ...link }: LinkToken & { now: Date }): Promise<unknown> {
  const [row] = await db
    .update(linkTokens)
    .set({ usedAt: now })
    .where(and(isLink(link), isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, now)))
    .returning({ document: linkTokens.document })
  return row?.document ?? null
}

/** Housekeeping: links that ended before a moment. */
export async function deleteEndedLinks(system: Db, before: Date): Promise<void> {
  await system.delete(linkTokens).where(lt(linkTokens.expiresAt, before))
}

/** Housekeeping: challenges that ended before a moment. Nobody is told anything of an old one. */
export async function deleteEndedChallenges(system: Db, before: Date): Promise<void> {
  await system
    .delete(linkTokens)
    .where(and(inArray(linkTokens.purpose, CHALLENGES), lt(linkTokens.expiresAt, before)))
}

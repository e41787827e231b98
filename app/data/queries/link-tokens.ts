import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { linkTokens } from '../schema/link-tokens.ts'

/** What a passkey signs is no link, but as random, and used once in the same way. */
const CHALLENGES = ['passkey-registration', 'passkey-sign-in'] as const

export type ChallengePurpose = (typeof CHALLENGES)[number]
export type LinkPurpose =
  | 'sign-in'
  | 'password'
  | 'email'
  | 'orders'
  | 'verification'
  | 'review'
  | ChallengePurpose

type Link = { tenantId: string; token: string; purpose: LinkPurpose }

/** What a link is at a moment. Each purpose knows the shape of its document. */
export type LinkState =
  | { state: 'open'; document: unknown; expiresAt: Date }
  | { state: 'used' | 'expired'; document: unknown; expiresAt: Date }
  | { state: 'unknown' }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isLink = ({ tenantId, token, purpose }: Link) =>
  and(
    eq(linkTokens.tenantId, tenantId),
    eq(linkTokens.tokenHash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
  )

/** Makes a random token of 256 bits for one purpose at one venue; only its hash is stored. */
export async function saveLinkToken(
  db: Db,
  row: { tenantId: string; purpose: LinkPurpose; document: object; expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(linkTokens).values({ ...row, tokenHash: hashOf(token) })
  return token
}

/** Looks at a link and changes nothing: opening an address, by a person or a mail scanner, uses nothing up. */
export async function readLinkToken(db: Db, { now, ...link }: Link & { now: Date }): Promise<LinkState> {
  const [row] = await db.select().from(linkTokens).where(isLink(link))
  if (!row) return { state: 'unknown' }
  const { document, expiresAt, usedAt } = row
  const state = usedAt ? 'used' : expiresAt <= now ? 'expired' : 'open'
  return { state, document, expiresAt }
}

/** Uses a link up and gives its document; null when it is unknown, used, expired, of another venue or purpose. Of two at once one succeeds. */
export async function useLinkToken(db: Db, { now, ...link }: Link & { now: Date }): Promise<unknown> {
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

import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { linkTokens } from '../../schema/link-tokens.ts'
import { hashToken } from '../hash-token.ts'

/** What a passkey signs is no link, but as random, and used once in the same way. */
export const CHALLENGES = ['passkey-registration', 'passkey-sign-in'] as const

export type ChallengePurpose = (typeof CHALLENGES)[number]

export type LinkPurpose =
  | 'sign-in'
  | 'password'
  | 'email'
  | 'orders'
  | 'verification'
  | 'review'
  | 'waiting-list'
  | ChallengePurpose

export type LinkToken = { tenantId: string; token: string; purpose: LinkPurpose }

/** What a link is at a moment. Each purpose knows the shape of its document. */
export type LinkState =
  | { state: 'open'; document: unknown; expiresAt: Date }
  | { state: 'used' | 'expired'; document: unknown; expiresAt: Date }
  | { state: 'unknown' }

export const isLink = ({ tenantId, token, purpose }: LinkToken) =>
  and(
    eq(linkTokens.tenantId, tenantId),
    eq(linkTokens.tokenHash, hashToken(token)),
    eq(linkTokens.purpose, purpose),
  )

/** Looks at a link and changes nothing: opening an address, by a person or a mail scanner, uses nothing up. */
export async function readLinkToken(db: Db, { now, ...link }: LinkToken & { now: Date }): Promise<LinkState> {
  const [row] = await db.select().from(linkTokens).where(isLink(link))
  if (!row) return { state: 'unknown' }
  const { document, expiresAt, usedAt } = row
  const state = usedAt ? 'used' : expiresAt <= now ? 'expired' : 'open'
  return { state, document, expiresAt }
}

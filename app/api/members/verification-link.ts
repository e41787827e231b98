import { z } from 'zod'
import { type LinkState, readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { useLinkToken as takeToken } from '#app/data/queries/link-tokens/write.ts'
import { verificationHash } from '#app/data/queries/member-verifications/read.ts'
import type { ApiContext } from '../kernel/context.ts'

/** What a mailed link holds: whose mailbox it was sent to, and who waits for it. */
const linkDocument = z.object({ email: z.string(), idHash: z.string() })

type VerificationLink = z.infer<typeof linkDocument>

/** The document of a link, where there is one. */
const readLinkDocument = (document: unknown): VerificationLink | null =>
  linkDocument.safeParse(document).data ?? null

/** A link of this venue as it is, without using it up. */
export async function lookAtLink({ db, tenantId, now }: ApiContext, token: string) {
  const link = await readLinkToken(db, { tenantId, token, purpose: 'verification', now })
  return {
    status: statuses[link.state],
    document: link.state === 'unknown' ? null : readLinkDocument(link.document),
  }
}

/** Uses a link up; null for one that is no good any more. */
export async function takeLink(
  { db, tenantId, now }: ApiContext,
  token: string,
): Promise<VerificationLink | null> {
  return readLinkDocument(await takeToken(db, { tenantId, token, purpose: 'verification', now }))
}

/** A link that was used says that it is over, not that it never was. */
const statuses = {
  open: 'open',
  used: 'token_expired',
  expired: 'token_expired',
  unknown: 'token_not_found',
} as const satisfies Record<LinkState['state'], string>

/** Whether the browser that opens the link is the one that asked for it: its session says so, which a mail scanner has not. */
export const isOwnLink = ({ session }: Pick<ApiContext, 'session'>, link: VerificationLink | null) =>
  Boolean(session.verification && link && verificationHash(session.verification.id) === link.idHash)

import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { ChallengePurpose } from '#app/data/queries/link-tokens/read.ts'
import { saveLinkToken, useLinkToken as spendLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { type RelyingParty, relyingParty } from '#app/rules/visitors/relying-party.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** How long a visitor may take, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000

type ChallengeOwner = { purpose: ChallengePurpose; visitorId: string | null }

/** Makes what a passkey of this venue is to sign: random, kept as its hash, for one purpose and one answer. */
export function makeChallenge({ db, tenantId, now }: ApiContext, { purpose, visitorId }: ChallengeOwner) {
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
  return saveLinkToken(db, { tenantId, purpose, document: { visitorId }, expiresAt })
}

/** Uses up the challenge that an answer of a browser was signed for; null when it is none of ours, or not for this any more. */
export async function spendChallenge(
  { db, tenantId, now }: ApiContext,
  { purpose, visitorId, clientDataJSON }: ChallengeOwner & { clientDataJSON: string },
): Promise<string | null> {
  const token = challengeIn(clientDataJSON)
  const used = token === null ? null : await spendLinkToken(db, { tenantId, token, purpose, now })
  return (used as Pick<ChallengeOwner, 'visitorId'> | null)?.visitorId === visitorId ? token : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/**
 * The relying party of passkeys: the venue's own host where the request came to one that is verified, else the public address that the operator
 * has set; never a host that a request only names. A passkey works at the host it was made at. Refuses where browsers allow none.
 */
export function requireRelyingParty({ services, hostOrigin }: ApiContext): RelyingParty {
  const party = relyingParty(hostOrigin ?? services.publicUrl())
  if (!party) throw refuse('UNPROCESSABLE', { text: 'Passkeys need an address with https and a name' })
  return party
}

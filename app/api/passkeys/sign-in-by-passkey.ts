import { timingSafeEqual } from 'node:crypto'
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { AuthenticationInput } from '#app/contract/passkeys.ts'
import { findPasskey, type PasskeyRow } from '#app/data/queries/passkeys/read.ts'
import { countPasskeyUse } from '#app/data/queries/passkeys/write.ts'
import { findVisitor, type VisitorRow } from '#app/data/queries/visitors/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { takeChallengeTry } from '../limits/passkey-limits.ts'
import { takeLinkTry } from '../limits/sign-in-limits.ts'
import { refusal, signedIn } from '../visitors/sign-in-visitor.ts'
import { visitorPayload } from '../visitors/visitor-payload.ts'
import { CHALLENGE_LIFETIME_MS, makeChallenge, requireRelyingParty, spendChallenge } from './challenges.ts'
import { userHandle } from './user-handle.ts'

const purpose = 'passkey-sign-in'

/** A key of nobody: an answer for an unknown passkey takes the same work as one for a known (decision W5). */
const NOBODYS_KEY =
  'pQECAyYgASFYIEwu7IWIEHA1HkoIsxfLNJERgLGCCikUaobmeeQ_R-JrIlggzhgrIRaplc4c7hbDAiVklM_Q-J47FywyLRzPFdXCNI4'

/** The options of a sign-in with a passkey. No name is asked for: the device knows it. */
export const passkeySignInOptions = api.passkeys.signInOptions.handler(async ({ context }) => {
  const { services, tenantId, now, address } = context
  await takeChallengeTry(services, { tenantId, address, now })
  const party = requireRelyingParty(context)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(
      Buffer.from(await makeChallenge(context, { purpose, visitorId: null }), 'base64url'),
    ),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  })
  return { payload: options }
})

/** Signs in with a passkey, with the same result as a password. Every failure is refused with the same message. */
export const signInByPasskey = api.passkeys.signIn.handler(async ({ input: { body }, context }) => {
  const { services, tenantId, now, address } = context
  await takeLinkTry(services, { tenantId, address, now })
  const visitor = await findSigner(context, body.credential)
  if (!visitor) throw refusal(context, 'auth-passkey-failed')
  return signedIn(context, visitorPayload(visitor))
})

/** Whose passkey has signed this venue's challenge just now, at our address, after its device has made sure of them. */
async function findSigner(context: ApiContext, credential: AuthenticationInput): Promise<VisitorRow | null> {
  const { tenantId, db, now } = context
  const { clientDataJSON, userHandle: handle } = credential.response
  const challenge = await spendChallenge(context, { purpose, visitorId: null, clientDataJSON })
  if (challenge === null) return null
  const passkey = await findPasskey(db, { tenantId, id: credential.id })
  const counter = await verifiedCounter(context, { credential, challenge, key: keyOf(passkey) })
  if (!passkey || counter === null || !isHandleOf(handle, { tenantId, passkey })) return null
  const isFirst = await countPasskeyUse(db, { tenantId, id: passkey.id, counter, now })
  return isFirst ? findVisitor(db, tenantId, passkey.visitorId) : null
}

const keyOf = (passkey: PasskeyRow | null): WebAuthnCredential => ({
  id: passkey?.id ?? '',
  publicKey: new Uint8Array(Buffer.from(passkey?.publicKey ?? NOBODYS_KEY, 'base64url')),
  counter: passkey?.counter ?? 0,
})

type Answer = { credential: AuthenticationInput; challenge: string; key: WebAuthnCredential }

/** How often this key has signed, by its own word; null when the answer does not hold, or when that is not more than we know of. */
async function verifiedCounter(
  context: ApiContext,
  { credential, challenge, key }: Answer,
): Promise<number | null> {
  const party = requireRelyingParty(context)
  const { userHandle: handle, ...response } = credential.response
  const verification = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...response, userHandle: handle ?? undefined } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: key,
    requireUserVerification: true,
  }).catch(() => null)
  return verification?.verified ? verification.authenticationInfo.newCounter : null
}

/** A passkey that was found by nothing else has to say whose it is, and that has to be so (7.2, step 6). */
function isHandleOf(
  handle: string | null | undefined,
  { tenantId, passkey }: { tenantId: string; passkey: PasskeyRow },
): boolean {
  const own = userHandle(tenantId, passkey.visitorId)
  const given = Buffer.from(handle ?? '', 'base64url')
  return given.length === own.length && timingSafeEqual(given, own)
}

import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { RegistrationInput } from '#app/contract/passkeys.ts'
import type { Db } from '#app/data/database/database.ts'
import { listPasskeys } from '#app/data/queries/passkeys/read.ts'
import { insertPasskey } from '#app/data/queries/passkeys/write.ts'
import type { VisitorRow } from '#app/data/queries/visitors/read.ts'
import { isFreshSignIn } from '#app/rules/visitors/fresh-sign-in.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takePasskeyTry } from '../limits/passkey-limits.ts'
import { venueWords } from '../venues/venue-words.ts'
import { insertAccountNotice } from '../visitors/account-notice.ts'
import { requireVisitorRow } from '../visitors/require-visitor-row.ts'
import { visitorPayload } from '../visitors/visitor-payload.ts'
import { CHALLENGE_LIFETIME_MS, makeChallenge, requireRelyingParty, spendChallenge } from './challenges.ts'
import { passkeyPayload } from './own-passkeys.ts'
import { userHandle } from './user-handle.ts'

/** A visitor has few devices. */
const MAX_PASSKEYS = 20

/** ES256, EdDSA and RS256, by their numbers at IANA: the same whatever the Node.js of a node could do besides. */
const ALGORITHMS = [-7, -8, -257]

const purpose = 'passkey-registration'

/** Begins to add a passkey: for whoever has signed in just now, so that nobody adds theirs at a screen that was left open. */
export const passkeyRegistrationOptions = api.passkeys.registrationOptions.handler(async ({ context }) => {
  const visitor = await requireFreshVisitor(context)
  const { services, tenantId, db, now, venue } = context
  const visitorId = visitor.id
  await takePasskeyTry(services, { tenantId, visitorId, now })
  const passkeys = await listPasskeys(db, { tenantId, visitorId })
  if (passkeys.length >= MAX_PASSKEYS) throw refuseMore(context)
  const party = requireRelyingParty(context)
  const { name: displayName, email } = visitorPayload(visitor)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: venue.document.venue.name,
    userID: new Uint8Array(userHandle(tenantId, visitorId)),
    // The list of a device shows no more than this of it, and may hold passkeys of several venues of this host.
    userName: `${email} · ${venue.document.venue.name}`,
    userDisplayName: displayName,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(context, { purpose, visitorId }), 'base64url')),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { payload: options }
})

/** Keeps a passkey that was made with the challenge of this visitor, who is told by mail. One that the venue has already is not added again. */
export const addPasskey = api.passkeys.add.handler(async ({ input: { body }, context }) => {
  const visitor = await requireFreshVisitor(context)
  const visitorId = visitor.id
  const credential = await verifiedCredential(context, { credential: body.credential, visitorId })
  if (!credential) throw refuseUnverified(context)
  const { tenantId, venue, db, now } = context
  const row = {
    id: credential.id,
    visitorId,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: body.name,
    createdAt: now,
    lastUsedAt: null,
  }
  const isKept = await db.transaction(async transaction => {
    const tx = transaction as Db
    if (!(await insertPasskey(tx, { tenantId, ...row }))) return false
    const notice = { kind: 'passkey', to: visitor.document.email } as const
    await insertAccountNotice(tx, { tenantId, venue, now, notice })
    return true
  })
  if (!isKept) throw refuseUnverified(context)
  return { payload: passkeyPayload(row) }
})

async function verifiedCredential(
  context: ApiContext,
  { credential, visitorId }: { credential: RegistrationInput; visitorId: string },
) {
  const party = requireRelyingParty(context)
  const { clientDataJSON } = credential.response
  const expectedChallenge = await spendChallenge(context, { purpose, visitorId, clientDataJSON })
  if (expectedChallenge === null) return null
  const verification = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  return verification?.registrationInfo?.credential ?? null
}

async function requireFreshVisitor(context: ApiContext): Promise<VisitorRow> {
  const row = await requireVisitorRow(context)
  if (isFreshSignIn(context.session.visitor?.signedInAt, context.now)) return row
  throw refuse('SIGN_IN_AGAIN', { text: wordsOf(context)('account-passkeys-sign-in-again') })
}

const wordsOf = ({ venue, services }: ApiContext) => venueWords(venue, services.log).text

const refuseUnverified = (context: ApiContext) =>
  refuse('UNPROCESSABLE', { text: wordsOf(context)('auth-passkey-not-added') })

const refuseMore = (context: ApiContext) =>
  refuse('CONFLICT', { text: wordsOf(context)('account-passkeys-too-many', { count: MAX_PASSKEYS }) })

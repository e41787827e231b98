import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'
import { signedIn } from './visitors.ts'

const passkeyPayload = z.object({
  id: z.string(),
  /** the browser and system it was added with, as 'Chrome, macOS'; empty when unknown */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type PasskeyPayload = z.infer<typeof passkeyPayload>

/** Bytes as WebAuthn writes them in JSON; `most` characters. */
const bytes = (most: number) =>
  z
    .string()
    .max(most, 'is too long')
    .regex(/^[\w-]+$/, 'must be base64url')

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

const demand = z.enum(['discouraged', 'preferred', 'required'])

/** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication Level 3. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().optional(),
  attestation: z.string().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: demand.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: demand.optional(),
    })
    .optional(),
})

/** `PublicKeyCredentialRequestOptionsJSON`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: demand.optional(),
})

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).prefault({}),
}

/** `RegistrationResponseJSON`: what the browser answers when a passkey was made. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** `AuthenticationResponseJSON`: what the browser answers when a passkey has signed. */
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).nullish(),
  }),
})

export type RegistrationInput = z.output<typeof registration>
export type AuthenticationInput = z.output<typeof authentication>

const tags = ['Passkeys']

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/visitor/passkeys',
    summary: 'The passkeys of the signed-in visitor',
    tags,
    refusals: ['UNAUTHORIZED'],
  }).output(envelope(z.array(passkeyPayload))),
  registrationOptions: endpoint({
    method: 'POST',
    path: '/visitor/passkeys/registrationOptions',
    summary: 'What a browser needs to make a passkey for the visitor, who has signed in just now',
    tags,
    refusals: ['CONFLICT', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  }).output(envelope(creationOptions)),
  add: endpoint({
    method: 'POST',
    path: '/visitor/passkeys',
    summary: 'Keeps the passkey that a browser has made for the visitor',
    tags,
    refusals: ['SIGN_IN_AGAIN', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ credential: registration, name: z.string().trim().max(80) }) }))
    .output(envelope(passkeyPayload)),
  remove: endpoint({
    method: 'DELETE',
    path: '/visitor/passkeys/{id}',
    summary: 'Removes a passkey of the signed-in visitor',
    tags,
    refusals: ['NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ id: z.string() }) }))
    .output(envelope(z.object({ removed: z.literal(true) }))),
  signInOptions: endpoint({
    method: 'POST',
    path: '/visitor/passkeys/signInOptions',
    summary: 'What a browser needs to sign in with a passkey; the same for everybody',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNPROCESSABLE'],
  }).output(envelope(requestOptions)),
  signIn: endpoint({
    method: 'POST',
    path: '/visitor/passkeys/signIn',
    summary: 'Signs in with what a passkey has signed',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ credential: authentication }) }))
    .output(signedIn),
}

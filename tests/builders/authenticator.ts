import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { AuthenticationInput, RegistrationInput } from '#app/contract/passkeys.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Passkey = { id: Buffer; rpId: string; userHandle: string; privateKey: KeyObject; counter: number }

/** What a browser says of a ceremony, and what a dishonest one may say instead. */
type Ceremony = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** finger, face or code were not asked for */
  isUnverified?: boolean
}

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId?: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A device with a browser at `origin`, in software: it makes passkeys (ES256, without attestation) and signs with the latest. */
export function anAuthenticator(origin = 'https://tickets.example') {
  const passkeys: Passkey[] = []

  const clientData = ({ challenge, type, ...ceremony }: Ceremony & { challenge: string; type: string }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ceremony.origin ?? origin, crossOrigin: false }))

  const create = (options: CreationOptions, ceremony: Ceremony = {}): RegistrationInput => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rpId = ceremony.rpId ?? options.rp.id ?? ''
    const made = { id: randomBytes(32), rpId, userHandle: options.user.id, privateKey, counter: 1 }
    passkeys.push(made)
    const credential = Buffer.concat([Buffer.alloc(16), uint16(made.id.length), made.id, coseOf(publicKey)])
    const authData = Buffer.concat([authenticatorData(made, ceremony, HAS_CREDENTIAL), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    const data = clientData({ type: 'webauthn.create', challenge: options.challenge, ...ceremony })
    return {
      ...credentialOf(made),
      response: {
        clientDataJSON: data.toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  const get = (options: RequestOptions, ceremony: Ceremony = {}): AuthenticationInput => {
    const made = passkeys.at(-1)
    if (!made) throw new Error('This authenticator has no passkey')
    made.counter += 1
    const rpId = ceremony.rpId ?? options.rpId ?? ''
    const authData = authenticatorData({ ...made, rpId }, ceremony)
    const data = clientData({ type: 'webauthn.get', challenge: options.challenge, ...ceremony })
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), made.privateKey)
    return {
      ...credentialOf(made),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: made.userHandle,
      },
    }
  }

  /** Sets how often the latest passkey has signed, as a copy of it would count. */
  const count = (counter: number) => {
    const made = passkeys.at(-1)
    if (made) made.counter = counter
  }

  return { create, get, count }
}

const credentialOf = ({ id }: Passkey) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
  clientExtensionResults: {},
})

function authenticatorData(
  { rpId, counter }: Pick<Passkey, 'rpId' | 'counter'>,
  { isUnverified = false }: Ceremony,
  more = 0,
): Buffer {
  const flags = PRESENT | (isUnverified ? 0 : VERIFIED) | more
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** The public key as COSE writes it (RFC 9053): EC2, ES256, P-256, x, y. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ])
  return Buffer.from(isoCBOR.encode(key as never))
}

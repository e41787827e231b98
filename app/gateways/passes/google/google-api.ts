import { type KeyObject, sign } from 'node:crypto'

/** Who asks Google, and where: `tokenUrl` gives tokens for a service account, `apiUrl` is that of Google Wallet. */
export type GoogleAccount = { email: string; key: KeyObject; tokenUrl: string; apiUrl: string }

/** Claims that a service account has signed (RS256, RFC 7519). */
export function signedToken({ key }: Pick<GoogleAccount, 'key'>, claims: object): string {
  const encoded = [{ alg: 'RS256', typ: 'JWT' }, claims].map(part =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const content = encoded.join('.')
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`
}

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const HOUR_SECONDS = 3_600
const TIMEOUT_MS = 10_000

/** A token that lets an account change what it has issued (OAuth 2, RFC 7523). Throws when Google gives none. */
export async function accessTokenOf(account: GoogleAccount, now: Date): Promise<string> {
  const { email, tokenUrl } = account
  const issuedAt = Math.floor(now.getTime() / 1_000)
  const claims = {
    iss: email,
    scope: SCOPE,
    aud: tokenUrl,
    iat: issuedAt,
    exp: issuedAt + HOUR_SECONDS,
  }
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signedToken(account, claims),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { access_token: token } = (await response.json().catch(() => ({}))) as { access_token?: unknown }
  if (typeof token !== 'string') throw new Error(`Google gives no token: ${response.status}`)
  return token
}

type GoogleCall = {
  method: 'POST' | 'PATCH'
  /** below the address of the API */
  path: string
  body: object
  token: string
  /** which answers are no failure, besides success */
  expected: number
}

/** Asks Google Wallet to keep something. Throws for an answer that is neither success nor expected. */
export async function callGoogle(
  { apiUrl }: Pick<GoogleAccount, 'apiUrl'>,
  { method, path, body, token, expected }: GoogleCall,
): Promise<void> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok || response.status === expected) return
  const text = await response.text()
  throw new Error(`Google answered ${response.status} to ${method} ${path}: ${text.slice(0, 200)}`)
}

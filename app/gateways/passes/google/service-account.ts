import { createPrivateKey, type KeyObject } from 'node:crypto'

const TOKEN_URL = 'https://oauth2.googleapis.com/token'

/** Who signs, and with what, and where a token is had for it, from the key file that Google gives for a service account; null for a text that is none. */
export function readServiceAccount(json: string): { email: string; key: KeyObject; tokenUrl: string } | null {
  try {
    const read = JSON.parse(json) as Record<string, unknown>
    const { client_email: email, private_key: pem, token_uri: tokenUrl = TOKEN_URL } = read
    if (typeof email !== 'string' || typeof pem !== 'string' || typeof tokenUrl !== 'string') return null
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' ? { email, key, tokenUrl } : null
  } catch {
    return null
  }
}

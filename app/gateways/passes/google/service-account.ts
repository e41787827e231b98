import { createPrivateKey, type KeyObject } from 'node:crypto'

/** Who signs, and with what, from the key file that Google gives for a service account; null for a text that is none. */
export function readServiceAccount(json: string): { email: string; key: KeyObject } | null {
  try {
    const { client_email: email, private_key: pem } = JSON.parse(json) as Record<string, unknown>
    if (typeof email !== 'string' || typeof pem !== 'string') return null
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' ? { email, key } : null
  } catch {
    return null
  }
}

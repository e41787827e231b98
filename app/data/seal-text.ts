import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/** Who seals and for what: texts of another purpose, owner or secret do not open. `secret` is that of the process. */
export type Seal = { secret: string; purpose: string; owner: string }

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A text that nobody reads or changes without the secret (AES-256-GCM, keys by HKDF), in base64url. The same text is sealed the same: the
 * nonce is made from it.
 */
export function sealText(seal: Seal, text: string): string {
  const { key, nonceKey } = keysOf(seal)
  const nonce = createHmac('sha256', nonceKey)
    .update(JSON.stringify([seal.owner, text]))
    .digest()
    .subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(seal.owner))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** The text that was sealed; null for what was not sealed with this secret for this purpose and owner. */
export function unsealText(seal: Seal, sealedText: string): string | null {
  const sealed = Buffer.from(sealedText, 'base64url')
  const isWhole = sealed.length > NONCE_BYTES + TAG_BYTES && sealed.toString('base64url') === sealedText
  if (!isWhole) return null
  const decipher = createDecipheriv('aes-256-gcm', keysOf(seal).key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(seal.owner))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keysOf({ secret, purpose }: Seal) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', purpose, 64))
  return { key: keys.subarray(0, 32), nonceKey: keys.subarray(32) }
}

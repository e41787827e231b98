import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../kernel/context.ts'

/** Who seals: a venue, with the secret of the process. */
export type Sealer = { services: Pick<Services, 'secret'>; tenantId: string }

/** A link opens a cart for a while; a key is what the cart is called on the device that opened it. Neither is good as the other. */
type Kind = 'link' | 'key'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Ids of carts never begin with it. */
const KEY_SIGN = '~'

/**
 * The secret that brings a cart to another device until an instant. The cart's id stands in it encrypted (AES-256-GCM for this venue):
 * who has the id may read what was typed into the cart, and its order; who has the link may not.
 */
export const cartLinkOf = (sealer: Sealer, { cartId, until }: { cartId: string; until: Date }): string =>
  seal(sealer, { kind: 'link', text: `${until.getTime().toString(36)}.${cartId}` })

/** The id of the cart that a link opens at `now`; null when it is over, of another venue, or no link of ours. */
export function openCartLink(sealer: Sealer, { link, now }: { link: string; now: Date }): string | null {
  const [, until = '', cartId = null] =
    /^([0-9a-z]+)\.(.+)$/s.exec(unseal(sealer, { kind: 'link', text: link }) ?? '') ?? []
  return Number.parseInt(until, 36) > now.getTime() ? cartId : null
}

/** What a cart is called on a device that a link brought it to; good as long as the cart and the secret are. */
export const cartKeyOf = (sealer: Sealer, cartId: string): string =>
  `${KEY_SIGN}${seal(sealer, { kind: 'key', text: cartId })}`

/** The id of the cart that a request names by its id or by a key, and the key if it was one; no id for a key that is none of ours. */
export function cartOfName(
  sealer: Sealer,
  name: string | undefined | null,
): { id: string | null; key?: string } {
  if (!name?.startsWith(KEY_SIGN)) return { id: name || null }
  const id = unseal(sealer, { kind: 'key', text: name.slice(KEY_SIGN.length) })
  return id ? { id, key: name } : { id: null }
}

/** The same text is sealed the same: the nonce is made from it. */
function seal(sealer: Sealer, { kind, text }: { kind: Kind; text: string }): string {
  const { key, nonceKey } = keysOf(sealer, kind)
  const nonce = createHmac('sha256', nonceKey)
    .update(JSON.stringify([sealer.tenantId, text]))
    .digest()
    .subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(sealer.tenantId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Null for what this process, or another with its secret, has not sealed for this venue and this kind. */
function unseal(sealer: Sealer, { kind, text }: { kind: Kind; text: string }): string | null {
  const sealed = Buffer.from(text, 'base64url')
  const isWhole = sealed.length > NONCE_BYTES + TAG_BYTES && sealed.toString('base64url') === text
  if (!isWhole) return null
  const { key } = keysOf(sealer, kind)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(sealer.tenantId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keysOf({ services: { secret } }: Sealer, kind: Kind) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', `cart ${kind}s`, 64))
  return { key: keys.subarray(0, 32), nonceKey: keys.subarray(32) }
}

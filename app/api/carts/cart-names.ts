import { type Seal, sealText, unsealText } from '#app/data/seal-text.ts'
import type { Services } from '../kernel/context.ts'

/** Who seals: a venue, with the secret of the process. */
export type Sealer = { services: Pick<Services, 'secret'>; tenantId: string }

/** A link opens a cart for a while; a key is what the cart is called on the device that opened it. Neither is good as the other. */
type Kind = 'link' | 'key'

/** Ids of carts never begin with it. */
const KEY_SIGN = '~'

/** What a link holds: its cart, and how often the links of the cart had been ended when it was made. */
export type LinkedCart = { cartId: string; generation: number }

/**
 * The secret that brings a cart to another device until an instant, or until its links are ended. The cart's id stands in it encrypted
 * (AES-256-GCM for this venue): who has the id may read what was typed into the cart, and its order; who has the link may not.
 */
export const cartLinkOf = (
  sealer: Sealer,
  { cartId, generation, until }: LinkedCart & { until: Date },
): string => sealText(sealOf(sealer, 'link'), `${until.getTime().toString(36)}.${generation}.${cartId}`)

/** What a link holds at `now`; null when its time is over, or it is of another venue or no link of ours. */
export function openCartLink(sealer: Sealer, { link, now }: { link: string; now: Date }): LinkedCart | null {
  const [, until = '', generation = '', cartId = ''] =
    /^([0-9a-z]+)\.(\d+)\.(.+)$/s.exec(unsealText(sealOf(sealer, 'link'), link) ?? '') ?? []
  return Number.parseInt(until, 36) > now.getTime() ? { cartId, generation: Number(generation) } : null
}

/** What a cart is called on a device that a link brought it to; good as long as the cart and the secret are. */
export const cartKeyOf = (sealer: Sealer, cartId: string): string =>
  `${KEY_SIGN}${sealText(sealOf(sealer, 'key'), cartId)}`

/** The id of the cart that a request names by its id or by a key, and the key if it was one; no id for a key that is none of ours. */
export function cartOfName(
  sealer: Sealer,
  name: string | undefined | null,
): { id: string | null; key?: string } {
  if (!name?.startsWith(KEY_SIGN)) return { id: name || null }
  const id = unsealText(sealOf(sealer, 'key'), name.slice(KEY_SIGN.length))
  return id ? { id, key: name } : { id: null }
}

const sealOf = ({ services: { secret }, tenantId }: Sealer, kind: Kind): Seal => ({
  secret,
  purpose: `cart ${kind}s`,
  owner: tenantId,
})

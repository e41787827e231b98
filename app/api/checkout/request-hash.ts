import { createHash } from 'node:crypto'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'

type HashInput = { cartId: string; cart: CartDocument | null; shownTotal: number | undefined }

/** SHA-256 of cart and shown total: whether a request under a known uuid is the same one again (decision C3). */
export function requestHash(request: HashInput): string {
  return createHash('sha256').update(canonical(request)).digest('hex')
}

/** JSON with sorted keys, since the database gives them back in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

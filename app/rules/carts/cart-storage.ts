import type { CartPayload } from '#app/contract/carts.ts'

/** How long a stored cart lives: 1 day, not the end of the day (ORD-111, CHK-307). Milliseconds. */
export const CART_LIFETIME_MS = 24 * 60 * 60 * 1000

type StoredExpiry = { expirationDate?: string }

/** The name under which a venue's cart is stored; no two venues share one (ORD-110). */
export function cartKey(tenantId: string): string {
  return `marquee-cart:${tenantId}`
}

/** The cart as it is stored: it expires one day after `now` (ORD-111). */
export function storedCart<C extends StoredExpiry>(cart: C, now: Date): C & { expirationDate: string } {
  return { ...cart, expirationDate: new Date(now.getTime() + CART_LIFETIME_MS).toISOString() }
}

/** Whether a stored cart is past its day; one without a readable date is (ORD-111). */
export function isCartExpired({ expirationDate }: StoredExpiry, now: Date): boolean {
  const expires = Date.parse(expirationDate ?? '')

  return Number.isNaN(expires) || now.getTime() >= expires
}

/** The stored cart if it can be used: readable, of this venue and not expired; else it must be fetched (ORD-144). */
export function usableCart(
  text: string | null,
  { tenantId, now }: { tenantId: string; now: Date },
): CartPayload | null {
  const cart = parseCart(text)
  if (!cart || cart.tenantId !== tenantId || isCartExpired(cart, now)) return null

  return cart
}

/** Where a cart comes from on load and whether it is to be stored (ORD-144). */
export function cartLoadPlan(
  text: string | null,
  at: { tenantId: string; now: Date },
): { from: 'storage'; cart: CartPayload } | { from: 'server' } {
  const cart = usableCart(text, at)

  return cart ? { from: 'storage', cart } : { from: 'server' }
}

function parseCart(text: string | null): CartPayload | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')

    return isCart(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isCart(value: unknown): value is CartPayload {
  if (typeof value !== 'object' || value === null) return false
  const { id, tenantId, version, total, templates, comboItems, orders } = value as Partial<CartPayload>

  return (
    typeof id === 'string' &&
    typeof tenantId === 'string' &&
    typeof version === 'number' &&
    typeof total === 'number' &&
    [templates, comboItems, orders].every(Array.isArray)
  )
}

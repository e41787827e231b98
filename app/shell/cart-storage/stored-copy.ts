import { cartKey, storedCart } from '#app/rules/carts/cart-storage.ts'

/** A browser may forbid storage, or have none left: everything works without the copy, since the server's cart counts. */
export function readCopy(tenantId: string): string | null {
  try {
    return window.localStorage.getItem(cartKey(tenantId))
  } catch {
    return null
  }
}

/** Keeps a copy for a day; null takes it away. */
export function writeCopy(tenantId: string, cart: { expirationDate: string } | null) {
  try {
    if (cart) window.localStorage.setItem(cartKey(tenantId), JSON.stringify(storedCart(cart, new Date())))
    else window.localStorage.removeItem(cartKey(tenantId))
  } catch {
    // See above.
  }
}

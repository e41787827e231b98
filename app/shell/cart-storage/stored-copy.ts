import { cartKey, storedCart } from '#app/rules/carts/cart-storage.ts'
import { keepItem, readItem } from '#app/shell/browser-storage/stored-item.ts'

/** The copy of the cart as text: everything works without it, since the server's cart counts. */
export const readCopy = (tenantId: string): string | null => readItem(cartKey(tenantId))

/** Keeps a copy for a day; null takes it away. */
export function writeCopy(tenantId: string, cart: { expirationDate: string } | null) {
  keepItem(cartKey(tenantId), cart && JSON.stringify(storedCart(cart, new Date())))
}

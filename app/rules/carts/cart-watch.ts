import { isSameCart } from '#app/rules/carts/same-cart.ts'

/** How long the tab waits for more changes before it reloads the cart, in milliseconds (ORD-145). */
export const RELOAD_DELAY = 500

/** What a tab knows of the stored cart, and when it is due to reload (milliseconds), if it is. */
export type CartWatch = { known: object | null; reloadAt: number | null }

/** The tab became visible at a moment (milliseconds) and found this cart in storage. */
export type CartTab = { stored: object | null; at: number }

/** After the tab is shown: another tab's change makes a reload due 500 ms after the last such moment (ORD-145, ORD-146). */
export function tabShown(watch: CartWatch, { stored, at }: CartTab): CartWatch {
  const changed = !isSameCart(watch.known, stored)
  if (!changed && watch.reloadAt === null) return watch

  return { known: stored, reloadAt: at + RELOAD_DELAY }
}

/** Whether the cart is to be reloaded from the server now. */
export function isReloadDue({ reloadAt }: CartWatch, at: number): boolean {
  return reloadAt !== null && at >= reloadAt
}

/** The state after a reload: the cart that is stored now is known, and no reload is due. */
export function watchOf(stored: object | null): CartWatch {
  return { known: stored, reloadAt: null }
}

import type { CartPayload } from '#app/contract/carts.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { MAX_EXTENSIONS } from './seat-hold.ts'

/** The hold on a cart's seats and when it ends or ended; null where the venue holds no seats, or the cart needs none (decision O10). */
export function holdOf(
  { heldUntil, holdExtensions }: Pick<CartRow, 'heldUntil' | 'holdExtensions'>,
  { demand, book }: { demand: ReadonlyMap<string, number>; book: Pick<PriceBook, 'venue' | 'now'> },
): CartPayload['hold'] {
  const asksSeats = [...demand.values()].some(count => count > 0)
  if (book.venue.document.company.holdMinutes === 0 || !asksSeats) return null
  return {
    expiresAt: (heldUntil ?? book.now).toISOString(),
    extensionsLeft: Math.max(MAX_EXTENSIONS - holdExtensions, 0),
  }
}

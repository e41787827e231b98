import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { UNDO_MS } from '#app/rules/carts/removed-items.ts'

type Lines = { orders: readonly Pick<CartLine, 'id' | 'itemType' | 'name'>[] }

/** What the visitor is told that they can put back: the first thing that the cart had before a change and has no more; undefined where it has all. */
export function undoOf(
  before: Pick<CartPayload, 'id'> & Lines,
  { after, now }: { after: Lines; now: Date },
): { cartId: string; until: string; name: string } | undefined {
  const left = new Set(after.orders.map(({ id }) => id))
  const removed = before.orders.find(({ id, itemType }) => !isCharge(itemType) && !left.has(id))

  return (
    removed && {
      cartId: before.id,
      until: new Date(now.getTime() + UNDO_MS).toISOString(),
      name: removed.name.slice(0, 200),
    }
  )
}

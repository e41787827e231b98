import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { UNDO_MS } from '#app/rules/carts/removed-items.ts'

type MovedLines = { orders: readonly Pick<CartLine, 'name' | 'eventTemplateId' | 'events'>[] }
type Lines = { orders: readonly Pick<CartLine, 'id' | 'itemType' | 'name'>[] }

/** What the visitor is told that they can put back: the first thing that the cart had before a change and has no more; undefined where it has all. */
export function undoOf(
  before: Pick<CartPayload, 'id'> & Lines,
  { after, now }: { after: Lines; now: Date },
): { cartId: string; until: string; name: string } | undefined {
  const left = new Set(after.orders.map(({ id }) => id))
  const removed = before.orders.find(({ id, itemType }) => !isCharge(itemType) && !left.has(id))

  return removed && undoNamed(removed.name, { cartId: before.id, now })
}

/** What the visitor is told of an event that has another day now; undefined where the cart did not hold it before, or holds it as it did. */
export function undoOfMove(
  before: Pick<CartPayload, 'id'> & MovedLines,
  { after, eventId, now }: { after: MovedLines; eventId: string; now: Date },
) {
  const lineOf = ({ orders }: MovedLines) => orders.find(({ eventTemplateId }) => eventTemplateId === eventId)
  const [was, is] = [lineOf(before), lineOf(after)]
  const hasMoved = was && is && was.events[0]?.eventId !== is.events[0]?.eventId

  return hasMoved ? { ...undoNamed(was.name, { cartId: before.id, now }), offer: 'move' as const } : undefined
}

const undoNamed = (name: string, { cartId, now }: { cartId: string; now: Date }) => ({
  cartId,
  until: new Date(now.getTime() + UNDO_MS).toISOString(),
  name: name.slice(0, 200),
})

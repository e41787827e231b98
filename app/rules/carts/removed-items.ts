import type { CartDocument, RemovedItems } from '#app/rules/carts/stored-cart.ts'
import { mergeItems } from './merge-items.ts'

/** How long what was taken out of a cart can be put back, and its seats stay the cart's own. Milliseconds. */
export const UNDO_MS = 10_000

type Items = Pick<CartDocument, 'templates' | 'comboItems' | 'memberships' | 'donations'>

/** The items that a change has taken out of a cart, to be put back until `UNDO_MS` after `now`; null where it took none. */
export function removedItems(
  { before, after }: { before: Items; after: Items },
  now: Date,
): RemovedItems | null {
  const eventIds = new Set(after.templates.map(({ eventTemplateId }) => eventTemplateId))
  const removed = {
    templates: before.templates.filter(({ eventTemplateId }) => !eventIds.has(eventTemplateId)),
    comboItems: without(before.comboItems, after.comboItems),
    memberships: without(before.memberships, after.memberships),
    donations: without(before.donations, after.donations),
  }
  if (Object.values(removed).every(items => items.length === 0)) return null

  return { ...removed, until: new Date(now.getTime() + UNDO_MS).toISOString() }
}

/** What a change that may be undone leaves to be put back: what it took out, else the whole cart where it gave an event another start. */
export const undoableItems = (
  change: { before: CartDocument; after: Items },
  now: Date,
): RemovedItems | null =>
  removedItems(change, now) ?? (hasMoved(change) ? replacedItems(change.before, now) : null)

/** Whether an event has a start that it did not have before. */
function hasMoved({ before, after }: { before: Items; after: Items }): boolean {
  const startsOf = ({ templates }: Items) =>
    templates.flatMap(({ eventTemplateId, events }) =>
      events.map(({ eventId }) => `${eventTemplateId} ${eventId}`),
    )
  const kept = new Set(startsOf(after))

  return startsOf(before).some(start => !kept.has(start))
}

/** The whole of a cart that another takes the place of, to be put back until `UNDO_MS` after `now`. */
export function replacedItems(
  { templates, comboItems, memberships, donations, couponCode, couponCodes }: CartDocument,
  now: Date,
): RemovedItems {
  const until = new Date(now.getTime() + UNDO_MS).toISOString()

  return { templates, comboItems, memberships, donations, codes: { couponCode, couponCodes }, until }
}

/** The cart after another change: a whole one is not put back over it. */
export function withoutReplaced<Cart extends { removed?: RemovedItems }>(cart: Cart): Cart {
  return cart.removed?.codes ? { ...cart, removed: undefined } : cart
}

/** What can still be put back at `now`; null when nothing was taken out, or too long ago. */
export function removedUntil(removed: RemovedItems | undefined | null, now: Date): RemovedItems | null {
  return removed && new Date(removed.until) > now ? removed : null
}

/** Whether all was taken out of a cart that can still be put back: for everybody else it is gone already. */
export function isEmptied(cart: Items & { removed?: RemovedItems }, now: Date): boolean {
  const { templates, comboItems, memberships, donations } = cart

  return (
    [templates, comboItems, memberships, donations].every(items => items.length === 0) &&
    removedUntil(cart.removed, now) !== null
  )
}

/** The cart with what was taken out of it; an item that is in it again by now stays as it is. A cart that took the place of another gives it back. */
export function restoredItems<Cart extends Items>(cart: Cart, removed: RemovedItems): Cart {
  const { until: _until, codes, ...items } = removed
  if (codes) return { ...cart, ...items, ...codes }

  return {
    ...cart,
    templates: withMissing(cart.templates, removed.templates, ({ eventTemplateId }) => eventTemplateId),
    comboItems: withMissing(cart.comboItems, removed.comboItems, idOf),
    memberships: withMissing(cart.memberships, removed.memberships, idOf),
    donations: withMissing(cart.donations, removed.donations, idOf),
  }
}

const idOf = ({ id }: { id?: string }) => id

function without<Item extends { id?: string }>(before: readonly Item[], after: readonly Item[]): Item[] {
  const left = new Set(after.map(idOf))

  return before.filter(({ id }) => !left.has(id))
}

function withMissing<Item>(
  items: readonly Item[],
  removed: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): Item[] {
  return mergeItems(items, { sent: removed, idOf: nameOf, isShown: () => false })
}

/** Who gives; more may be known of them. */
type Giver = { firstName: string; lastName: string; email: string }

/** A membership of an order, as far as it is a gift. */
export type GiftOrder<G extends Giver = Giver> = { isGift: boolean; gifterInfo: G }

/** Whether a membership can be given: where its level allows it, and for a new purchase only (CHK-152, MEM-153, MEM-154). */
export function mayBeGift({
  levelAllowsGifts,
  notNewPurchase,
}: {
  levelAllowsGifts: boolean
  notNewPurchase: boolean
}): boolean {
  return levelAllowsGifts && !notNewPurchase
}

/**
 * The orders with the giver of the first gift in every other gift that lacks a first name, last name or email (CHK-153, MEM-164).
 * Givers that have all three stay; an incomplete first one is not copied.
 */
export function shareGiver<G extends Giver, Order extends GiftOrder<G>>(orders: readonly Order[]): Order[] {
  const first = orders.find(({ isGift }) => isGift)?.gifterInfo
  if (!first || !isComplete(first)) return [...orders]

  return orders.map(order =>
    order.isGift && !isComplete(order.gifterInfo) ? { ...order, gifterInfo: first } : order,
  )
}

function isComplete({ firstName, lastName, email }: Giver): boolean {
  return [firstName, lastName, email].every(value => value.trim() !== '')
}

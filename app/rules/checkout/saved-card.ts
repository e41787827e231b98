/** Of an order: its memberships with what each goes on from, and how many other things are in it. */
export type OwnOrder = {
  memberships: readonly { membershipId?: string; isGift: boolean }[]
  others: number
}

/**
 * The membership whose card on file may pay for an order: the one that all of it goes on from (CHK-036). A card is kept to renew its
 * membership: it buys no tickets and no gifts, and nothing for another membership. Null when no card may.
 */
export function membershipThatPays({ memberships, others }: OwnOrder): string | null {
  const ids = new Set(memberships.map(({ membershipId, isGift }) => (isGift ? '' : (membershipId ?? ''))))
  const [only = ''] = ids
  return others === 0 && ids.size === 1 && only ? only : null
}

type OrderedCart = { memberships: OwnOrder['memberships']; orders: readonly unknown[] }

/** A priced cart as an order of somebody's own: every membership is one of its lines. */
export const ownOrder = ({ memberships, orders }: OrderedCart): OwnOrder => ({
  memberships,
  others: orders.length - memberships.length,
})

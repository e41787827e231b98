/** A membership order in the member info step. `isEdited`: its people were given and nothing is wrong with them. */
export type PanelOrder = { id: string; isEdited: boolean; isInvalidMembership: boolean }

/** What a panel shows. `waiting`: neither filled in nor next. */
export type PanelState = 'form' | 'summary' | 'next' | 'waiting' | 'invalid'

/** A panel of the step: one order, where it stands, and what is shown of it. */
export type Panel<Order> = Order & { isCurrent: boolean; isNext: boolean; state: PanelState }

/**
 * The panels of the step, one per order (CHK-022 to CHK-026, MEM-165). The one whose Change was pressed is current, else the first
 * that is not edited, else the only one; the next is another that is not edited. An invalid order is neither.
 */
export function membershipPanels<Order extends PanelOrder>(
  orders: readonly Order[],
  requestedId: string,
): Panel<Order>[] {
  const sound = orders.filter(order => !order.isInvalidMembership)
  const unedited = sound.filter(order => !order.isEdited)
  const only = orders.length === 1 ? sound[0] : undefined
  const current = sound.find(({ id }) => id === requestedId) ?? unedited[0] ?? only
  const next = unedited.find(order => order !== current)

  return orders.map(order => {
    const place = { isCurrent: order === current, isNext: order === next }
    return { ...order, ...place, state: stateOf(order, place) }
  })
}

function stateOf(
  { isEdited, isInvalidMembership }: PanelOrder,
  { isCurrent, isNext }: { isCurrent: boolean; isNext: boolean },
): PanelState {
  if (isInvalidMembership) return 'invalid'
  if (isCurrent) return 'form'
  if (isEdited) return 'summary'

  return isNext ? 'next' : 'waiting'
}

/**
 * The reasons why the member info step cannot be left: an invalid membership, or one whose people were not confirmed (CHK-019, CHK-120).
 */
export function membershipBlock(orders: readonly PanelOrder[]): {
  hasInvalidMembership: boolean
  hasUneditedMembership: boolean
} {
  return {
    hasInvalidMembership: orders.some(order => order.isInvalidMembership),
    hasUneditedMembership: orders.some(order => !order.isEdited),
  }
}

import type { CartLine, CartPayload } from '#app/contract/carts.ts'

/** The text under which differing event ids are reported (ORD-155, CHK-124). */
export const EVENT_IDS_DIFFER = 'Discrepancies in event ids were found'

/** Slots that only one side knows. */
export type Discrepancy = { message: typeof EVENT_IDS_DIFFER; onlyStored: string[]; onlyServer: string[] }

/** What a restored cart lacks, by kind (CHK-140). */
export type ItemKind = 'event' | 'combo' | 'donation' | 'membership'
export type MissingItem = { kind: ItemKind; ids: string[] }

/** Whether a line of type event holds more than one event: then the order must be restarted (ORD-152, CHK-139). */
export function isBroken(orders: readonly Pick<CartLine, 'itemType' | 'events'>[]): boolean {
  return orders.some(line => line.itemType === 'Event' && line.events.length > 1)
}

/** The ids of all slots in a cart, those of its combos included. */
export function eventIdsOf(cart: Pick<CartPayload, 'templates' | 'comboItems'>): string[] {
  const single = cart.templates.flatMap(event => event.events.map(slot => slot.eventId))
  const combined = cart.comboItems.flatMap(combo => combo.events.flatMap(event => event.eventId ?? []))

  return [...single, ...combined]
}

/** The error when stored and server carts name different slots; their order does not matter (ORD-155, CHK-124). */
export function discrepancy(stored: readonly string[], server: readonly string[]): Discrepancy | null {
  const onlyStored = stored.filter(id => !server.includes(id))
  const onlyServer = server.filter(id => !stored.includes(id))
  if (onlyStored.length + onlyServer.length === 0) return null

  return { message: EVENT_IDS_DIFFER, onlyStored, onlyServer }
}

type Copy = Pick<CartPayload, 'id' | 'version' | 'templates' | 'comboItems'>

/**
 * The difference between the browser's copy of a cart and the server's; null when they agree. Only copies of the same version are
 * compared: another version is a change made in another tab or on another device.
 */
export function copyDiscrepancy(copy: Copy, server: Copy): Discrepancy | null {
  if (copy.id !== server.id || copy.version !== server.version) return null

  return discrepancy(eventIdsOf(copy), eventIdsOf(server))
}

/** The items of a cart that the venue no longer has, one report for each kind concerned (CHK-140). */
export function missingItems(
  cart: {
    templates: readonly { eventTemplateId: string }[]
    comboItems: readonly { comboTemplateId: string }[]
    donations: readonly { inventoryId: string }[]
    memberships: readonly { membershipCategoryId: string }[]
  },
  catalogueIds: Record<ItemKind, ReadonlySet<string>>,
): MissingItem[] {
  const cartIds: Record<ItemKind, string[]> = {
    event: cart.templates.map(event => event.eventTemplateId),
    combo: cart.comboItems.map(combo => combo.comboTemplateId),
    donation: cart.donations.map(donation => donation.inventoryId),
    membership: cart.memberships.map(membership => membership.membershipCategoryId),
  }
  const kinds = Object.keys(cartIds) as ItemKind[]

  return kinds
    .map(kind => ({ kind, ids: cartIds[kind].filter(id => !catalogueIds[kind].has(id)) }))
    .filter(({ ids }) => ids.length > 0)
}

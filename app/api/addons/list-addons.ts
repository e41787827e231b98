import type { AddonPayload } from '#app/contract/addons.ts'
import type { InventoryItemPayload } from '#app/contract/events.ts'
import { findFreePieces } from '#app/data/queries/addons/read.ts'
import { SALE_CHANNEL } from '#app/rules/carts/sale-channel.ts'
import { isDonationCandidate } from '#app/rules/donations/donation-choice.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'
import { donationItem, inventoryItem } from './inventory-item.ts'

export const listAddons = api.addons.list.handler(async ({ input: { query }, context }) => {
  refuseOtherTenant(context, query?.tenantId)
  const types = query?.addonTypes
  const items = itemsOf(context.venue)
  return {
    payload: await withStock(context, types ? items.filter(item => types.includes(item.type)) : items),
  }
})

export const getAddon = api.addons.get.handler(async ({ input: { params }, context }) => {
  const [item] = await withStock(
    context,
    itemsOf(context.venue).filter(({ id }) => id === params.id),
  )
  if (!item) throw refuse('NOT_FOUND', { text: 'There is no such add-on' })
  return { payload: item }
})

/** With what is left of each this moment; one query, and none where nothing is counted. */
async function withStock(
  { db, tenantId }: ApiContext,
  items: readonly InventoryItemPayload[],
): Promise<AddonPayload[]> {
  const counted = items.filter(item => item.totalQuantity !== null).map(({ id }) => id)
  const free = await findFreePieces(db, tenantId, counted)
  return items.map(item => ({
    ...item,
    availableQuantity: item.totalQuantity === null ? null : (free.get(item.id) ?? 0),
  }))
}

const payloads = new WeakMap<object, InventoryItemPayload[]>()

/** What is sold online beside tickets, by display order; made once for each catalogue revision. */
function itemsOf({ addOns, document }: Venue): InventoryItemPayload[] {
  const cached = payloads.get(addOns)
  if (cached) return cached
  const gifts = document.company.donations ? document.donations.options.map(donationItem) : []
  const items = [...addOns.map(inventoryItem), ...gifts]
    .filter(isOffered)
    .sort((a, b) => a.displayOrder - b.displayOrder)
  payloads.set(addOns, items)
  return items
}

/** Sold online: add-ons, and what may be given (ORD-203). */
function isOffered(item: InventoryItemPayload): boolean {
  if (item.type !== 'inventory') return isDonationCandidate(item)
  return item.salesChannels.some(({ channel, enabled }) => channel === SALE_CHANNEL && enabled)
}

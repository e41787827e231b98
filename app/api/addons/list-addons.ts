import type { InventoryItemPayload } from '#app/contract/events.ts'
import { SALE_CHANNEL } from '#app/contract/headers.ts'
import { api } from '../api.ts'
import { refuse } from '../refuse.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'
import type { Venue } from '../venues/venue-store.ts'
import { donationItem, inventoryItem } from './inventory-item.ts'

export const listAddons = api.addons.list.handler(({ input: { query }, context }) => {
  refuseOtherTenant(context, query?.tenantId)
  const types = query?.addonTypes
  const items = itemsOf(context.venue)
  return { payload: types ? items.filter(item => types.includes(item.type)) : items }
})

export const getAddon = api.addons.get.handler(({ input: { params }, context }) => {
  const item = itemsOf(context.venue).find(({ id }) => id === params.id)
  if (!item) throw refuse('NOT_FOUND', { text: 'There is no such add-on' })
  return { payload: item }
})

const made = new WeakMap<object, InventoryItemPayload[]>()

/** What is sold online beside tickets, by display order; made once for each catalogue revision. */
function itemsOf({ addOns, document }: Venue): InventoryItemPayload[] {
  const known = made.get(addOns)
  if (known) return known
  const gifts = document.company.donations ? document.donations.options.map(donationItem) : []
  const items = [...addOns.map(inventoryItem), ...gifts]
    .filter(isOffered)
    .sort((a, b) => a.displayOrder - b.displayOrder)
  made.set(addOns, items)
  return items
}

/** Sold online; a fixed gift of nothing is not offered (ORD-203). */
function isOffered({ type, price, salesChannels }: InventoryItemPayload): boolean {
  const online = salesChannels.some(({ channel, enabled }) => channel === SALE_CHANNEL && enabled)
  return online && !(type === 'fixedDonation' && price === 0)
}

import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { orderPolicy } from '#app/rules/orders/change-policy.ts'
import { api } from '../kernel/api.ts'

/** What may be changed later of an order of these events that is placed now; unknown events have what is usual. */
export const getPolicy = api.orders.policy.handler(async ({ input: { query }, context: { venue } }) => {
  const { events } = catalogueMaps(venue)
  const named = (query?.eventIds ?? []).flatMap(id => events.get(id) ?? [])
  return { payload: orderPolicy({ usual: venue.document.company.orderChanges, events: named }) }
})

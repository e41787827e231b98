import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'

/** The person types that an event is sold to, in the order of its price lists. */
export function soldTypeIds(venue: Catalogue, eventId: string): string[] {
  const lists = catalogueMaps(venue).events.get(eventId)?.priceLists ?? []
  const sold = lists.flatMap(list => list.prices.filter(({ price }) => price > -1))
  return [...new Set(sold.map(({ personTypeId }) => personTypeId))]
}

import type { PersonType } from '#app/contract/venue-file/facilities.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { isSelectable } from './ticket-price.ts'

/** The person types that some event or combo sells tickets for, groups aside, in the order of price lists. */
export function soldPersonTypes({
  personTypes,
  events,
  combos,
}: Pick<Catalogue, 'personTypes' | 'events' | 'combos'>): PersonType[] {
  const prices = [
    ...events.flatMap(({ priceLists }) => priceLists.flatMap(list => list.prices)),
    ...combos.flatMap(combo => combo.prices),
  ]
  const sold = new Set(prices.filter(isSelectable).map(({ personTypeId }) => personTypeId))
  return personTypes
    .filter(({ id, type }) => type === 'individual' && sold.has(id))
    .sort((a, b) => a.displayOrder - b.displayOrder)
}

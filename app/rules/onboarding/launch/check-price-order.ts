import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { PriceEntry } from '#app/contract/venue-file/prices.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, personKind, soldEvents } from './launch-venue.ts'
import { isFullKind, isLesserKind } from './lesser-kinds.ts'

/** Prices in rows that look exchanged: a child, a student or somebody old pays more than an adult in the same list. */
export const checkPriceOrder = (venue: LaunchVenue): LaunchFinding[] =>
  soldEvents(venue).flatMap(event => exchangedRows(venue, event))

function exchangedRows(venue: LaunchVenue, { id, name, priceLists }: EventTemplate): LaunchFinding[] {
  const kindOf = ({ personTypeId }: PriceEntry) => personKind(venue, personTypeId)
  const dearer = priceLists.flatMap(({ prices }) => {
    const full = prices.filter(entry => isFullKind(kindOf(entry)) && entry.price >= 0)
    const most = Math.max(...full.map(({ price }) => price))
    return full.length === 0 ? [] : prices.filter(entry => isLesserKind(kindOf(entry)) && entry.price > most)
  })
  return dearer
    .slice(0, 1)
    .map(entry =>
      findingIn({ kind: 'event', id }, finding('price-order', { name, other: kindOf(entry).name })),
    )
}

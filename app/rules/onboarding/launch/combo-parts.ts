import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import { type LaunchVenue, pricesAt, soldEvents, usableStarts } from './launch-venue.ts'

/** Events of a part of a combo that are on sale. */
export const eventsOf = (venue: LaunchVenue, ids: readonly string[]): EventTemplate[] =>
  soldEvents(venue).filter(({ id }) => ids.includes(id))

/** What a kind of person pays for an event where it costs the most; none where it has no price. */
export function dearestPrice(venue: LaunchVenue, event: EventTemplate, personTypeId: string): number[] {
  const prices = usableStarts(venue, event)
    .flatMap(start => pricesAt(event, start))
    .filter(price => price.personTypeId === personTypeId)
    .map(({ price }) => price)
  return prices.length > 0 ? [Math.max(...prices)] : []
}

/** What a kind of person pays for the dearest event of a combo; nothing where it has no price for any. */
export const dearestPart = (
  venue: LaunchVenue,
  { combo, type }: { combo: ComboTemplate; type: string },
): number =>
  Math.max(
    0,
    ...combo.entries
      .flatMap(({ eventIds }) => eventsOf(venue, eventIds))
      .flatMap(event => dearestPrice(venue, event, type)),
  )

import { markedVenue } from './marked-venue.ts'
import { plainVenue, soldOutVenue } from './odd-venues.ts'
import { studioVenue } from './studio-venue.ts'

/** Venues that only the browser tests know, by tenant. */
export const writeVenues = (): Record<string, unknown> => ({
  marked: markedVenue(),
  plain: plainVenue(),
  oasis: soldOutVenue(),
  studio: studioVenue(),
})

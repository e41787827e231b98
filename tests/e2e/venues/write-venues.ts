import { markedVenue } from './marked-venue.ts'

/** Venues that only the browser tests know, by tenant. */
export const writeVenues = (): Record<string, unknown> => ({ marked: markedVenue() })

import { lanternVenue } from './lantern-venue.ts'
import { markedVenue } from './marked-venue.ts'
import { measuredVenue, plainVenue, soldOutVenue } from './odd-venues.ts'
import { studioVenue } from './studio-venue.ts'
import { bareVenue, leewardVenue, longWordsVenue } from './unseen-venues.ts'

/** Venues that only the browser tests know, by tenant. */
export const writeVenues = (): Record<string, unknown> => ({
  marked: markedVenue(),
  measured: measuredVenue(),
  plain: plainVenue(),
  oasis: soldOutVenue(),
  studio: studioVenue(),
  annex: studioVenue('annex', 'The Annex'),
  atelier: studioVenue('atelier', 'The Atelier', { approvalsRequired: 1 }),
  bare: bareVenue(),
  leeward: leewardVenue(),
  longwords: longWordsVenue(),
  lantern: lanternVenue(),
})

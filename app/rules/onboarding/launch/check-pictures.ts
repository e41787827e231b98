import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** Events and combos without a picture, and pictures that are not where they should be. */
export function checkPictures(venue: LaunchVenue): LaunchFinding[] {
  const shown = [
    ...soldEvents(venue).map(event => ({ ...event, kind: 'event' as const })),
    ...venue.file.combos.map(combo => ({ ...combo, kind: 'combo' as const })),
  ]
  return shown.flatMap(({ kind, id, name, images }) => {
    const at = { kind, id }
    if (images.length === 0) return [findingIn(at, finding('no-picture', { name }))]
    const lost = images
      .flatMap(({ thumbnail, screen, highRes }) => [thumbnail, screen, highRes])
      .find(src => venue.lostPictures.has(src))
    return lost ? [findingIn(at, finding('lost-picture', { name, other: lost }))] : []
  })
}

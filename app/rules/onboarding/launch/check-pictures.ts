import { finding, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** Events and combos without a picture, and pictures that are not where they should be. */
export function checkPictures(venue: LaunchVenue): LaunchFinding[] {
  const shown = [...soldEvents(venue), ...venue.file.combos]
  return shown.flatMap(({ name, images }) => {
    if (images.length === 0) return [finding('no-picture', { name })]
    const lost = images
      .flatMap(({ thumbnail, screen, highRes }) => [thumbnail, screen, highRes])
      .find(src => venue.lostPictures.has(src))
    return lost ? [finding('lost-picture', { name, other: lost })] : []
  })
}

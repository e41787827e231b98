import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { finding, findingIn, type LaunchFinding, type LaunchRecord } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** Events and combos without a picture, and pictures that are not where they should be. */
export function checkPictures(venue: LaunchVenue): LaunchFinding[] {
  const { file, look, lostPictures } = venue
  const shown = [
    ...soldEvents(venue).map(event => ({ ...event, kind: 'event' as const })),
    ...file.combos.map(combo => ({ ...combo, kind: 'combo' as const })),
  ]
  const bare = shown.filter(({ images }) => images.length === 0)
  const retired = new Set(file.events.filter(event => event.retired).map(({ id }) => id))
  const lost = picturesByRecord(file, look.logos).flatMap(({ at, name, addresses }) => {
    const other = addresses.find(src => lostPictures.has(src))
    return other === undefined || (at.kind === 'event' && retired.has(at.id ?? ''))
      ? []
      : [findingIn(at, finding('lost-picture', { name, other }))]
  })
  return [
    ...bare.map(({ kind, id, name }) => findingIn({ kind, id }, finding('no-picture', { name }))),
    ...lost,
  ]
}

type PictureHolder = { at: LaunchRecord; name: string; addresses: readonly string[] }

/** The addresses of all pictures of a venue, by what shows them; `logos` are those of its theme. */
export function picturesByRecord({ venue, ...file }: VenueFile, logos: readonly string[]): PictureHolder[] {
  const { events, combos, addOns, memberships, donations } = file
  const { id, name, picture } = venue
  return [
    { at: { kind: 'venue', field: 'logo' }, name, addresses: logos },
    { at: { kind: 'venue', id, field: 'picture' }, name, addresses: addressesOf(picture ? [picture] : []) },
    ...of('event', events),
    ...of('combo', combos),
    ...of('addon', addOns),
    ...of('membership', memberships.categories),
    ...of('membershipGroup', memberships.groups),
    ...of('donation', donations.options),
  ]
}

type Images = VenueFile['events'][number]['images']

const of = (
  kind: LaunchRecord['kind'],
  records: readonly { id: string; name: string; images: Images }[],
): PictureHolder[] =>
  records.map(({ id, name, images }) => ({ at: { kind, id }, name, addresses: addressesOf(images) }))

const addressesOf = (images: Images): string[] =>
  images.flatMap(({ thumbnail, screen, highRes, mail }) => [
    thumbnail,
    screen,
    highRes,
    ...(mail ? [mail] : []),
  ])

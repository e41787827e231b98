/** What the venue says of a place, a line each: how it is found and entered, the way there, what to bring; and the address of its map. */
export type PlaceDirections = { id: string; lines: readonly string[]; map: string | null }

/**
 * The places of each visit, in the order of the visits; a place that an earlier visit has is left out, since a document describes a place
 * once.
 */
export function firstMentions<Place extends { id: string }>(
  visits: readonly (readonly Place[])[],
): Place[][] {
  return visits.map((places, index) => {
    const before = new Set(visits.slice(0, index).flatMap(earlier => earlier.map(({ id }) => id)))

    return places.filter(({ id }) => !before.has(id))
  })
}

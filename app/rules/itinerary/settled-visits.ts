/** What of a visit decides whether its block is needed. */
export type OrderedVisit = {
  id: string
  /** the cart holds tickets for it */
  isKept: boolean
  /** each of its events has a time */
  hasTime: boolean
  /** its times have seats for all its tickets */
  hasRoom: boolean
  /** it is being chosen: asked for beside the order, or on its way to another date */
  isOpen: boolean
}

/**
 * The ids of the visits of an order that need one line of the day and no block of their own: kept with a time that has room, and
 * not being chosen. The only visit of an order keeps its block: what can be chosen is what the page is for then.
 */
export function settledVisits(visits: readonly OrderedVisit[]): string[] {
  if (visits.length < 2) return []

  return visits
    .filter(({ isKept, hasTime, hasRoom, isOpen }) => isKept && hasTime && hasRoom && !isOpen)
    .map(({ id }) => id)
}

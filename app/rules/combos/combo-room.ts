type ComboVisitSeats = { id: string; perPerson: number }

/**
 * How many more people a combo has seats for; each of them takes a seat at every event. `left` is the free seats by event and may be
 * negative.
 */
export function roomForPeople(
  visits: readonly ComboVisitSeats[],
  left: Readonly<Record<string, number>>,
): number {
  return Math.min(...visits.map(({ id, perPerson }) => Math.floor((left[id] ?? 0) / perPerson)))
}

/** The largest quantity of one person type: those already chosen plus the free room, at most the venue's `maximum`. */
export function mostPeople({
  quantity,
  room,
  maximum,
}: {
  quantity: number
  room: number
  maximum: number | null
}): number {
  const seats = Math.max(quantity + room, 0)

  return maximum === null ? seats : Math.min(maximum, seats)
}

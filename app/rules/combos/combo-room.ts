type ComboVisitSeats = { id: string; perPerson: number }

/** For how many more persons a combo has room: each of them goes to every event. `left` are free seats by event; below zero there are too many. */
export function roomForPeople(
  visits: readonly ComboVisitSeats[],
  left: Readonly<Record<string, number>>,
): number {
  return Math.min(...visits.map(({ id, perPerson }) => Math.floor((left[id] ?? 0) / perPerson)))
}

/** The greatest quantity of one kind of person: those chosen and as many more as there is room for, at most the venue's `maximum`. */
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

import type { RoomWish, StartWithSeats } from './roomy-start.ts'

/** The start of a day with the most seats among those with room for everybody, the first of several; null where none has room. */
export function emptiestStart<S extends StartWithSeats>(
  starts: readonly S[],
  { tickets, isFitting }: Omit<RoomWish, 'time'>,
): S | null {
  const roomy = starts.filter(start => start.availableSeats >= Math.max(tickets, 1) && isFitting(start))
  const [emptiest] = roomy.toSorted(
    (a, b) => b.availableSeats - a.availableSeats || a.time.localeCompare(b.time),
  )
  return emptiest ?? null
}

import { type LocalTime, minutesOfDay } from '#app/rules/calendar/dates.ts'

/** A start with its seats; wall time. */
export type StartWithSeats = { id: string; time: LocalTime; availableSeats: number }

/** Who wants room at a start, and when. */
export type RoomWish = {
  /** how many come */
  tickets: number
  /** the start that is chosen or was requested; null where there is none */
  time: LocalTime | null
  /** whether a start sells every kind of ticket that is chosen, and goes with the rest of the order */
  isFitting: (start: { id: string }) => boolean
}

/**
 * The start of the same day that has room for everybody and lies nearest to the one that has not, the later of two as near; the first
 * where none was chosen. Null where no other start has room.
 */
export function roomyStart<S extends StartWithSeats>(
  starts: readonly S[],
  { tickets, time, isFitting }: RoomWish,
): S | null {
  const roomy = starts.filter(
    start => start.availableSeats >= Math.max(tickets, 1) && start.time !== time && isFitting(start),
  )
  const distance = (start: S) =>
    time === null ? minutesOfDay(start.time) : Math.abs(minutesOfDay(start.time) - minutesOfDay(time))
  const [nearest] = roomy.toSorted((a, b) => distance(a) - distance(b) || b.time.localeCompare(a.time))
  return nearest ?? null
}

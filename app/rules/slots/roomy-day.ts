import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { type RoomWish, roomyStart, type StartWithSeats } from './roomy-start.ts'

type Day<S> = { date: LocalDate; starts: readonly S[] }

/**
 * The first of the days, in the order they are given, that has a start with room for everybody, and that start: the one nearest to the
 * time that is wished, which may be that time itself. Null where no day has one.
 */
export function roomyDay<S extends StartWithSeats>(
  days: readonly Day<S>[],
  wish: RoomWish,
): { date: LocalDate; start: S } | null {
  for (const { date, starts } of days) {
    const start = atTime(starts, wish) ?? roomyStart(starts, wish)
    if (start) return { date, start }
  }
  return null
}

/** The start at the wished time, where it has room. */
const atTime = <S extends StartWithSeats>(starts: readonly S[], { time, ...wish }: RoomWish): S | null =>
  roomyStart(
    starts.filter(start => start.time === time),
    { ...wish, time: null },
  )

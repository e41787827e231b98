import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** The visit that a history names, wall time of the venue. */
type HistoryVisit = { startTime: string; isUpcoming: boolean }

/**
 * The visit that an order is told by in a history: the next one, which counts until its day is over at the venue, else the last. Null for
 * an order without visits. `startTimes` are wall times, the earliest first.
 */
export function historyVisit(startTimes: readonly string[], today: LocalDate): HistoryVisit | null {
  const next = startTimes.find(startTime => startTime.slice(0, 10) >= today)
  const startTime = next ?? startTimes.at(-1)

  return startTime === undefined ? null : { startTime, isUpcoming: next !== undefined }
}

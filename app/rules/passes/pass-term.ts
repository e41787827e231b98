import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

/** From when to when a phone shows a pass first; the end is not included. */
export type PassTerm = { startsAt: Date | null; endsAt: Date | null }

/** A ticket: from its start, at wall time of the venue (`2026-11-21T09:00:00`), to the end of that day. Without a start always. */
export function ticketTerm(startTime: string | null, timeZone: string): PassTerm {
  if (!startTime) return { startsAt: null, endsAt: null }
  const [date, time] = [startTime.slice(0, 10), startTime.slice(11, 16)]
  return { startsAt: wallTimeToUtc({ date, time, timeZone }), endsAt: endOfDay(date, timeZone) }
}

/** The end of a membership card at its venue: of its last day, and of the days of grace behind it. */
export const cardEnd = (
  { expiresOn, graceDays }: { expiresOn: LocalDate; graceDays: number },
  timeZone: string,
): Date => endOfDay(addDays(expiresOn, graceDays), timeZone)

const MONTH = 30 * 86_400_000

/** Whether something that ends at an instant is to be renewed now: within the next thirty days, or already over. */
export const isEndingSoon = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() <= MONTH

const endOfDay = (date: LocalDate, timeZone: string) =>
  wallTimeToUtc({ date: addDays(date, 1), time: '00:00', timeZone })

import { addDays, type LocalDate, type LocalTime } from '#app/rules/calendar/dates.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

/** A start that somebody had a ticket for, as the venue's clock shows it. */
export type VisitTime = {
  date: LocalDate
  time: LocalTime
  /** minutes; null where the event does not say how long it lasts */
  duration: number | null
  timeZone: string
}

const MORNING = '10:00'
const MINUTE = 60_000

/** For how many days after a visit an invitation is still worth sending. */
export const INVITATION_DAYS = 7

/**
 * When somebody is asked how a visit was (issue 11): at ten in the morning of the next day at the venue, but never before the
 * visit has ended. Gives the instant.
 */
export function invitationMoment({ duration, timeZone, ...start }: VisitTime): Date {
  const end = wallTimeToUtc({ ...start, timeZone }).getTime() + (duration ?? 0) * MINUTE
  const morning = wallTimeToUtc({ date: addDays(start.date, 1), time: MORNING, timeZone }).getTime()
  return new Date(Math.max(end, morning))
}

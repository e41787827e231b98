import type { WallTime } from '#app/rules/calendar/wall-time.ts'

type TimedVisit = { slotId: string; startTime: string | null }

/** Whoever comes late still looks for the tickets of what has begun. */
const HOURS_AFTER_START = 1

/**
 * The slot whose tickets are looked for first: the visit that begins next, or began within the last hour; of those without a time the
 * first, where no other is to come; else the first of all. Start times and `now` are the venue's wall time; null without visits.
 */
export function nextVisit(visits: readonly TimedVisit[], now: WallTime): string | null {
  const earliest = hourBefore(now)
  const coming = visits
    .filter(({ startTime }) => startTime !== null && startTime.slice(0, 16) >= earliest)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''))
  const next = coming[0] ?? visits.find(({ startTime }) => startTime === null) ?? visits[0]
  return next?.slotId ?? null
}

function hourBefore({ date, time }: WallTime): string {
  const moment = new Date(`${date}T${time}:00Z`)
  moment.setUTCHours(moment.getUTCHours() - HOURS_AFTER_START)
  return moment.toISOString().slice(0, 16)
}

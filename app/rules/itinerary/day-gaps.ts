import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { spanOf, type VisitTime, WALK_MINUTES } from './visit-times.ts'

/** Free time between two things of a day, the ways there and back taken off. Minutes since midnight. */
export type Gap = { date: LocalDate; starts: number; ends: number }

/** The free times between the visits of each day that last at least so many minutes, in their order. */
export function dayGaps(
  visits: readonly VisitTime[],
  { least, walk = WALK_MINUTES }: { least: number; walk?: number },
): Gap[] {
  const days = [...new Set(visits.map(({ date }) => date))].sort()

  return days
    .flatMap(date =>
      gapsOf(
        visits.filter(visit => visit.date === date),
        { date, walk },
      ),
    )
    .filter(({ starts, ends }) => ends - starts >= least)
}

function gapsOf(visits: readonly VisitTime[], { date, walk }: { date: LocalDate; walk: number }): Gap[] {
  const spans = visits.map(spanOf).sort((a, b) => a.starts - b.starts)
  let busyUntil = spans[0]?.ends ?? 0

  return spans.slice(1).map(({ starts, ends }) => {
    const gap = { date, starts: busyUntil + walk, ends: starts - walk }
    busyUntil = Math.max(busyUntil, ends)
    return gap
  })
}

import { type DayStart, fittingStarts } from './plan-day.ts'
import { spanOf, type VisitSpan, WALK_MINUTES } from './visit-times.ts'

type Joining = {
  /** how long it takes; 0 for what lets everything else happen within it, such as admission */
  minutes: number
  starts: readonly DayStart[]
  /** how many come */
  seats: number
}

/**
 * The start that another event gets in a day: the first that overlaps nothing of it and has seats for all. What lets the rest happen within it
 * begins as late as it may before that, with the way there. Null where none fits.
 */
export function joinDay({ minutes, starts, seats }: Joining, day: readonly VisitSpan[]): DayStart | null {
  if (minutes > 0) return fittingStarts({ minutes, seats, starts }, day)[0] ?? null
  const open = fittingStarts({ minutes, seats, starts }, [])
  const first = Math.min(...day.map(visit => spanOf(visit).starts)) - WALK_MINUTES
  const before = open.filter(({ time }) => spanOf({ time, minutes }).starts <= first)

  return (day.length > 0 ? before.at(-1) : undefined) ?? open[0] ?? null
}

import type { LineVisit, OrderLine } from '#app/rules/pricing/order-line.ts'
import { doOverlap, minutesOf, type TimedEvent, type VisitSpan } from './visit-times.ts'

/** Two visits of which nobody can make both. */
export type VisitOverlap = { earlier: LineVisit; later: LineVisit }

type Lines = readonly Pick<OrderLine, 'visits'>[]
type EventsById = { get(eventId: string): TimedEvent | undefined }

/**
 * What of an order overlaps, with the way between (O4), each pair once and the earlier first. Events that take no time of their own, such as
 * general admission, overlap nothing; neither do two lines of one slot, which are visited together.
 */
export function overlappingVisits(lines: Lines, events: EventsById): VisitOverlap[] {
  const spanned = lines
    .flatMap(({ visits }) => visits)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .map(visit => ({ visit, span: spanOfVisit(visit, events) }))
    .filter(({ span }) => span.minutes > 0)
  return spanned.flatMap(({ visit: earlier, span }, index) =>
    spanned
      .slice(index + 1)
      .filter(later => later.visit.slotId !== earlier.slotId && doOverlap(span, later.span))
      .map(({ visit: later }) => ({ earlier, later })),
  )
}

function spanOfVisit({ eventId, startTime }: LineVisit, events: EventsById): VisitSpan {
  const [date = '', time = ''] = startTime.split('T')
  const event = events.get(eventId)
  return { date, time: time.slice(0, 5), minutes: event ? minutesOf(event) : 0 }
}

import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { isMaxed, remainingSeats } from '#app/rules/slots/seats.ts'
import type { TimeSlot } from '#app/rules/slots/time-slot.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'
import { sumTotals, type TicketLine, ticketLineTotals } from '#app/rules/tickets/ticket-line.ts'

/** What an event of the order carries besides its template: the visitor's choices and what follows from them (ORD-101). */
export type OrderedEventState<L extends TicketLine = TicketLine> = {
  selectedDate: LocalDate
  selectedHourId: string | null
  cartedPrices: L[]
  retailTotal: number
  discountTotal: number
  total: number
  isMaxed: boolean
  isAtCapacity: boolean
  remainingSeats: number
  /** Start and end of its times on the day, when it has several. */
  range: { startTime: LocalTime; endTime: LocalTime } | null
}

/** The state of an event in the order for its date, its chosen slot and its ticket lines; totals in cents (ORD-101). */
export function orderedEvent<L extends TicketLine>(chosen: {
  date: LocalDate
  slot?: TimeSlot
  times: readonly LocalTime[]
  lines: readonly L[]
}): OrderedEventState<L> {
  const remaining = remainingSeats(chosen.slot?.availableSeats ?? 0, countTickets(chosen.lines))

  return {
    selectedDate: chosen.slot?.date ?? chosen.date,
    selectedHourId: chosen.slot?.id ?? null,
    cartedPrices: chosen.lines.filter(line => countTickets([line]) > 0),
    ...sumTotals(chosen.lines.map(ticketLineTotals)),
    isMaxed: isMaxed(remaining),
    isAtCapacity: !chosen.slot,
    remainingSeats: remaining,
    range: timeRange(chosen.times),
  }
}

function timeRange(times: readonly LocalTime[]): OrderedEventState['range'] {
  const sorted = [...times].sort()
  const [startTime, endTime] = [sorted[0], sorted.at(-1)]

  return startTime && endTime && startTime !== endTime ? { startTime, endTime } : null
}

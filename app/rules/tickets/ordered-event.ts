import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { type Availability, availabilityOf, isOverbooked, remainingSeats } from '#app/rules/slots/seats.ts'
import type { TimeSlot } from '#app/rules/slots/time-slot.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'
import { sumTotals, type TicketLine, ticketLineTotals } from '#app/rules/tickets/ticket-line.ts'

/** What an event of the order carries besides its template: the visitor's choices and what follows from them (ORD-101). Cents. */
export type OrderedEventState<L extends TicketLine = TicketLine> = {
  selectedDate: LocalDate
  selectedHourId: string | null
  cartedPrices: L[]
  retailTotal: number
  discountTotal: number
  isMaxed: boolean
  isAtCapacity: boolean
  remainingSeats: number
  /** First and last of its times on the day, when it has several. */
  range: { startTime: LocalTime; endTime: LocalTime } | null
  availability: Availability
}

type EventDay<L extends TicketLine> = {
  date: LocalDate
  slot?: TimeSlot
  times: readonly LocalTime[]
  /** every price of the chosen slot with its quantities (ORD-132) */
  lines: readonly L[]
  /** the venue's threshold for telling how many seats are left */
  fewSeats?: number
}

/** The state of an event in the order for its date, its chosen slot and the prices of that slot (ORD-101, ORD-132). */
export function orderedEvent<L extends TicketLine>(chosen: EventDay<L>): OrderedEventState<L> {
  const { slot, lines, times, fewSeats } = chosen
  const tickets = countTickets(lines)
  const remaining = remainingSeats(slot?.availableSeats ?? 0, tickets)
  const { retailTotal, discountTotal } = sumTotals(lines.map(ticketLineTotals))

  return {
    selectedDate: slot?.date ?? chosen.date,
    selectedHourId: slot?.id ?? null,
    cartedPrices: lines.filter(line => countTickets([line]) > 0),
    retailTotal,
    discountTotal,
    isMaxed: isOverbooked(remaining),
    isAtCapacity: !slot,
    remainingSeats: remaining,
    range: timeRange(times),
    availability: availabilityOf({
      hasPrices: times.length === 0 || lines.length > 0,
      slot,
      tickets,
      fewSeats,
    }),
  }
}

function timeRange(times: readonly LocalTime[]): OrderedEventState['range'] {
  const sorted = [...times].sort()
  const [startTime, endTime] = [sorted[0], sorted.at(-1)]

  return startTime && endTime && startTime !== endTime ? { startTime, endTime } : null
}

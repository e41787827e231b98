import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalTime } from '#app/rules/calendar/dates.ts'

/** A start as it is offered in a list: its time on the venue's clock, and how it stands. `left` only where few are. */
export type TimeChip = {
  time: LocalTime
  label: string
  state: 'available' | 'few' | 'sold-out'
  left?: number
}

/** How a start with this many free seats is offered; `fewSeats` is the venue's threshold for telling the number, `locale` its own. */
export function timeChip(
  { time, availableSeats }: { time: LocalTime; availableSeats: number },
  { fewSeats, locale }: { fewSeats: number; locale: string },
): TimeChip {
  const label = timeText(time, locale)
  if (availableSeats <= 0) return { time, label, state: 'sold-out' }
  if (availableSeats <= fewSeats) return { time, label, state: 'few', left: availableSeats }

  return { time, label, state: 'available' }
}

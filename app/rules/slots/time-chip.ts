import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalTime } from '#app/rules/calendar/dates.ts'

/** How a start stands: many seats, as few as are told, none. */
export type StartState = 'available' | 'few' | 'sold-out'

/** The state of a slot with this many free seats; `fewSeats` is the threshold at which the venue shows the number (ORD-134). */
export function startState(availableSeats: number, fewSeats: number): StartState {
  if (availableSeats <= 0) return 'sold-out'

  return availableSeats <= fewSeats ? 'few' : 'available'
}

/** A start as it is offered in a list: its time on the venue's clock, and how it stands. `left` only where few are. */
export type TimeChip = {
  time: LocalTime
  label: string
  state: StartState
  left?: number
}

/** How a start with this many free seats is offered; `fewSeats` is the venue's threshold for telling the number, `locale` its own. */
export function timeChip(
  { time, availableSeats }: { time: LocalTime; availableSeats: number },
  { fewSeats, locale }: { fewSeats: number; locale: string },
): TimeChip {
  const state = startState(availableSeats, fewSeats)
  const chip = { time, label: timeText(time, locale), state }

  return state === 'few' ? { ...chip, left: availableSeats } : chip
}

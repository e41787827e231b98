import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** A slot as the rules see it: when it is on the venue's wall clock, and how many seats can still be taken. */
export type TimeSlot = { id: string; date: LocalDate; time: LocalTime; availableSeats: number }

/** Whether a slot can be chosen (ORD-134). */
export function isChoosable(slot: Pick<TimeSlot, 'availableSeats'>): boolean {
  return slot.availableSeats > 0
}

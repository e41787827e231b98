import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** One line of the 'select event date' checklist. */
export type DateChoice = { eventTemplateId: string; chosen: boolean; available: boolean; date: LocalDate }

/** Gives one event of the order another date. */
export type ChangeDate = { type: 'change-date'; eventTemplateId: string; date: LocalDate }

/** Where picking a date leads. */
export type DateTarget = 'change-dates' | 'choose-events' | 'events-list' | 'tickets'

/** One change for each selected event, with its new date; an event without a slot on the new date keeps its own (ORD-169). */
export function changeDates(choices: readonly DateChoice[]): ChangeDate[] {
  return choices
    .filter(choice => choice.chosen && choice.available)
    .map(({ eventTemplateId, date }) => ({ type: 'change-date', eventTemplateId, date }))
}

/**
 * Where a picked date leads (ORD-043, ORD-044, ORD-045, ORD-077): events under change take it at once; several events
 * in the cart are asked about when the visitor came from the cart or for an event; browsing goes to the events list.
 */
export function dateTarget(picked: {
  changing: readonly string[]
  cartEvents: number
  fromCart: boolean
  preselected: boolean
}): DateTarget {
  if (picked.changing.length > 0) return 'change-dates'
  if (picked.cartEvents > 1 && (picked.fromCart || picked.preselected)) return 'choose-events'

  return picked.preselected ? 'tickets' : 'events-list'
}

/** The availability of one event in the modal: unknown while its times load, then by its seats (ORD-293). */
export function modalAvailability({
  loading,
  slots,
}: {
  loading: boolean
  slots: readonly { availableSeats: number }[]
}): 'loading' | 'available' | 'not-available' {
  if (loading) return 'loading'

  return slots.some(slot => slot.availableSeats > 0) ? 'available' : 'not-available'
}

import type { EventForm } from './add-event-rows.ts'

/**
 * The form of an event as it is meant: without the rows at the end that nobody filled in, and each time without seats with those of
 * the row above. The others keep their positions, by which faults find their fields again.
 */
export function completeEventForm(form: EventForm): EventForm {
  const priced = form.prices.findLastIndex(({ price }) => price !== '') + 1
  const timed = form.times.findLastIndex(row => Object.values(row).some(value => value !== '')) + 1
  const times = form.times.slice(0, Math.max(1, timed))

  return {
    ...form,
    prices: form.prices.slice(0, Math.max(1, priced)),
    times: times.map((row, index) => ({ ...row, seats: row.seats || seatsAbove(times, index) })),
  }
}

const seatsAbove = (times: EventForm['times'], index: number): string =>
  times.slice(0, index).findLast(({ seats }) => seats !== '')?.seats ?? ''

import { isChoosable } from '#app/rules/slots/time-slot.ts'

/** A time list shows this many entries and then '+N more...' (ORD-297). */
export const LISTED_TIMES = 5
/** The modal shows the first available time and the next, then '+ N more' (ORD-298). */
export const MODAL_TIMES = 2
/** An event card shows this many schedules until all are asked for (ORD-299). */
export const MAX_SHOWN_SCHEDULES = 2
/** With auto-select this many slots are shown at first, and this many more each time (ORD-138). */
export const SLOTS_PER_STEP = 5

/** The head of a list and how many entries are left out; 0 means that there is no tail to mention. */
export type ShownTimes<T> = { shown: T[]; more: number }

/** At most `limit` entries and the count of the rest (ORD-297). */
export function shownTimes<T>(times: readonly T[], limit: number = LISTED_TIMES): ShownTimes<T> {
  return { shown: times.slice(0, limit), more: Math.max(times.length - limit, 0) }
}

/** The times in sight of a longer list: five from the first that can be had, for those before it are of no use (ORD-297). */
export function listedTimes<S extends { availableSeats: number }>(slots: readonly S[]): ShownTimes<S> {
  const first = Math.max(slots.findIndex(isChoosable), 0)
  const { shown } = shownTimes(slots.slice(first))

  return { shown, more: slots.length - shown.length }
}

/** The modal's times: the first two that have seats, and how many further ones have (ORD-298). */
export function modalTimes<S extends { availableSeats: number }>(slots: readonly S[]): ShownTimes<S> {
  return shownTimes(slots.filter(isChoosable), MODAL_TIMES)
}

/** A card's schedules: two, or all when they are asked for, and how many are hidden (ORD-299). */
export function shownSchedules<T>(schedules: readonly T[], all: boolean): ShownTimes<T> {
  return shownTimes(schedules, all ? schedules.length : MAX_SHOWN_SCHEDULES)
}

/** The slots in sight with auto-select after `clicks` on 'show more', which adds 5; `first` are shown before (ORD-138). */
export function slotsAfter<T>(
  slots: readonly T[],
  { clicks, first = SLOTS_PER_STEP }: { clicks: number; first?: number },
): ShownTimes<T> {
  return shownTimes(slots, first + SLOTS_PER_STEP * clicks)
}

/** How the times of an ordered event are shown. `timesAtOnce`: so many at first, with auto-select; null without it. */
export type TimesView = {
  slotId: string | null
  timesAtOnce: number | null
  /** only the chosen time is in sight until another one is wanted */
  isFolded: boolean
  /** the address asks for all of them */
  isUnfolded: boolean
  /** presses on the button that shows more */
  presses: number
}

/**
 * The times of an ordered event that are in sight, the chosen one among them (ORD-138, ORD-297). Folded, the first press unfolds; then
 * each press adds five with auto-select, and without it shows all.
 */
export function timesInSight<S extends { id: string; availableSeats: number }>(
  slots: readonly S[],
  { slotId, timesAtOnce, isFolded, isUnfolded, presses }: TimesView,
): S[] {
  if (isUnfolded) return [...slots]
  if (isFolded && presses === 0) return slots.filter(({ id }) => id === slotId)
  const clicks = isFolded ? presses - 1 : presses
  if (timesAtOnce === null && clicks > 0) return [...slots]
  const { shown } =
    timesAtOnce === null ? listedTimes(slots) : slotsAfter(slots, { clicks, first: timesAtOnce })

  return slots.filter(slot => slot.id === slotId || shown.includes(slot))
}

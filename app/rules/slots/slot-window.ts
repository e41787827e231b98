import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'

/** Wall times 'YYYY-MM-DDTHH:mm:ss' between which slots are asked for, both included. */
export type SlotWindow = { startTime: string; endTime: string }

/** The day's last hour in which a slot may start; all of it belongs to the window (ORD-300). */
export const LAST_SLOT_HOUR = 23

/** The slots of a date: from its beginning through the hour of 23:00 of that day (ORD-300, decision 'Late starts'). */
export function slotWindow(date: LocalDate): SlotWindow {
  return { startTime: `${date}T00:00:00`, endTime: `${date}T${LAST_SLOT_HOUR}:59:59` }
}

/** The window in which 'next available' looks by default: all of the venue's today (ORD-302). */
export function nextAvailableWindow(now: Date, timeZone: string): SlotWindow {
  const today = localDateAt(now, timeZone)

  return { startTime: `${today}T00:00:00`, endTime: `${today}T23:59:59` }
}

import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { EventDayRow } from '#app/data/queries/slots/read.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { isComboAvailable } from '#app/rules/combos/combo-availability.ts'

/** A day on which a combo can be had: the seats of its scarcest required event, and its first start. */
export type ComboDay = { date: LocalDate; free: number; capacity: number; firstAt: number }

type DaySource = { rows: readonly EventDayRow[]; chosen?: readonly string[] }

/** The days on which every required part and enough of each choice have seats, in order. */
export function comboDays(combo: ComboTemplate, { rows, chosen }: DaySource): ComboDay[] {
  const byDate = new Map<LocalDate, EventDayRow[]>()
  for (const row of rows) byDate.set(row.date, [...(byDate.get(row.date) ?? []), row])
  return [...byDate].flatMap(([date, day]) => {
    const free = new Map(day.map(row => [row.eventId, row.free]))
    return isComboAvailable(combo.entries, { free, chosen }) ? [comboDay(combo, { date, day, chosen })] : []
  })
}

type Day = { date: LocalDate; day: readonly EventDayRow[]; chosen?: readonly string[] }

function comboDay(combo: ComboTemplate, { date, day, chosen = [] }: Day): ComboDay {
  const required = combo.entries.flatMap(entry => (entry.type === 'event' ? entry.eventIds : []))
  const counted = day.filter(row => required.includes(row.eventId) || chosen.includes(row.eventId))
  const rows = (counted.length > 0 ? counted : day).filter(row => row.free > 0)
  const scarcest = rows.reduce((least, row) => (row.free < least.free ? row : least), rows[0]!)
  const firstAt = Math.min(...rows.flatMap(row => row.firstAt ?? []))
  return { date, free: scarcest.free, capacity: scarcest.capacity, firstAt }
}

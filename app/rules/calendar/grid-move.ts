import { addDays, addMonths, type LocalDate, weekdayOf } from '#app/rules/calendar/dates.ts'

/** A key press in the date grid. `shift` turns months into years; `rtl` mirrors left and right. */
export type GridKey = { key: string; shift?: boolean; rtl?: boolean }

export type GridBounds = { min?: LocalDate; max?: LocalDate }

/**
 * The day that gets the focus after a key press in a date grid, kept within the bounds; null when the key is none of
 * the grid's: arrows (day, week), Home and End (week), Page Up and Page Down (month, with shift year).
 */
export function moveInGrid(date: LocalDate, press: GridKey & GridBounds): LocalDate | null {
  const target = targetOf(date, press)
  if (!target) return null
  if (press.min && target < press.min) return press.min
  if (press.max && target > press.max) return press.max

  return target
}

function targetOf(date: LocalDate, { key, shift = false, rtl = false }: GridKey): LocalDate | null {
  const months = shift ? 12 : 1
  const moves: Record<string, () => LocalDate> = {
    ArrowLeft: () => addDays(date, rtl ? 1 : -1),
    ArrowRight: () => addDays(date, rtl ? -1 : 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, 6 - weekdayOf(date)),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  }

  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null
}

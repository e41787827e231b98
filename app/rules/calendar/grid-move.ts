import { addDays, addMonths, type LocalDate } from '#app/rules/calendar/dates.ts'
import { dayOfWeek } from '#app/rules/calendar/week-start.ts'

/** A key press in the date grid. `shift` turns months into years; `rtl` mirrors left and right; a week begins with `weekStart`, 0 for Sunday. */
export type GridKey = { key: string; shift?: boolean; rtl?: boolean; weekStart?: number }

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

function targetOf(
  date: LocalDate,
  { key, shift = false, rtl = false, weekStart = 0 }: GridKey,
): LocalDate | null {
  const forward = rtl ? -1 : 1
  const days: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -dayOfWeek(date, weekStart),
    End: 6 - dayOfWeek(date, weekStart),
  }
  if (Object.hasOwn(days, key)) return addDays(date, days[key] ?? 0)

  const months: Record<string, number> = { PageUp: -1, PageDown: 1 }
  if (!Object.hasOwn(months, key)) return null

  return addMonths(date, (months[key] ?? 0) * (shift ? 12 : 1))
}

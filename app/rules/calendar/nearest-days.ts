import type { LocalDate } from './dates.ts'

const DAY_MS = 86_400_000

/** The days nearest to one, the earlier of two as near, at most `count` of them, as they follow each other. The day itself is none. */
export function nearestDays(
  days: readonly LocalDate[],
  { date, count }: { date: LocalDate; count: number },
): LocalDate[] {
  const distance = (day: LocalDate) => Math.abs(Date.parse(day) - Date.parse(date)) / DAY_MS
  return days
    .filter(day => day !== date)
    .toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
    .slice(0, count)
    .sort()
}

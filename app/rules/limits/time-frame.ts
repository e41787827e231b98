import { addDays, type LocalDate, monthOf, weekdayOf } from '#app/rules/calendar/dates.ts'
import type { TimeFrame } from '#app/rules/limits/sales-rule.ts'

/** The first day of a time frame that holds `today`; weeks begin on Sunday, a lifetime never began. */
export function frameStart(timeFrame: TimeFrame, today: LocalDate): LocalDate {
  const starts: Record<TimeFrame, LocalDate> = {
    day: today,
    week: addDays(today, -weekdayOf(today)),
    month: `${monthOf(today)}-01`,
    year: `${today.slice(0, 4)}-01-01`,
    lifetime: '0000-01-01',
  }

  return starts[timeFrame]
}

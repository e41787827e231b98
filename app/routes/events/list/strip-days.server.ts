import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'

/** How many days the strip shows; of them a phone shows a week, and no script runs there that would scroll. */
const SHOWN_DAYS = 14
const NEAR_DAYS = 7
/** How many of them lie before a chosen day that is further away. */
const DAYS_BEFORE = 3

type Day = Pick<CalendarDayPayload, 'date' | 'number' | 'disabled' | 'today'>

/** Fourteen days from today, or around a chosen day that is none of the next seven, and whether they have events. */
export async function readStripDays(visit: Visit, date: LocalDate): Promise<Day[]> {
  const from = firstShown(date, todayOf(visit))
  const until = addDays(from, SHOWN_DAYS - 1)
  const { payload } = await visit.api.calendars.all({ query: { startTime: from, endTime: until } })
  return payload.days
    .filter(day => day.date >= from && day.date <= until)
    .map(({ date, number, disabled, today }) => ({ date, number, disabled, today }))
}

function firstShown(date: LocalDate, today: LocalDate): LocalDate {
  return date < addDays(today, NEAR_DAYS) ? today : addDays(date, -DAYS_BEFORE)
}

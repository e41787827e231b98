import { hoursOf } from '#app/pages/hours-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** The venue's hours of one day, which is named: 'Friday, December 18 – Hours: Open 9:00 am to 6:00 pm'. */
export function dayHours(venue: Visit['venue'], date: LocalDate): string {
  return venue.text('checkout-hours', {
    date: dateText({ date }, { pattern: 'weekday', locale: venue.locale }),
    hours: hoursOf(venue, date),
  })
}

import type { Visit } from '#app/pages/open-page.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { hoursText } from '#app/rules/hours/hours-text.ts'
import { type HouseState, houseState, lastClose } from '#app/rules/hours/house-state.ts'
import { type OpeningHours, openHours } from '#app/rules/hours/open-hours.ts'
import type { VenueView } from './venue-view.ts'

/** The hours of a day in the venue's words: 'Hours: Open 9:00 am to 5:00 pm' or 'Closed'. */
export function hoursOf(venue: VenueView, date: LocalDate): string {
  return hoursText(openHours(date, hoursRecorded(venue)), venue)
}

/** The hours as the venue has told them. */
export function hoursRecorded({ openHours: { standard, exceptions } }: VenueView): OpeningHours {
  const list = Object.entries(exceptions).map(([day, { hours, note }]) => ({ date: day, hours, note }))
  return { standard, exceptions: list }
}

type Moment = Pick<Visit, 'venue' | 'now'>

/** How the house stands on a day: as it does now where the day is today, else as it does before the doors open. */
export function houseOn({ venue, now }: Moment, date: LocalDate): HouseState {
  const clock = utcToWallTime(now, venue.timeZone)
  return houseState(openHours(date, hoursRecorded(venue)), clock.date === date ? clock.time : null)
}

/** The hours of a day as they are true now: 'Closed since 5:00 pm' in the evening, and before it that nobody is admitted any more. */
export function hoursNow(
  visit: Moment,
  { date, isAdmitting }: { date: LocalDate; isAdmitting: boolean },
): string {
  const { venue } = visit
  const close = lastClose(openHours(date, hoursRecorded(venue)))
  const time = close === null ? '' : timeText(close, venue.locale)
  const house = houseOn(visit, date)
  if (house === 'over') return venue.text('hours-over', { time })
  if (house === 'open' && !isAdmitting) return venue.text('hours-last-admission', { time })
  return hoursOf(venue, date)
}

import type { Visit } from '#app/pages/open-page.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { hoursText } from '#app/rules/hours/hours-text.ts'
import { type HouseState, houseState, lastClose } from '#app/rules/hours/house-state.ts'
import { type DayHours, type OpeningHours, openHours } from '#app/rules/hours/open-hours.ts'
import type { VenueView } from './venue-view.ts'

/** The hours of a day in the venue's words: 'Hours: Open 9:00 am to 5:00 pm' or 'Closed'. */
export function hoursOf(venue: VenueView, date: LocalDate): string {
  return hoursText(hoursOn(venue, date), venue)
}

const hoursOn = (venue: VenueView, date: LocalDate): DayHours => openHours(date, hoursRecorded(venue))

/** The hours as the venue has told them. */
export function hoursRecorded({ openHours: { standard, exceptions } }: VenueView): OpeningHours {
  const list = Object.entries(exceptions).map(([day, { hours, note }]) => ({ date: day, hours, note }))
  return { standard, exceptions: list }
}

type Moment = Pick<Visit, 'venue' | 'now'>

/** How the house stands on a day: as it does now where the day is today, else as it does before the doors open. */
export function houseOn({ venue, now }: Moment, date: LocalDate): HouseState {
  const clock = utcToWallTime(now, venue.timeZone)
  return houseState(hoursOn(venue, date), clock.date === date ? clock.time : null)
}

/** The hours of a day as they are true now: 'Closed since 5:00 pm' in the evening, and before it that nobody is admitted any more. */
export function hoursNow(
  visit: Moment,
  { date, isAdmitting }: { date: LocalDate; isAdmitting: boolean },
): string {
  const { venue } = visit
  const house = houseOn(visit, date)
  const isLate = house === 'over' || (house === 'open' && !isAdmitting)
  const close = isLate ? lastClose(hoursOn(venue, date)) : null
  if (close === null) return hoursOf(venue, date)
  const time = timeText(close, venue.locale)
  return venue.text(house === 'over' ? 'hours-over' : 'hours-last-admission', { time })
}

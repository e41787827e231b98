import { dateText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import type { VenueView } from './venue-view.ts'

/** An instant in UTC on the venue's clock, in words. */
export const momentText = (instant: string, { timeZone, locale }: Pick<VenueView, 'timeZone' | 'locale'>) =>
  dateText(utcToWallTime(new Date(instant), timeZone), { pattern: 'eventStart', locale })

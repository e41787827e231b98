import type { Visit } from '#app/pages/open-page.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'

/** An instant in UTC on the venue's clock, in words. */
export const momentText = (
  instant: string,
  { timeZone, locale }: Pick<Visit['venue'], 'timeZone' | 'locale'>,
) => dateText(utcToWallTime(new Date(instant), timeZone), { pattern: 'eventStart', locale })

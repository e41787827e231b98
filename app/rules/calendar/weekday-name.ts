import { weekdayText } from './date-text.ts'
import { addDays, WEEKDAY_CODES, type WeekdayCode } from './dates.ts'

/** A Sunday, with which the codes of weekdays begin. */
const FIRST = '2024-01-07'

/** The name of a weekday in a locale (BCP 47): 'Monday'. */
export const weekdayName = (code: WeekdayCode, locale: string): string =>
  weekdayText(addDays(FIRST, WEEKDAY_CODES.indexOf(code)), { locale, width: 'long' })

import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

type DateLook = { readonly symbols: string; readonly parts: Intl.DateTimeFormatOptions }

const DAY_MONTH_YEAR = { year: 'numeric', month: 'long', day: 'numeric' } as const
/** The locale's own short time: for single fields ICU answers by what it was asked before ('9:00' or '09:00' in en-GB). */
const TIME = { timeStyle: 'short' } as const

/** How dates are written: in Unicode date field symbols where English is spoken as in the US (ORD-313, CHK-315), else the parts in the locale's own order. */
const DATE_LOOKS = {
  long: { symbols: 'EEEE, MMMM d, yyyy', parts: { weekday: 'long', ...DAY_MONTH_YEAR } },
  short: { symbols: 'EEEE, MMM d, yyyy', parts: { weekday: 'long', ...DAY_MONTH_YEAR, month: 'short' } },
  weekday: {
    symbols: 'EEEE, MMMM d',
    parts: { weekday: 'long', month: 'long', day: 'numeric' },
  },
  weekdayShort: {
    symbols: 'EEE, MMM d',
    parts: { weekday: 'short', month: 'short', day: 'numeric' },
  },
  order: { symbols: 'MMMM d, yyyy', parts: DAY_MONTH_YEAR },
  dayMonth: { symbols: 'MMMM d', parts: { month: 'long', day: 'numeric' } },
  eventStart: { symbols: 'MMMM d, yyyy, h:mm a', parts: { dateStyle: 'long', ...TIME } },
  review: { symbols: 'EEEE, MMMM d, yyyy', parts: { weekday: 'long', ...DAY_MONTH_YEAR } },
  month: { symbols: 'MMMM yyyy', parts: { year: 'numeric', month: 'long' } },
} as const satisfies Record<string, DateLook>

export type DatePattern = keyof typeof DATE_LOOKS

const NAMES: Record<string, Intl.DateTimeFormatOptions> = {
  EEEE: { weekday: 'long' },
  EEE: { weekday: 'short' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
}
const DEFAULT_LOCALE = 'en-US'

/** A day, and a time where the pattern asks for one. */
type DateAt = { date: LocalDate; time?: LocalTime }

/** A venue's date (and time) written out as its locale does: order, names and digits. */
export function dateText(
  { date, time = '00:00' }: DateAt,
  { pattern, locale }: { pattern: DatePattern; locale: string },
): string {
  const { symbols, parts } = DATE_LOOKS[pattern]
  if (!isAmerican(locale)) return textOf({ date, time }, { locale, parts })

  return symbols.replace(/E+|M+|y+|h:mm a|d/g, symbol => fieldText(symbol, { date, time }))
}

/** The weekday of a date in the venue's locale: 'Saturday', or 'Sat'. */
export function weekdayText(
  date: LocalDate,
  { locale, width }: { locale: string; width: 'long' | 'short' },
): string {
  return textOf({ date, time: '00:00' }, { locale, parts: { weekday: width } })
}

/** The number of a day in the digits of the locale. */
export function dayNumberText(date: LocalDate, locale: string): string {
  return numberFormat(locale).format(Number(date.slice(8)))
}

/** A wall time on the clock of the locale: '17:00' is '5:00 pm' in en-US, and '17:00' in en-GB. */
export function timeText(time: LocalTime, locale: string): string {
  return isAmerican(locale) ? twelveHour(time) : textOf({ date: '2026-01-01', time }, { locale, parts: TIME })
}

/** A day, and with its time 'Friday, November 20, 2026, 3:00 pm' where it has one, as the locale writes them. */
export function dayTimeText(
  { date, time }: { date: LocalDate; time: LocalTime | null },
  locale: string,
): string {
  const day = dateText({ date }, { pattern: 'long', locale })
  return time ? `${day}, ${timeText(time, locale)}` : day
}

/** '08:00' → '8:00 am', '00:30' → '12:30 am'. */
function twelveHour(time: LocalTime): string {
  const hour = Number(time.slice(0, 2))

  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

function fieldText(symbol: string, { date, time }: Required<DateAt>): string {
  const parts = NAMES[symbol]
  if (parts) return textOf({ date, time }, { locale: DEFAULT_LOCALE, parts })
  if (symbol === 'yyyy') return date.slice(0, 4)

  return symbol === 'd' ? String(Number(date.slice(8))) : twelveHour(time).toUpperCase()
}

type DateFormat = { locale: string; parts: Intl.DateTimeFormatOptions }

/** Some locales put spaces of other widths around a time, which not every face has. */
function textOf({ date, time }: Required<DateAt>, look: DateFormat): string {
  const parts = dateFormat(look).formatToParts(new Date(`${date}T${time}:00Z`))

  return parts
    .map((part, at) => (isBareComma(parts[at - 1], { look, part }) ? ' ' : part.value))
    .join('')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** English outside North America writes no comma behind the weekday: 'Monday 23 November 2026'. CLDR writes one in en-GB, none in en-IE and en-AU. */
const isBareComma = (
  before: Intl.DateTimeFormatPart | undefined,
  { look, part }: { look: DateFormat; part: Intl.DateTimeFormatPart },
) => before?.type === 'weekday' && part.value === ', ' && englishOf(look.locale) === 'british'

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()
const englishes = new Map<string, English>()

/** Every date is one of the Gregorian calendar, as the grid of days is. */
function dateFormat({ locale, parts }: DateFormat): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(parts)
  const cached =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory' })
  dateFormats.set(key, cached)

  return cached
}

function numberFormat(locale: string): Intl.NumberFormat {
  const cached = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false })
  numberFormats.set(locale, cached)

  return cached
}

/** English as in the US, which the specification's formats are: also 'en' alone. */
const isAmerican = (locale: string) => englishOf(locale) === 'american'

type English = 'american' | 'canadian' | 'british' | 'none'

function englishOf(locale: string): English {
  const cached = englishes.get(locale) ?? readEnglish(new Intl.Locale(locale).maximize())
  englishes.set(locale, cached)

  return cached
}

function readEnglish({ language, region }: Intl.Locale): English {
  if (language !== 'en') return 'none'
  if (region === 'US') return 'american'

  return region === 'CA' || region === 'PH' ? 'canadian' : 'british'
}

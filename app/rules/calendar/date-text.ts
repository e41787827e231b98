import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** How dates are written, in Unicode date field symbols (ORD-313, CHK-315). */
const DATE_PATTERNS = {
  long: 'EEEE, MMMM d, yyyy',
  short: 'EEEE, MMM d, yyyy',
  order: 'MMMM d, yyyy',
  eventStart: 'MMMM d, yyyy, h:mm a',
  review: 'EEEE, MMMM d, yyyy',
  month: 'MMMM yyyy',
} as const

export type DatePattern = keyof typeof DATE_PATTERNS

const NAMES: Record<string, Intl.DateTimeFormatOptions> = {
  EEEE: { weekday: 'long' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
}
const names = new Map<string, Intl.DateTimeFormat>()

/** A day, and a time where the pattern asks for one. */
type DateAt = { date: LocalDate; time?: LocalTime }

/** A venue's date (and time) written out, the names in its locale, the order as the pattern has it. */
export function dateText(
  at: DateAt,
  { pattern, locale = 'en-US' }: { pattern: DatePattern; locale?: string },
): string {
  return DATE_PATTERNS[pattern].replace(/E+|M+|y+|h:mm a|d/g, symbol => fieldText(symbol, { ...at, locale }))
}

/** The weekday of a date in the venue's locale: 'Saturday', or 'Sat'. */
export function weekdayText(
  date: LocalDate,
  { locale, width }: { locale: string; width: 'long' | 'short' },
): string {
  return nameFormat(locale, { weekday: width }).format(new Date(`${date}T00:00:00Z`))
}

/** A wall time on the 12-hour clock: '08:00' → '8:00 am', '00:30' → '12:30 am'. */
export function twelveHour(time: LocalTime): string {
  const hour = Number(time.slice(0, 2))

  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

function fieldText(symbol: string, { date, time = '00:00', locale }: DateAt & { locale: string }): string {
  const name = NAMES[symbol]
  if (name) return nameFormat(locale, name).format(new Date(`${date}T00:00:00Z`))
  if (symbol === 'yyyy') return date.slice(0, 4)

  return symbol === 'd' ? String(Number(date.slice(8))) : twelveHour(time).toUpperCase()
}

function nameFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = names.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  names.set(key, known)

  return known
}

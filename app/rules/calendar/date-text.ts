import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** How dates are written, in Unicode date field symbols (ORD-313, CHK-315). */
export const DATE_PATTERNS = {
  long: 'EEEE, MMMM d, yyyy',
  short: 'EEEE, MMM d, yyyy',
  order: 'MMMM d, yyyy',
  eventStart: 'MMMM d, yyyy, h:mm a',
  review: 'EEEE, MMMM d, yyyy',
  month: 'MMMM yyyy',
} as const

export type DatePattern = keyof typeof DATE_PATTERNS

const names = new Map<string, Intl.DateTimeFormat>()

/** A venue's date (and time) written out, the names in its locale, the order as the pattern has it. */
export function dateText(
  at: { date: LocalDate; time?: LocalTime },
  { pattern, locale = 'en-US' }: { pattern: DatePattern; locale?: string },
): string {
  const day = new Date(`${at.date}T00:00:00Z`)
  const name = (options: Intl.DateTimeFormatOptions) => nameFormat(locale, options).format(day)
  const values: Record<string, () => string> = {
    EEEE: () => name({ weekday: 'long' }),
    MMMM: () => name({ month: 'long' }),
    MMM: () => name({ month: 'short' }),
    yyyy: () => at.date.slice(0, 4),
    d: () => String(Number(at.date.slice(8))),
    'h:mm a': () => twelveHour(at.time ?? '00:00').toUpperCase(),
  }

  return DATE_PATTERNS[pattern].replace(/E+|M+|y+|h:mm a|d/g, symbol => values[symbol]?.() ?? symbol)
}

/** A wall time on the 12-hour clock: '08:00' → '8:00 am', '00:30' → '12:30 am'. */
export function twelveHour(time: LocalTime): string {
  const hour = Number(time.slice(0, 2))

  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

function nameFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = names.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  names.set(key, known)

  return known
}

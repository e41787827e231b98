import { WEEKDAYS } from '../fields.ts'
import { type Checks, type Finding, textAt } from './findings.ts'

/** Zone, currency, locale and country are checked against what this runtime knows. */
export const venueChecks: Checks = [
  [
    'venue',
    venue => [
      isUnknown(venue, 'timeZone', isTimeZone) && {
        key: 'timeZone',
        message: `is not a time zone: ${quoted(venue, 'timeZone')} (use a name like Europe/London)`,
      },
      isUnknown(venue, 'currency', isCurrency) && {
        key: 'currency',
        message: `is not a currency: ${quoted(venue, 'currency')}`,
      },
      isUnknown(venue, 'locale', isLocale) && {
        key: 'locale',
        message: `is not a language and region: ${quoted(venue, 'locale')} (use one like en-GB)`,
      },
      isUnknown(venue, 'country', isCountry) && {
        key: 'country',
        message: `is not a country: ${quoted(venue, 'country')}`,
      },
    ],
  ],
  ...spanPatterns().map((pattern): Checks[number] => [pattern, span => [closesAtOnce(span)]]),
]

function spanPatterns(): string[] {
  return ['hours.exceptions.*.hours.*', ...WEEKDAYS.map(day => `hours.standard.${day}.*`)]
}

function closesAtOnce(span: unknown): Finding | false {
  const open = textAt(span, 'open')

  return (
    open !== undefined && open === textAt(span, 'close') && { key: 'close', message: 'is the same as open' }
  )
}

const quoted = (record: unknown, key: string) => `"${textAt(record, key)}"`

/** Values that are malformed already have their own sentence and are left alone here. */
function isUnknown(venue: unknown, key: string, isKnown: (value: string) => boolean): boolean {
  const value = textAt(venue, key)

  return value !== undefined && !isKnown(value)
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false

  return succeeds(() => new Intl.DateTimeFormat('en', { timeZone: name }))
}

function isCurrency(code: string): boolean {
  return !/^[A-Z]{3}$/.test(code) || Intl.supportedValuesOf('currency').includes(code)
}

function isLocale(tag: string): boolean {
  return succeeds(() => {
    if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) throw new RangeError(tag)
  })
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return true

  return (
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined && code !== 'ZZ'
  )
}

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt()

    return true
  } catch {
    return false
  }
}

import { lookUpProblem, type SetupText } from '#app/rules/validators/validator-engine.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { defaultMessage } from '#theme/texts/runtime/venue-texts.ts'
import { WEEKDAYS } from '../fields.ts'
import { type Checks, type Finding, textAt } from './findings.ts'
import { at, listAt } from './places.ts'

/** Zone, currency, locale and country are checked against what this runtime knows, checks of forms against the set. */
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
      repeatsLanguage(venue),
      isUnknown(venue, 'country', isCountry) && {
        key: 'country',
        message: `is not a country: ${quoted(venue, 'country')}`,
      },
    ],
  ],
  ['forms.*.fields.*.check', check => [isUnknownCheck(check)]],
  ['forms.*', form => [comparesWithNothing(form)]],
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

function isUnknownCheck(check: unknown): Finding | false {
  const problem = lookUpProblem(textAt(check, 'validator') ?? '')

  return problem !== null && { key: 'validator', message: sentence(problem.text) }
}

const sentence = (text: SetupText) => formatMessage(defaultMessage(text), { locale: 'en-US' })

/** A question that is compared with one that its form does not ask. */
function comparesWithNothing(form: unknown): Finding | false {
  const fields = listAt(form, 'fields')
  const fieldIds = fields.map(field => at(field, 'id'))
  const lost = fields.find(field => isLost(textAt(at(field, 'check'), 'otherFieldId'), fieldIds))

  return (
    lost !== undefined && {
      key: 'fields',
      message: `compares ${quoted(lost, 'id')} with a question that this form does not ask`,
    }
  )
}

const isLost = (otherId: string | undefined, fieldIds: readonly unknown[]) =>
  otherId !== undefined && !fieldIds.includes(otherId)

const quoted = (record: unknown, key: string) => `"${textAt(record, key)}"`

/** A language that the venue has already, or twice. */
function repeatsLanguage(venue: unknown): Finding | false {
  const languages = listAt(venue, 'languages')
  const tags = [textAt(venue, 'locale') ?? 'en-US', ...languages]
  const twice = languages.find((tag, at) => tags.indexOf(tag) <= at)

  return (
    twice !== undefined && {
      key: 'languages',
      message: `names ${JSON.stringify(twice)} twice; the locale is one of them`,
    }
  )
}

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

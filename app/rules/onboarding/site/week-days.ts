import { WEEK, type WeekDay } from '../week.ts'

const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'ca',
  'ja',
  'he',
  'ar',
]

/** 1 January 2023 was a Sunday. */
const dayOf = (position: number) => new Date(Date.UTC(2023, 0, 1 + position))

const names = new Map<string, number>()
for (const locale of LOCALES) addNames(names, locale)

/** A name of several parts is also said by its first: `terça-feira`, `terça`. */
function addNames(map: Map<string, number>, locale: string): Map<string, number> {
  for (const weekday of ['long', 'short'] as const)
    for (let position = 0; position < 7; position += 1) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      const name = plain(format.format(dayOf(position)))
      for (const form of [name, name.split('-')[0] ?? '']) if (form && !map.has(form)) map.set(form, position)
    }
  return map
}

/** Short forms that `Intl` has otherwise. */
const SHORT = {
  tues: 2,
  weds: 3,
  thur: 4,
  thurs: 4,
  mo: 1,
  tu: 2,
  we: 3,
  th: 4,
  su: 0,
  sa: 6,
  fr: 5,
  di: 2,
  mi: 3,
  do: 4,
  so: 0,
  月: 1,
  火: 2,
  水: 3,
  木: 4,
  金: 5,
  土: 6,
  日: 0,
}
for (const [name, position] of Object.entries(SHORT)) if (!names.has(name)) names.set(name, position)

function plain(name: string): string {
  return name.toLocaleLowerCase().replace(/[.・]/g, '').normalize('NFC')
}

/** The position of a day by its name in many languages; undefined for other words. */
export function dayPosition(word: string): number | undefined {
  const name = plain(word)
  return names.get(name) ?? names.get(name.replace(/s$/, ''))
}

/** By language, of those that `Intl` knows: pages name others too. */
const languageNames = new Map<string, Map<string, number>>()

function namesIn(language: string): ReadonlyMap<string, number> {
  const [known = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language)
  const own = languageNames.get(known) ?? addNames(new Map(), known)
  languageNames.set(known, own)
  return own
}

/**
 * The position of a day that the words of a page may name; undefined for other words. What two small letters mean only the page's
 * language tells (a tag, '' where it says none): `to` is a Thursday in Finland, `la` a Saturday.
 */
export function dayInWords(word: string, language: string): number | undefined {
  const own = language ? namesIn(language).get(plain(word)) : undefined
  return /^\p{Script=Latin}{2}\.?$/u.test(word) && word === word.toLocaleLowerCase()
    ? own
    : (own ?? dayPosition(word))
}

/** The days from one to another, over the end of the week where it comes to that. */
export function daysBetween(from: number, to: number): WeekDay[] {
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => WEEK[(from + step) % 7] ?? 'Su')
}

/** A day as schema.org has it: `https://schema.org/Monday`, `Monday`, `Mo`. */
export const schemaDay = (name: unknown): number | undefined =>
  typeof name === 'string' ? dayPosition(name.split(/[/#]/).at(-1) ?? '') : undefined

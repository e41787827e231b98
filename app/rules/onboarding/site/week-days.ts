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
for (const locale of LOCALES)
  for (const weekday of ['long', 'short'] as const)
    for (let position = 0; position < 7; position += 1) addName(locale, { weekday, position })

function addName(locale: string, { weekday, position }: { weekday: 'long' | 'short'; position: number }) {
  const name = plain(new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dayOf(position)))
  if (name && !names.has(name)) names.set(name, position)
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

/** The days from one to another, over the end of the week where it comes to that. */
export function daysBetween(from: number, to: number): WeekDay[] {
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => WEEK[(from + step) % 7] ?? 'Su')
}

/** A day as schema.org has it: `https://schema.org/Monday`, `Monday`, `Mo`. */
export const schemaDay = (name: unknown): number | undefined =>
  typeof name === 'string' ? dayPosition(name.split(/[/#]/).at(-1) ?? '') : undefined

import { visibleWords } from '#editor/inspector/visible-words.ts'

const namesOf = new Map<string, ReadonlySet<string>>()

/** The names that a locale has for months, days and times of day, in small letters. */
const localeNames = (locale: string): ReadonlySet<string> => {
  const known = namesOf.get(locale)
  if (known) return known
  const names = new Set<string>()
  for (const width of ['long', 'short'] as const)
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day, day % 24))
      const parts = new Intl.DateTimeFormat(locale, {
        month: width,
        weekday: width,
        day: 'numeric',
        hour: 'numeric',
        timeZone: 'UTC',
      }).formatToParts(date)
      for (const { value } of parts)
        for (const word of value.toLowerCase().split(/[^\p{L}]+/u)) if (word) names.add(word)
    }
  namesOf.set(locale, names)
  return names
}

/** Whether these words are a date, a time, a number or an amount of money, which a locale writes and nobody words. */
export const isWrittenByLocale = (words: string, locale: string): boolean => {
  const read = visibleWords(words).toLowerCase()
  if (!/[\p{N}\p{L}]/u.test(read)) return false
  const names = localeNames(locale)
  return read
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every(word => names.has(word) || (/^[a-z]{3}$/.test(word) && isCurrency(word)))
}

const isCurrency = (word: string): boolean => currencies.has(word.toUpperCase())
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

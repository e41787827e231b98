import library from 'i18n-iso-countries/index.js'
import { LRUCache } from 'lru-cache'
import type { CountryPayload } from '#app/contract/locations.ts'

/** two letters → three letters */
const byAlpha2 = library.getAlpha2Codes()
const byLocale = new LRUCache<string, CountryPayload[]>({ max: 100 })

/** Whether it is the two-letter code of a country, in either case. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(byAlpha2, code.toUpperCase())
}

/** The two-letter code of a country named by code or in English; undefined for anything else. */
export function countryCode(text: string): string | undefined {
  const typed = text.trim()
  if (isCountry(typed)) return typed.toUpperCase()
  const searchText = typed.toLocaleLowerCase()
  return countriesIn('en').find(({ name, alpha3Code }) =>
    [name, alpha3Code].some(known => known.toLocaleLowerCase() === searchText),
  )?.alpha2Code
}

/** All countries by name, named and sorted as the locale has it; made once per locale. */
export function countriesIn(locale: string): CountryPayload[] {
  const cached = byLocale.get(locale)
  if (cached) return cached
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const countries = Object.entries(byAlpha2)
    .map(([alpha2Code, alpha3Code]) => ({
      name: names.of(alpha2Code) ?? alpha2Code,
      alpha2Code,
      alpha3Code,
      numericCode: library.alpha2ToNumeric(alpha2Code) ?? '',
    }))
    .sort((a, b) => compare(a.name, b.name))
  byLocale.set(locale, countries)
  return countries
}

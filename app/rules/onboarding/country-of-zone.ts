import { isCountry } from '../locations/countries.ts'

/** `Intl.Locale` has them in two spellings, by the age of the engine; TypeScript knows neither yet. */
type LocaleZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] }

/** The IANA time zones of a country, the one of most people first; none for what is no country. */
export function zonesOfCountry(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const locale: LocaleZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The country in which a time zone lies, as two letters; undefined for `UTC` and the like. */
export const countryOfZone = (timeZone: string): string | undefined =>
  LETTERS.flatMap(first => LETTERS.map(second => first + second)).find(
    // The library of zones still knows countries that are no more.
    country => isCountry(country) && zonesOfCountry(country).includes(timeZone),
  )

import { isCountry } from '../locations/countries.ts'

/** `Intl.Locale` has them in two spellings, by the age of the engine; TypeScript knows neither yet. */
type LocaleZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] }

/** The zone in which most people live, of countries whose zones the engine lists by the alphabet with another one first. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** The IANA time zones of a country, the one of most people first; none for what is no country. */
export function zonesOfCountry(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const locale: LocaleZones = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  const main = MAIN_ZONES[country]
  return main && zones.includes(main) ? [main, ...zones.filter(zone => zone !== main)] : zones
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The country in which a time zone lies, as two letters; undefined for `UTC` and the like. */
export const countryOfZone = (timeZone: string): string | undefined =>
  LETTERS.flatMap(first => LETTERS.map(second => first + second)).find(
    // The library of zones still knows countries that are no more.
    country => isCountry(country) && zonesOfCountry(country).includes(timeZone),
  )

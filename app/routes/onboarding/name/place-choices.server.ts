import { countriesIn } from '#app/rules/locations/countries.ts'
import { currencies, zones } from '../parts/place-choices.server.ts'

export type PlaceChoice = { value: string; name: string }

/** The languages that texts are shipped in. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar']

type Place = { country: string; locale: string; proposed: readonly string[] }

/** What each fact about a venue's place may be, with the words for it. Languages are those of its page and those that texts are shipped in, as they are written in its country. */
export function placeChoices({ country, locale, proposed }: Place): Record<PlaceName, PlaceChoice[]> {
  const nameOf = new Intl.DisplayNames(['en'], { type: 'language' })
  const tags = [locale, ...proposed, ...LANGUAGES.map(language => `${language}-${country}`)]
  const plain = (value: string) => ({ value, name: value })
  return {
    country: countriesIn('en').map(({ alpha2Code, name }) => ({ value: alpha2Code, name })),
    timeZone: zones().map(plain),
    currency: currencies().map(plain),
    locale: [...new Set(tags)].map(value => ({ value, name: nameOf.of(value) ?? value })),
  }
}

/** Where a venue is: what it is only asked before it opens, since prices and dates are read by it. */
export const PLACE_NAMES = ['country', 'timeZone', 'currency', 'locale'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]

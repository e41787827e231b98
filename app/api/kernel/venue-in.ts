import { wordFieldsAt } from '#app/contract/venue-file/word-fields.ts'
import type { OrderDocument } from '#app/data/documents/order-document.ts'
import { isolateUntranslated, type WordFields } from '#app/rules/catalogue/catalogue-words.ts'
import { translateCatalogue } from '#app/rules/catalogue/translate-catalogue.ts'
import { chooseLanguage, type VenueLanguages } from '#app/rules/venues/choose-language.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import type { Venue } from './venue-store.ts'

/** The languages of a venue, whichever it speaks. */
export function languagesOf(venue: Venue): VenueLanguages {
  const { locale, languages = [] } = originalOf(venue).document.venue
  return { main: locale, further: languages }
}

const originalOf = (venue: Venue): Venue => venue.language?.original ?? venue

const translated = new WeakMap<Venue, Map<string, Venue>>()

/** The venue in the first of `wishes` that it speaks (BCP 47 tags), else in its main language; made once for each language. */
export function venueIn(venue: Venue, wishes: readonly string[]): Venue {
  const original = originalOf(venue)
  const { main, further } = languagesOf(original)
  const tag = chooseLanguage({ main, further }, wishes)
  if (tag === main) return original
  const known = translated.get(original) ?? new Map<string, Venue>()
  translated.set(original, known)
  const inLanguage = known.get(tag) ?? speaking(original, tag)
  known.set(tag, inLanguage)
  return inLanguage
}

/** The venue in the language that an order was bought in, or a mail was asked for in. */
export const venueInLanguageOf = (venue: Venue, { language }: Pick<OrderDocument, 'language'>): Venue =>
  venueIn(venue, language ? [language] : [])

/** What is stored of the language that a request was in: nothing of the main one. */
export const languageToStore = ({ language }: Venue): Pick<OrderDocument, 'language'> =>
  language ? { language: language.tag } : {}

/** Where a catalogue in memory has words. */
const CATALOGUE_FIELDS: WordFields = {
  words: [],
  parts: {
    document: wordFieldsAt(),
    ...wordFieldsAt().parts,
    membershipGroups: wordFieldsAt('memberships', 'groups'),
    membershipCategories: wordFieldsAt('memberships', 'categories'),
  },
}

function speaking(original: Venue, tag: string): Venue {
  const { theme, ...catalogue } = original
  const isTurned = textDirection(tag) !== textDirection(catalogue.document.venue.locale)
  const readable = isTurned
    ? isolateUntranslated(catalogue, { fields: CATALOGUE_FIELDS, language: tag })
    : catalogue
  const { document, ...rest } = translateCatalogue(readable, tag)
  return {
    ...rest,
    document: { ...document, venue: { ...document.venue, locale: tag } },
    theme,
    language: { tag, original },
  }
}

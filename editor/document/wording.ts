import type { ThemeDocument } from '#theme/document.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

/** A further language of the venue, or a text set of it or of the main one, as its words are edited: what is said without words of its own. */
export type WordingLanguage = {
  /** BCP 47 */
  readonly tag: string
  readonly name: string
  readonly defaults: VenueTexts
  /** The text set these words are of: where the theme has them, and the further language under them; null for the main one. */
  readonly textSet?: { readonly id: string; readonly language: string | null }
}

/** What the venue itself says in a further language or a text set, or with null in its main language. */
export const ownTexts = (document: ThemeDocument, language: WordingLanguage | null): VenueTexts => {
  if (language?.textSet) return document.textSets[language.textSet.id] ?? {}
  return language ? (document.translations[language.tag] ?? {}) : document.texts
}

/** The venue's words as a page has them: those of a text set over those of its language. */
export const wordsOnPage = (document: ThemeDocument, language: WordingLanguage | null): VenueTexts => {
  const own = ownTexts(document, language)
  if (!language?.textSet) return own
  const { language: tag } = language.textSet
  return { ...(tag === null ? document.texts : document.translations[tag]), ...own }
}

/** Where a changed wording belongs: a text set, a further language, or the main one. */
export const wordingPlace = (
  language: WordingLanguage | null,
): { readonly textSet?: string; readonly language?: string } => {
  if (language?.textSet) return { textSet: language.textSet.id }
  return language ? { language: language.tag } : {}
}

/** What a text says where the venue has no words of its own; in English where we ship none in the language. */
export const defaultText = (reference: TextReference, language: WordingLanguage | null): string =>
  language?.defaults[reference] ?? textOf(reference).message

/**
 * Whether a text is still to be said in a further language: the venue has worded it in its main one, or we ship no words for it, and the
 * venue has none of its own. Settings are no words, what says nothing needs none, and a text set words what it likes.
 */
export const isUntranslated = (
  reference: TextReference,
  { document, language }: { document: ThemeDocument; language: WordingLanguage },
): boolean => {
  const { setting, message } = textOf(reference)
  const main = document.texts[reference]
  if (setting || language.textSet || (main ?? message) === '') return false
  const isWorded = ownTexts(document, language)[reference] !== undefined
  return !isWorded && (main !== undefined || language.defaults[reference] === undefined)
}

/** The key that a text has in a theme and in its field: `texts.cart-note`, `translations.de-DE.cart-note`, `textSets.school.cart-note`. */
export const textKey = (reference: TextReference, language: WordingLanguage | null): string => {
  if (language?.textSet) return `textSets.${language.textSet.id}.${reference}`
  return language ? `translations.${language.tag}.${reference}` : `texts.${reference}`
}

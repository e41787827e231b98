import type { ThemeDocument } from '#theme/document.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

/** A further language of the venue, as its words are edited: its defaults, where we ship some. */
export type WordingLanguage = {
  /** BCP 47 */
  readonly tag: string
  readonly name: string
  readonly defaults: VenueTexts
}

/** What the venue itself says in a further language, or with null in its main one. */
export const ownTexts = (document: ThemeDocument, language: WordingLanguage | null): VenueTexts =>
  language ? (document.translations[language.tag] ?? {}) : document.texts

/** What a text says where the venue has no words of its own; in English where we ship none in the language. */
export const defaultText = (reference: TextReference, language: WordingLanguage | null): string =>
  language?.defaults[reference] ?? textOf(reference).message

/**
 * Whether a text is still to be said in a further language: the venue has worded it in its main one, or we ship no words for it, and the
 * venue has none of its own. Settings are no words, and what says nothing needs none.
 */
export const isUntranslated = (
  reference: TextReference,
  { document, language }: { document: ThemeDocument; language: WordingLanguage },
): boolean => {
  const { setting, message } = textOf(reference)
  const main = document.texts[reference]
  if (setting || (main ?? message) === '') return false
  const isWorded = ownTexts(document, language)[reference] !== undefined
  return !isWorded && (main !== undefined || language.defaults[reference] === undefined)
}

/** The key that a text has in a theme and in its field: `texts.cart-note`, `translations.de-DE.cart-note`. */
export const textKey = (reference: TextReference, language: WordingLanguage | null): string =>
  language ? `translations.${language.tag}.${reference}` : `texts.${reference}`

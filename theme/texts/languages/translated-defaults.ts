import type { TextReference } from '#theme/texts/lists/texts.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** Our own wording in one language, as ICU messages by reference. */
export type TranslatedDefaults = { readonly [R in TextReference]?: string }

/** The languages that defaults are shipped in beside English, which `lists/` has. */
const translations = { ar, de, es, fr } as const satisfies Record<string, TranslatedDefaults>

export type ShippedLanguage = keyof typeof translations
export const shippedLanguages = Object.keys(translations) as ShippedLanguage[]

/** The language of a locale where defaults are shipped in it: 'de' for 'de-AT'; null for English and for any other. */
export function shippedLanguage(locale: string): ShippedLanguage | null {
  const { language } = new Intl.Locale(locale)
  return shippedLanguages.find(shipped => shipped === language) ?? null
}

/** The default of a text in the language of a locale; undefined where it is shipped in English alone. */
export function translatedDefault(reference: TextReference, locale: string): string | undefined {
  const language = shippedLanguage(locale)
  const words: TranslatedDefaults = language ? translations[language] : {}
  return words[reference]
}

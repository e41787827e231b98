/** Whom most venues have a price for, in the languages that texts are shipped in. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ar: ['بالغ', 'طفل'],
  de: ['Erwachsene', 'Kinder'],
  en: ['Adult', 'Child'],
  es: ['Adulto', 'Niño'],
  fr: ['Adulte', 'Enfant'],
}

/** Two person types to begin with, adults first, as visitors of a venue read them: in its language, else in English. */
export const firstPersonTypes = (locale: string): readonly string[] =>
  WORDS[new Intl.Locale(locale).language] ?? ['Adult', 'Child']

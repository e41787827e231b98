/** A record of a venue file with its words in further languages. */
type Translated = { readonly translations?: Readonly<Record<string, object | undefined>> }

/**
 * A catalogue, or any part of one, in a further language: each record with what its `translations` say in it, and with its main words where
 * they say nothing. All of it is a copy: what is made of a record and kept with it is kept for each language.
 */
export function translateCatalogue<Part>(part: Part, language: string): Part {
  if (Array.isArray(part)) return part.map(one => translateCatalogue(one, language)) as Part
  if (typeof part !== 'object' || part === null) return part

  return translatedRecord(part, language)
}

function translatedRecord<Part extends object>(record: Part & Translated, language: string): Part {
  const { translations } = record
  const words = translations && Object.hasOwn(translations, language) ? translations[language] : undefined
  const parts = Object.entries(record).map(([key, value]) => [
    key,
    key === 'translations' ? value : translateCatalogue(value, language),
  ])

  return { ...Object.fromEntries(parts), ...words }
}

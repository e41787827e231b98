/** A record of a venue file with its words in further languages. */
type Translated = { readonly translations?: Readonly<Record<string, object | undefined>> }

/**
 * A catalogue, or any part of one, in a further language: each record with what its `translations` say in it, and with its main words where
 * they say nothing. Comes back as it is where nothing is translated.
 */
export function translateCatalogue<Part>(part: Part, language: string): Part {
  if (Array.isArray(part)) return translatedList(part, language) as Part
  if (typeof part !== 'object' || part === null) return part

  return translatedRecord(part, language)
}

function translatedList(list: readonly unknown[], language: string): readonly unknown[] {
  const translated = list.map(one => translateCatalogue(one, language))
  return translated.some((one, at) => one !== list[at]) ? translated : list
}

function translatedRecord<Part extends object>(record: Part & Translated, language: string): Part {
  const { translations } = record
  const words = translations && Object.hasOwn(translations, language) ? translations[language] : undefined
  const parts = Object.entries(record)
    .filter(([key]) => key !== 'translations')
    .map(([key, value]) => [key, value, translateCatalogue(value, language)] as const)
  const changed = parts.filter(([, before, after]) => before !== after)
  if (!words && changed.length === 0) return record

  return { ...record, ...Object.fromEntries(changed.map(([key, , after]) => [key, after])), ...words }
}

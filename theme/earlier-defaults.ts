import type { VenueChanges } from '#theme/compare-defaults.ts'
import type { Value } from '#theme/kinds.ts'

type Words = Readonly<Record<string, string>>

/** What a venue sets itself, as its file has it; `texts` are those of its main language. */
export type VenueSettings = {
  readonly variables: Readonly<Record<string, Value>>
  readonly texts: Words
  readonly translations: Readonly<Record<string, Words>>
}

/**
 * The settings of a venue with every earlier default that changed for it set as its own: with the present defaults it looks and
 * reads as it did. `language` is its main one. Pure.
 */
export const withEarlierDefaults = (
  { variables, texts, translations }: VenueSettings,
  { changes, language }: { changes: VenueChanges; language: string },
): VenueSettings => {
  const wordsIn = (tag: string) =>
    earlier(changes.words.filter(change => change.language === tag)) as Record<string, string>
  const others = [...new Set(changes.words.map(change => change.language))].filter(tag => tag !== language)
  return {
    variables: { ...variables, ...earlier(changes.variables) },
    texts: { ...texts, ...wordsIn(language) },
    translations: {
      ...translations,
      ...Object.fromEntries(others.map(tag => [tag, { ...translations[tag], ...wordsIn(tag) }])),
    },
  }
}

const earlier = (list: readonly { reference: string; before: Value }[]): Record<string, Value> =>
  Object.fromEntries(list.map(({ reference, before }) => [reference, before]))

import { type CatalogueWords, findInCatalogue } from '#editor/inspector/catalogue-words.ts'
import { findTexts, type TextHit } from '#editor/inspector/find-texts.ts'
import type { WordPattern } from '#editor/inspector/pattern-fit.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { isWrittenByLocale } from '#editor/inspector/written-by-locale.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'

/** Where words come from. Words with several origins, 'Times, Harbour Cruise', have several. */
export type Explanation = {
  readonly words: string
  readonly texts: readonly TextHit[]
  readonly catalogue: CatalogueWords | undefined
  /** A date, a time, a number or an amount of money. */
  readonly isWrittenByLocale: boolean
}

export type WordKnowledge = {
  readonly record: SpokenWords
  readonly patterns: readonly WordPattern[]
  readonly catalogue: readonly CatalogueWords[]
  readonly locale: string
}

/** Says who says these words: the page's own record first, then a name of the catalogue, then what a text could say. */
export const explainWords = (words: string, knowledge: WordKnowledge): Explanation => {
  const read = visibleWords(words)
  const byLocale = isWrittenByLocale(words, knowledge.locale)
  const found = findTexts(words, knowledge)
  const isSaid = found.some(({ certainty }) => certainty === 'said')
  const named = isSaid ? undefined : findInCatalogue(words, knowledge.catalogue)
  const isName = named?.words === read || (named?.words.includes(read) ?? false)
  const texts = isName || byLocale ? found.filter(({ certainty }) => isCertain(certainty)) : found
  return { words, texts, catalogue: named, isWrittenByLocale: byLocale && texts.length === 0 }
}

const isCertain = (certainty: TextHit['certainty']) => certainty === 'said' || certainty === 'same'

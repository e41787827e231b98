import { type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/venue-texts.ts'
import {
  definitionOf,
  groupOf,
  type VariableReference,
  variableGroups,
  variableReferences,
} from '#theme/variables.ts'

export type SearchResult = {
  readonly variables: readonly VariableReference[]
  readonly texts: readonly TextReference[]
}

/**
 * Variables and texts in which all words of the query occur: name, reference and group of a variable; reference, place
 * and wording of a text, the venue's own as well as the default.
 */
export const searchControls = (query: string, texts: VenueTexts): SearchResult => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (...about: string[]) => words.every(word => about.join(' ').toLowerCase().includes(word))
  if (words.length === 0) return { variables: [], texts: [] }
  return {
    variables: variableReferences.filter(reference => {
      const { name, help = '' } = definitionOf(reference)
      return has(reference, name, help, variableGroups[groupOf(reference)])
    }),
    texts: textReferences.filter(reference => {
      const { message, where } = textOf(reference)
      return has(reference, where, message, texts[reference] ?? '')
    }),
  }
}

import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
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
 * and wording of a text, the venue's own as well as the default. Before them `seen`, the texts that say the query on the page;
 * words of the editor itself come last.
 */
export const searchControls = (
  query: string,
  { texts, seen }: { texts: VenueTexts; seen: readonly TextReference[] },
): SearchResult => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (...about: string[]) => words.every(word => about.join(' ').toLowerCase().includes(word))
  if (words.length === 0) return { variables: [], texts: [] }
  return {
    variables: variableReferences.filter(reference => {
      const { name, help = '' } = definitionOf(reference)
      return has(reference, name, help, variableGroups[groupOf(reference)])
    }),
    texts: [
      ...seen,
      ...textReferences
        .filter(reference => {
          const { message, where } = textOf(reference)
          return !seen.includes(reference) && has(reference, where, message, texts[reference] ?? '')
        })
        .toSorted((a, b) => Number(isOfEditor(a)) - Number(isOfEditor(b))),
    ],
  }
}

const isOfEditor = (reference: TextReference) =>
  Object.hasOwn(textGroups.editor, reference) || Object.hasOwn(textGroups.versions, reference)

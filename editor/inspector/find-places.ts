import { findTexts } from '#editor/inspector/find-texts.ts'
import { followersOf } from '#editor/inspector/followers.ts'
import { isShown, wordsIn } from '#editor/inspector/page-words.ts'
import type { WordPattern } from '#editor/inspector/pattern-fit.ts'
import { placesOfVariables } from '#editor/inspector/used-variables.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isTextReference, type TextReference } from '#theme/texts/lists/texts.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'
import { isVariableReference, type VariableReference } from '#theme/variables.ts'

type PageKnowledge = { readonly record: SpokenWords; readonly patterns: readonly WordPattern[] }

/** The elements of a page that say a text, or are named by it. */
export const placesOfText = (
  page: Document,
  { reference, ...knowledge }: PageKnowledge & { reference: TextReference },
) => {
  const answers = new Map<string, boolean>()
  const isSaid = (words: string): boolean => {
    const known = answers.get(words)
    if (known !== undefined) return known
    const [first] = findTexts(words, knowledge)
    const hits = findTexts(words, knowledge).filter(({ certainty }) => certainty === first?.certainty)
    const isIt = hits.some(hit => hit.reference === reference)
    answers.set(words, isIt)
    return isIt
  }
  const elements = wordsIn(page.body).flatMap(({ words, element }) =>
    isSaid(words) && isShown(element) ? [element] : [],
  )
  return [...new Set(elements)]
}

/** The elements that a variable dresses, by itself or through those that follow from it. */
export const placesOfVariable = (
  page: Document,
  { reference, followers }: { reference: VariableReference; followers: readonly string[] },
): Element[] =>
  placesOfVariables(page, new Set([reference, ...followers])).filter(element => element.checkVisibility())

type PlaceQuery = {
  readonly reference: string
  readonly patterns: readonly WordPattern[]
  readonly document: ThemeDocument
}

/** The elements of a page that show a text or a variable. */
export const placesOfReference = (
  frame: Window,
  { reference, patterns, document }: PlaceQuery,
): Element[] => {
  const record: SpokenWords = frame.marqueePreview?.spokenWords ?? new Map()
  if (isTextReference(reference)) return placesOfText(frame.document, { reference, patterns, record })
  if (!isVariableReference(reference)) return []
  return placesOfVariable(frame.document, { reference, followers: followersOf(reference, document) })
}

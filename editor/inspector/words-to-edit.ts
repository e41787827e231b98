import { defaultText, ownTexts, type WordingLanguage } from '#editor/document/wording.ts'
import type { Explanation } from '#editor/inspector/explain-words.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import type { Pointed } from '#editor/inspector/watch-frame.ts'
import { type ShownWording, shownWording } from '#editor/inspector/wording-pieces.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'

/** Words on a page that can be typed over where they stand. */
type EditableWords = {
  readonly node: Text
  readonly reference: TextReference
  readonly wording: ShownWording
}

/** What is known about the words of a page. */
export type WordKnower = {
  /** Who says some words of a part. */
  readonly explain: (part: Element, words: string) => Promise<Explanation>
  readonly document: ThemeDocument
  readonly language: WordingLanguage | null
}

/**
 * The words that were pointed at, where they are the whole of what one text says there. Null for all others, and for texts with markup,
 * whose control says more.
 */
export const wordsToEdit = async (
  pointed: Pointed,
  { explain, document, language }: WordKnower,
): Promise<EditableWords | null> => {
  const node = nodeOf(pointed)
  const host = node?.parentElement
  if (!node || !host) return null
  const [only, ...others] = (await explain(host, node.data)).texts
  if (!only || others.length > 0) return null
  const { reference } = only
  const { rich, setting } = textOf(reference)
  if (rich || setting) return null
  const stored = ownTexts(document, language)[reference] ?? defaultText(reference, language)
  const wording = shownWording(stored, node.data)
  return wording && { node, reference, wording }
}

const TEXT = 4

/** The piece of text under the pointer, or the only one of what has the focus. */
const nodeOf = ({ element, words }: Pointed): Text | null => {
  const walker = element.ownerDocument.createTreeWalker(element, TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  const visible = found.filter(({ data }) => visibleWords(data) !== '')
  // While a page is asked who says its words, marks that nobody sees stand in them.
  if (words !== null) return visible.find(({ data }) => visibleWords(data) === visibleWords(words)) ?? null
  return visible.length === 1 ? (visible[0] ?? null) : null
}

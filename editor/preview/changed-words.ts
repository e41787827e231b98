import { defaultText, type WordingLanguage, wordsOnPage } from '#editor/document/wording.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isTextReference, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

/** The texts of a language that differ between two documents, as the later one says them; a broken wording as its default. */
export const changedWords = (
  before: ThemeDocument,
  after: ThemeDocument,
  language: WordingLanguage | null,
): Map<string, CompiledMessage> => {
  const [old, now] = [wordsOnPage(before, language), wordsOnPage(after, language)]
  if (old === now) return new Map()
  const references = new Set([...Object.keys(old), ...Object.keys(now)].filter(isTextReference))
  const changed = [...references].filter(reference => old[reference] !== now[reference])
  return new Map(changed.map(reference => [reference, messageOf(reference, { document: after, language })]))
}

/** A text as a document says it; a broken wording as its default. */
export const messageOf = (
  reference: TextReference,
  { document, language }: { document: ThemeDocument; language: WordingLanguage | null },
): CompiledMessage => {
  const { rich } = textOf(reference)
  const own = wordsOnPage(document, language)[reference]
  const isBroken =
    own !== undefined && checkText(reference, { candidate: own }).some(({ level }) => level === 'error')
  return parseMessage(own === undefined || isBroken ? defaultText(reference, language) : own, { rich })
}

import type { ThemeDocument } from '#theme/document.ts'
import { isTextReference, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

/** The texts that differ between two documents, as the later one says them; a broken wording as its default. */
export const changedWords = (before: ThemeDocument, after: ThemeDocument): Map<string, CompiledMessage> => {
  if (before.texts === after.texts) return new Map()
  const references = new Set(
    [...Object.keys(before.texts), ...Object.keys(after.texts)].filter(isTextReference),
  )
  const changed = [...references].filter(reference => before.texts[reference] !== after.texts[reference])
  return new Map(changed.map(reference => [reference, messageOf(reference, after)]))
}

/** A text as a document says it; a broken wording as its default. */
export const messageOf = (reference: TextReference, { texts }: ThemeDocument): CompiledMessage => {
  const { message, rich } = textOf(reference)
  const own = texts[reference]
  const isBroken =
    own !== undefined && checkText(reference, { candidate: own }).some(({ level }) => level === 'error')
  return parseMessage(own === undefined || isBroken ? message : own, { rich })
}

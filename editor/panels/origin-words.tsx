import * as chrome from '#editor/chrome/chrome.css.ts'
import type { Explanation } from '#editor/inspector/explain-words.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Where words come from that no text says: the catalogue, the language of the venue, or somebody who typed them. */
export const OriginWords = ({ explanation }: { explanation: Explanation }) => {
  const text = useText()
  const { texts, catalogue, isWrittenByLocale } = explanation
  if (catalogue)
    return (
      <p className={chrome.quiet} data-origin="catalogue">
        {text('editor-found-catalogue', { kind: catalogue.kind, name: shortened(catalogue.words) })}
      </p>
    )
  if (texts.length > 0) return null
  return (
    <p className={chrome.quiet} data-origin={isWrittenByLocale ? 'locale' : 'other'}>
      {text(isWrittenByLocale ? 'editor-found-locale' : 'editor-found-nothing')}
    </p>
  )
}

const MAX_LETTERS = 90

/** As much of some words as tells them. */
export const shortened = (words: string): string => {
  const read = visibleWords(words)
  return read.length > MAX_LETTERS ? `${read.slice(0, MAX_LETTERS)}…` : read
}

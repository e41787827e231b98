import { useMemo } from 'react'
import type { ComposerTools } from '#editor/composer/composer-context.ts'
import { defaultText, textKey, type WordingLanguage } from '#editor/document/wording.ts'
import type { WordsInPlace } from '#editor/inspector/use-inspector.ts'
import { nameOfText } from '#editor/panels/text-names.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type InPlaceOptions = Pick<ComposerTools, 'apply' | 'hold' | 'rights'> & {
  /** The main language of the venue. */
  readonly locale: string
  readonly language: WordingLanguage | null
}

/**
 * What becomes of words that are typed over on the page: one step of the history, or, where they cannot be taken, a field that holds Save
 * back. Null for authors who may not change words.
 */
export const useWordsInPlace = ({ apply, hold, rights, locale, language }: InPlaceOptions) => {
  const text = useText()
  const mayWrite = rights.includes('words')
  return useMemo((): WordsInPlace | null => {
    if (!mayWrite) return null
    const nameOf = (reference: TextReference) =>
      language ? `${nameOfText(reference)} (${language.name})` : nameOfText(reference)
    return {
      nameOf: reference => text('editor-in-place-name', { name: nameOf(reference) }),
      settle: (reference, { before, after }) => {
        const name = nameOf(reference)
        const about = { candidate: after, locale: language?.tag ?? locale }
        const fault = checkText(reference, about).find(({ level }) => level === 'error')
        const problem = fault && before !== after ? `${name} ${fault.message}` : null
        hold(textKey(reference, language), problem === null ? null : { name, typed: after, problem })
        if (problem !== null || before === after) return problem
        const value = after === defaultText(reference, language) ? undefined : after
        apply({ kind: 'text', reference, value, ...(language && { language: language.tag }) }, name)
        return null
      },
      cancel: reference => hold(textKey(reference, language), null),
    }
  }, [mayWrite, apply, hold, locale, language, text])
}

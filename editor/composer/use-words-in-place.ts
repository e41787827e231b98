import { useCallback, useRef } from 'react'
import type { ComposerTools } from '#editor/composer/composer-context.ts'
import { defaultText, textKey, type WordingLanguage, wordingPlace } from '#editor/document/wording.ts'
import type { WordsInPlace } from '#editor/inspector/type-over.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type InPlaceOptions = Pick<ComposerTools, 'apply' | 'hold' | 'askAbout' | 'edits' | 'rights'> & {
  /** The main language of the venue. */
  readonly locale: string
  readonly language: WordingLanguage | null
}

/**
 * What becomes of words that are typed over on the page: one step of the history, or, where they cannot be taken, a field that holds Save
 * back; what a colleague has saved meanwhile is asked about. Null for authors who may not change words.
 */
export const useWordsInPlace = (options: InPlaceOptions): WordsInPlace | null => {
  const { apply, hold, askAbout, edits, rights, locale, language } = options
  const text = useText()
  const mayWrite = rights.includes('words')
  const known = useRef(edits)
  known.current = edits
  const begin = useCallback<WordsInPlace>(
    async reference => {
      const { checkText } = await import('#theme/texts/runtime/check-text.ts')
      const key = textKey(reference, language)
      const name = language ? `${nameOfReference(reference)} (${language.name})` : nameOfReference(reference)
      const edit = known.current[key]
      const problemOf = (candidate: string) => {
        const issues = checkText(reference, { candidate, locale: language?.tag ?? locale })
        const fault = issues.find(({ level }) => level === 'error')
        return fault ? `${name} ${fault.message}` : null
      }
      return {
        name: text('editor-in-place-name', { name }),
        settle: ({ before, after }) => {
          const problem = before === after ? null : problemOf(after)
          hold(key, problem === null ? null : { name, typed: after, problem })
          if (problem !== null || before === after) return problem
          const value = after === defaultText(reference, language) ? undefined : after
          apply({ kind: 'text', reference, value, ...wordingPlace(language) }, name)
          if (known.current[key] !== edit) askAbout(key)
          return null
        },
        cancel: () => hold(key, null),
      }
    },
    [apply, hold, askAbout, locale, language, text],
  )
  return mayWrite ? begin : null
}

import type { WordingLanguage } from '#editor/document/wording.ts'
import { matchArguments } from '#editor/inspector/match-arguments.ts'
import { changedWords, messageOf } from '#editor/preview/changed-words.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'

/** What a page says in the tab of a browser, and what searches show of it; '' where it has no such words. */
export type PageHead = { readonly title: string; readonly description: string }

type Edited = {
  /** As the page was drawn. */
  readonly published: ThemeDocument
  readonly document: ThemeDocument
  readonly language: WordingLanguage | null
  /** Of the language that the page speaks, BCP 47. */
  readonly locale: string
}

/**
 * The head of a page in the words as they are edited: pages are drawn in those that are public. What texts were said with, also in those that
 * count or choose, is read out of their words; where these do not tell it, they stay as they are.
 */
export function editedHead({ title, description }: PageHead, edited: Edited): PageHead {
  const { published, document, language, locale } = edited
  const now = changedWords(published, document, language)
  if (now.size === 0) return { title, description }
  const argumentsOf = (words: string, reference: TextReference) =>
    matchArguments(words, messageOf(reference, { document: published, language }), {
      locale,
      args: textOf(reference).args,
    })
  const rewrite = (reference: TextReference, args: Arguments) =>
    formatMessage(messageOf(reference, { document, language }), { locale, args, missing: '' })
  const reworded = (words: string) => {
    for (const reference of now.keys()) {
      const args = isTextOfTitle(reference) ? null : argumentsOf(words, reference as TextReference)
      if (args) return rewrite(reference as TextReference, args)
    }
    return words
  }
  const parts = argumentsOf(title, 'page-title')
  return {
    title: parts ? rewrite('page-title', { ...parts, page: reworded(String(parts.page ?? '')) }) : title,
    description: reworded(description),
  }
}

const isTextOfTitle = (reference: string) => reference === 'page-title'

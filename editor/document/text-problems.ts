import { partsOfSet } from '#editor/document/text-sets.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isTextReference, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText, type TextIssue } from '#theme/texts/runtime/check-text.ts'
import { hasOwnSender } from '#theme/texts/runtime/text-settings.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

/** What is wrong with a wording. */
export type WordingProblem = {
  readonly kind: 'text'
  readonly level: TextIssue['level']
  readonly reference: TextReference
  /** its key in the theme: `texts.cart-note`, `textSets.school.cart-note` */
  readonly key: string
  readonly message: string
}

type Wordings = Pick<ThemeDocument, 'texts' | 'translations' | 'textSets'>

/** Everything wrong with the wordings of a theme; `locale` is the main language. */
export const textProblems = (document: Wordings, locale: string): WordingProblem[] => [
  ...senderProblems(document.texts),
  ...problemsOf(document.texts, { prefix: 'texts', locale }),
  ...Object.entries(document.translations).flatMap(([tag, words]) =>
    problemsOf(words, { prefix: `translations.${tag}`, locale: tag }),
  ),
  ...Object.entries(document.textSets).flatMap(([id, words]) =>
    problemsOf(words, {
      prefix: `textSets.${id}`,
      locale: partsOfSet(id, Object.keys(document.translations)).tag ?? locale,
    }),
  ),
]

/** Mails of an address that nobody has come to nobody's inbox. */
const senderProblems = (texts: VenueTexts): WordingProblem[] => {
  const reference = 'mail-sender-address'
  if (hasOwnSender(texts)) return []
  const message = `is none of yours: mails come from ${textOf(reference).message}, which nobody has`
  return [{ kind: 'text', level: 'warning', reference, key: `texts.${reference}`, message }]
}

type Place = { readonly prefix: string; readonly locale: string }

const problemsOf = (texts: VenueTexts, { prefix, locale }: Place): WordingProblem[] =>
  Object.entries(texts).flatMap(([reference, candidate]): WordingProblem[] =>
    isTextReference(reference) && candidate !== undefined
      ? checkText(reference, { candidate, locale }).map(({ level, message }) => ({
          kind: 'text',
          level,
          reference,
          key: `${prefix}.${reference}`,
          message,
        }))
      : [],
  )

import { partsOfSet } from '#editor/document/text-sets.ts'
import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isTextReference, type TextReference } from '#theme/texts/lists/texts.ts'
import { checkText, type TextIssue } from '#theme/texts/runtime/check-text.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import type { VariableReference } from '#theme/variables.ts'

/** What a venue should look at before it saves, and where. An `error` keeps the theme from being saved. */
export type DocumentProblem =
  | {
      readonly kind: 'contrast'
      readonly level: 'warning'
      readonly reference: string
      readonly contrast: ContrastProblem
    }
  | { readonly kind: 'font'; readonly level: 'warning'; readonly reference: VariableReference }
  | {
      readonly kind: 'text'
      readonly level: TextIssue['level']
      readonly reference: TextReference
      /** its key in the theme: `texts.cart-note`, `textSets.school.cart-note` */
      readonly key: string
      readonly message: string
    }

type ProblemsRequest = {
  readonly document: ThemeDocument
  readonly contrast: readonly ContrastProblem[]
  /** Variables that name a font which the venue does not have. */
  readonly lostFonts: readonly VariableReference[]
  readonly locale: string
}

/** Every contrast pair below its ratio, every font that is not there, and everything wrong with a wording, the errors first. */
export const documentProblems = ({
  document,
  contrast,
  lostFonts,
  locale,
}: ProblemsRequest): DocumentProblem[] => {
  const texts = [
    ...textProblems(document.texts, { prefix: 'texts', locale }),
    ...Object.entries(document.translations).flatMap(([tag, words]) =>
      textProblems(words, { prefix: `translations.${tag}`, locale: tag }),
    ),
    ...Object.entries(document.textSets).flatMap(([id, words]) =>
      textProblems(words, {
        prefix: `textSets.${id}`,
        locale: partsOfSet(id, Object.keys(document.translations)).tag ?? locale,
      }),
    ),
  ]
  const pairs = contrast.map(
    (problem): DocumentProblem => ({
      kind: 'contrast',
      level: 'warning',
      reference: problem.reference,
      contrast: problem,
    }),
  )
  const fonts = lostFonts.map((reference): DocumentProblem => ({ kind: 'font', level: 'warning', reference }))
  return [...texts.filter(isError), ...fonts, ...pairs, ...texts.filter(problem => !isError(problem))]
}

type Wordings = { readonly prefix: string; readonly locale: string }

const textProblems = (texts: VenueTexts, { prefix, locale }: Wordings): DocumentProblem[] =>
  Object.entries(texts).flatMap(([reference, candidate]): DocumentProblem[] =>
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

const isError = ({ level }: DocumentProblem) => level === 'error'

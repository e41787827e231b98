import type { WordingProblem } from '#editor/document/text-problems.ts'
import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'
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
  | WordingProblem
  /** something that this version has no name for, by its key: `variables.color-old` */
  | { readonly kind: 'unknown'; readonly level: 'warning'; readonly key: string }

type Findings = {
  readonly contrast: readonly ContrastProblem[]
  /** Variables that name a font which the venue does not have. */
  readonly lostFonts: readonly VariableReference[]
  /** What is wrong with wordings. */
  readonly texts: readonly WordingProblem[]
  /** Keys of what this version has no name for. */
  readonly unknown: readonly string[]
}

/** Every contrast pair below its ratio, every font that is not there, everything wrong with a wording, and names without a meaning; errors first. */
export const documentProblems = ({ contrast, lostFonts, texts, unknown }: Findings): DocumentProblem[] => {
  const pairs = contrast.map(
    (problem): DocumentProblem => ({
      kind: 'contrast',
      level: 'warning',
      reference: problem.reference,
      contrast: problem,
    }),
  )
  const fonts = lostFonts.map((reference): DocumentProblem => ({ kind: 'font', level: 'warning', reference }))
  const names = unknown.map((key): DocumentProblem => ({ kind: 'unknown', level: 'warning', key }))
  return [
    ...texts.filter(isError),
    ...fonts,
    ...pairs,
    ...texts.filter(problem => !isError(problem)),
    ...names,
  ]
}

const isError = ({ level }: DocumentProblem) => level === 'error'

import type { Fit } from '#theme/texts/lists/text-definition.ts'

/** Words as they lie on a page, in px of it. */
export type WordsLayout = {
  readonly left: number
  readonly right: number
  readonly pageWidth: number
  /** whether a box around them hides a part of them */
  readonly isCut: boolean
  readonly lines: number
  /** whether a word goes on in the next line */
  readonly hasBrokenWord: boolean
}

export type FitProblem = 'over' | 'cut' | 'broken' | 'lines'

/** Lines that a button or a label may take. */
const MAX_LINES = 2
/** Pages are laid out in parts of a px. */
const SLACK = 1

/** The worst that is wrong with how words lie; null where they fit. Only buttons and labels are to be short. */
export const fitProblem = (layout: WordsLayout, fit: Fit): FitProblem | null => {
  const { left, right, pageWidth, isCut, lines, hasBrokenWord } = layout
  if (left < -SLACK || right > pageWidth + SLACK) return 'over'
  if (isCut) return 'cut'
  if (hasBrokenWord) return 'broken'
  return lines > MAX_LINES && (fit === 'button' || fit === 'label') ? 'lines' : null
}

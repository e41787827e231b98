import { type ContrastProblem, nameOfGround } from '#theme/compile/contrast-problems.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { documentContrast } from '#theme/document-contrast.ts'
import { refuse } from '../kernel/refuse.ts'

type Themes = {
  stored: ThemeDocument
  sent: ThemeDocument
  /** what words stand on at the top of the events list */
  picture: HeroPicture | null
}

/**
 * What visitors could read worse, and not well enough, once `sent` is public instead of `stored`: declared pairs of colours, and words on the
 * venue's picture.
 */
export const contrastLosses = ({ stored, sent, picture }: Themes): ContrastProblem[] =>
  worseContrast({ before: contrastOf(stored, picture), after: contrastOf(sent, picture) })

/** All pairs of a theme that do not read well enough. */
export const contrastOf = (document: ThemeDocument, picture: HeroPicture | null) => ({
  contrast: documentContrast({ document, compiled: servedTheme(document), picture }),
})

type Pictures = { document: ThemeDocument; before: HeroPicture | null; after: HeroPicture | null }

/**
 * Lets the venue's picture become another one on which the words above the events read well enough, or no worse than on the present one. Any
 * other is refused (CONTRAST, 422): the shade over it is made stronger first, and published.
 */
export function requirePictureContrast({ document, before, after }: Pictures): void {
  const losses = worseContrast({ before: contrastOf(document, before), after: contrastOf(document, after) })
  if (losses.length > 0) throw contrastRefusal(losses, PICTURE_ADVICE)
}

type Publication = Themes & { reason: string | undefined }

/**
 * Lets a theme become public whose colours read well enough, or no worse than those that are public now. Any other needs the reason
 * of the publisher (CONTRAST, 422, each pair by its key), which is given back to be kept with the version; empty where none was needed.
 */
export function requireContrast({ reason, ...themes }: Publication): string {
  const losses = contrastLosses(themes)
  if (losses.length === 0) return ''
  if (reason) return reason
  throw contrastRefusal(losses, THEME_ADVICE)
}

const THEME_ADVICE = 'Choose other colours, or save it as a draft that a publisher publishes with a reason'
const PICTURE_ADVICE = 'Make the shade over pictures stronger and publish it first, or choose another picture'

const contrastRefusal = (losses: readonly ContrastProblem[], advice: string) =>
  refuse('CONTRAST', {
    text: `${sentenceOf(losses)}. ${advice}`,
    errors: worstByKey(losses),
    details: { pairs: [...losses] },
  })

/** A variable may stand on several others: of its pairs the worst is told. */
const worstByKey = (losses: readonly ContrastProblem[]) =>
  Object.fromEntries(
    losses
      .toSorted((a, b) => b.ratio / b.min - a.ratio / a.min)
      .map(loss => [`variables.${loss.reference}`, pairText(loss)]),
  )

const sentenceOf = (losses: readonly ContrastProblem[]) =>
  `Not everybody could read this: ${losses.slice(0, 3).map(pairText).join('; ')}${
    losses.length > 3 ? ` (and ${losses.length - 3} more)` : ''
  }`

const pairText = ({ reference, on, ratio, min, width }: ContrastProblem) =>
  `${nameOfGround(reference)} on ${nameOfGround(on)} has ${ratio} : 1 and needs ${min} : 1${
    width === undefined ? '' : ` (${width} pixels wide)`
  }`

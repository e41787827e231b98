import { contrast, type Hex } from '#theme/color/color.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { definitionOf, isVariableReference, type VariableReference } from '#theme/variables.ts'

/** What words can stand on beside colours of the theme: parts of the venue's picture at the top of the events list (`hero/hero-contrast.ts`). */
export const pictureGrounds = {
  'picture-below-heading': 'the picture below the heading',
  'picture-below-words': 'the picture below the introduction',
} as const

export type ContrastGround = VariableReference | keyof typeof pictureGrounds

export const isPictureGround = (ground: string): ground is keyof typeof pictureGrounds =>
  Object.hasOwn(pictureGrounds, ground)

/** What people call a colour, or a part of a picture, that words stand on. */
export const nameOfGround = (ground: string): string => {
  if (isPictureGround(ground)) return pictureGrounds[ground]
  return isVariableReference(ground) ? definitionOf(ground).name : ground
}

/** A pair that falls below its ratio: declared ones, and words on a picture with the `width` of the page (px) where it is worst. */
export type ContrastProblem = {
  readonly reference: VariableReference
  readonly on: ContrastGround
  readonly ratio: number
  readonly min: number
  readonly width?: number
}

const colorOf = (resolved: ResolvedVariables, reference: string): Hex | undefined =>
  isVariableReference(reference) ? (resolved.get(reference)?.value as Hex | undefined) : undefined

/** Every declared pair of a resolved theme that falls below its ratio; only a venue's own overrides can bring one about. */
export const contrastProblems = (resolved: ResolvedVariables): ContrastProblem[] => {
  const problems: ContrastProblem[] = []
  for (const [reference, { value }] of resolved) {
    for (const { on, min } of definitionOf(reference).needs ?? []) {
      const ground = colorOf(resolved, on)
      const ratio = ground ? contrast(value as Hex, ground) : 0
      if (ratio < min)
        problems.push({ reference, on: on as VariableReference, ratio: Math.floor(ratio * 100) / 100, min })
    }
  }
  return problems
}

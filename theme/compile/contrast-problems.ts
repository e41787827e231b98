import { contrast, type Hex } from '#theme/color/color.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { definitionOf, isVariableReference, type VariableReference } from '#theme/variables.ts'

/** A declared pair that falls below its ratio. */
export type ContrastProblem = {
  readonly reference: VariableReference
  readonly on: VariableReference
  readonly ratio: number
  readonly min: number
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

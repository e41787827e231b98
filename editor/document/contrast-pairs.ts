import { contrast, type Hex } from '#theme/color/color.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import {
  definitionOf,
  isVariableReference,
  type VariableReference,
  variableReferences,
} from '#theme/variables.ts'

/** One declared pair as it stands: the ratio, and whether it is enough. */
export type ContrastPair = {
  readonly text: VariableReference
  readonly ground: VariableReference
  readonly ratio: number
  readonly min: number
}

const declared = variableReferences.flatMap(text =>
  (definitionOf(text).needs ?? []).flatMap(({ on, min }) =>
    isVariableReference(on) ? [{ text, ground: on, min }] : [],
  ),
)

/** The pairs a colour stands in, as text or as ground; the worst first. */
export const contrastPairs = (reference: VariableReference, resolved: ResolvedVariables): ContrastPair[] =>
  declared
    .filter(({ text, ground }) => text === reference || ground === reference)
    .map(pair => ({ ...pair, ratio: ratioOf(pair, resolved) }))
    .sort((a, b) => a.ratio / a.min - b.ratio / b.min)

const ratioOf = (
  { text, ground }: { text: VariableReference; ground: VariableReference },
  resolved: ResolvedVariables,
) => Math.floor(contrast(resolved.get(text)?.value as Hex, resolved.get(ground)?.value as Hex) * 100) / 100

import { contrast, type Hex } from '#theme/color/color.ts'
import type { CompiledTheme } from '#theme/compile/compile-theme.ts'
import { type ContrastGround, isPictureGround } from '#theme/compile/contrast-problems.ts'
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
  readonly ground: ContrastGround
  readonly ratio: number
  readonly min: number
}

const declared = variableReferences.flatMap(text =>
  (definitionOf(text).needs ?? []).flatMap(({ on, min }) =>
    isVariableReference(on) ? [{ text, ground: on, min }] : [],
  ),
)

/** What decides whether words on the venue's picture can be read. */
const onPicture: readonly VariableReference[] = ['hero-scrim', 'hero-scrim-strength', 'hero-scrim-text']

/** The pairs a colour stands in, as text or as ground, and of words on a picture those that cannot be read; the worst first. */
export const contrastPairs = (
  reference: VariableReference,
  { resolved, contrast }: Pick<CompiledTheme, 'resolved' | 'contrast'>,
): ContrastPair[] => {
  const pairs = declared
    .filter(({ text, ground }) => text === reference || ground === reference)
    .map(pair => ({ ...pair, ratio: ratioOf(pair, resolved) }))
  const pictured = contrast
    .filter(({ on }) => isPictureGround(on) && onPicture.includes(reference))
    .map(({ reference: text, on: ground, ratio, min }) => ({ text, ground, ratio, min }))
  return [...pairs, ...pictured].sort((a, b) => a.ratio / a.min - b.ratio / b.min)
}

const ratioOf = (
  { text, ground }: { text: VariableReference; ground: VariableReference },
  resolved: ResolvedVariables,
) => Math.floor(contrast(resolved.get(text)?.value as Hex, resolved.get(ground)?.value as Hex) * 100) / 100

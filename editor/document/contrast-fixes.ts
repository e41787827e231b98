import type { ContrastPair } from '#editor/document/contrast-pairs.ts'
import type { Hex } from '#theme/color/color.ts'
import { blackOrWhite, readable } from '#theme/color/derive.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { definitionOf, isVariableReference, type VariableReference } from '#theme/variables.ts'

/** One change that makes a pair readable: the variable and its colour. */
export type ContrastFix = { readonly reference: VariableReference; readonly value: Hex }

type FixRequest = { readonly document: ThemeDocument; readonly pair: ContrastPair }

/**
 * The smallest changes of one colour that make this pair readable and no other pair worse: the nearest colour for the words, the nearest for
 * what is behind them, black or white words. Empty for a pair that can be read, or that no single colour mends.
 */
export function contrastFixes({ document, pair }: FixRequest): ContrastFix[] {
  if (pair.ratio >= pair.min) return []
  const before = compileTheme(document)
  return withoutRepeats(candidates(pair, before)).filter(fix => isMended(pair, { document, before, fix }))
}

function candidates({ text, ground, min }: ContrastPair, { resolved }: CompiledTheme): ContrastFix[] {
  const colorOf = (reference: VariableReference) => resolved.get(reference)?.value as Hex
  const grounds = groundsOf(text).map(colorOf)
  const highest = Math.max(min, ...(definitionOf(text).needs ?? []).map(need => need.min))
  return [
    { reference: text, value: readable(colorOf(text), grounds, highest) },
    { reference: ground, value: readable(colorOf(ground), [colorOf(text)], min) },
    { reference: text, value: blackOrWhite(...grounds) },
  ]
}

/** All that these words stand on. */
const groundsOf = (text: VariableReference): VariableReference[] =>
  (definitionOf(text).needs ?? []).map(({ on }) => on).filter(isVariableReference)

const withoutRepeats = (fixes: readonly ContrastFix[]) =>
  fixes.filter(
    (fix, at) =>
      fixes.findIndex(({ reference, value }) => reference === fix.reference && value === fix.value) === at,
  )

type Trial = { document: ThemeDocument; before: CompiledTheme; fix: ContrastFix }

/** Whatever follows from the changed colour is compiled anew: a fix must not move the trouble elsewhere. */
function isMended({ text, ground }: ContrastPair, { document, before, fix }: Trial): boolean {
  const variables = { ...document.variables, [fix.reference]: fix.value }
  const after = compileTheme({ ...document, variables })
  const isLeft = after.contrast.some(({ reference, on }) => reference === text && on === ground)
  return !isLeft && worseContrast({ before, after }).length === 0
}

import type { ContrastPair } from '#editor/document/contrast-pairs.ts'
import type { Hex } from '#theme/color/color.ts'
import { blackOrWhite, readable } from '#theme/color/derive.ts'
import type { CompiledTheme } from '#theme/compile/compile-theme.ts'
import { isPictureGround } from '#theme/compile/contrast-problems.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { compileOnPicture } from '#theme/document-contrast.ts'
import { definitionOf, isVariableReference, type VariableReference } from '#theme/variables.ts'

/** One change that makes a pair readable: the variable and its colour, or how dense the shade over a picture is, in percent. */
export type ContrastFix = { readonly reference: VariableReference; readonly value: Hex | number }

type FixRequest = {
  readonly document: ThemeDocument
  readonly pair: ContrastPair
  /** what words stand on at the top of the events list */
  readonly picture: HeroPicture | null
}

/**
 * The smallest changes of one value that make this pair readable and no other pair worse: the nearest colour for the words, the nearest for
 * what is behind them, black or white words; on a picture the least shade that is dense enough. Empty for a pair that can be read, or that no
 * single value mends.
 */
export function contrastFixes({ document, pair, picture }: FixRequest): ContrastFix[] {
  if (pair.ratio >= pair.min) return []
  const before = compileOnPicture(document, picture)
  const mends = (fix: ContrastFix) => isMended(pair, { document, before, fix, picture })
  const { ground } = pair
  if (isPictureGround(ground)) return [...leastShade(before, mends), ...onShade(pair, before).filter(mends)]
  return withoutRepeats(candidates({ ...pair, ground }, before)).filter(mends)
}

/** The least shade over the picture that mends: what a shade of some density mends, a denser one does too. */
function leastShade({ resolved }: CompiledTheme, mends: (fix: ContrastFix) => boolean): ContrastFix[] {
  const reference = 'hero-scrim-strength'
  const { max = 100 } = definitionOf(reference)
  if (!mends({ reference, value: max })) return []
  let [below, enough] = [Number(resolved.get(reference)?.value), max]
  while (enough - below > 1) {
    const middle = Math.round((below + enough) / 2)
    if (mends({ reference, value: middle })) enough = middle
    else below = middle
  }
  return [{ reference, value: enough }]
}

/** Black or white words: between them there is none that reads better on a shaded picture. */
const onShade = ({ text }: ContrastPair, { resolved }: CompiledTheme): ContrastFix[] => [
  { reference: text, value: blackOrWhite(resolved.get('hero-scrim')?.value as Hex) },
]

type ColorPair = ContrastPair & { readonly ground: VariableReference }

function candidates({ text, ground, min }: ColorPair, { resolved }: CompiledTheme): ContrastFix[] {
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

type Trial = {
  document: ThemeDocument
  before: CompiledTheme
  fix: ContrastFix
  picture: HeroPicture | null
}

/** Whatever follows from the changed colour is compiled anew: a fix must not move the trouble elsewhere. */
function isMended({ text, ground }: ContrastPair, { document, before, fix, picture }: Trial): boolean {
  const variables = { ...document.variables, [fix.reference]: fix.value }
  const after = compileOnPicture({ ...document, variables } as ThemeDocument, picture)
  const isLeft = after.contrast.some(({ reference, on }) => reference === text && on === ground)
  return !isLeft && worseContrast({ before, after }).length === 0
}

import { type ContrastProblem, contrastProblems } from '#theme/compile/contrast-problems.ts'
import { printVariables } from '#theme/compile/print-variables.ts'
import { type ResolvedVariables, resolve } from '#theme/compile/resolve.ts'
import { type FaceUse, fontFaces, fontPreloads } from '#theme/fonts/font-faces.ts'
import { isFontId } from '#theme/fonts/font-families.ts'
import { isOwnFontId, type OwnFont, ownFontOf } from '#theme/fonts/own-fonts.ts'
import { readValue } from '#theme/kinds.ts'
import { presetValues } from '#theme/presets/presets.ts'
import {
  definitionOf,
  isVariableReference,
  type ValueOf,
  type VariableReference,
  type VariableValues,
  variableReferences,
} from '#theme/variables.ts'

type ChoiceReference = {
  [R in VariableReference]: ValueOf<R> extends string ? R : never
}[VariableReference] &
  (`layout-${string}` | 'color-mode' | 'space-density')

/** What markup reads from a theme: layouts, mode, density. */
export type ThemeChoices = { readonly [R in ChoiceReference]: string }

export type CompiledTheme = {
  /** The text of the venue's stylesheet: `:root{…}` and the faces. Printed from parsed values only. */
  readonly css: string
  /** Custom property → value, all of them: mails, the editor's preview. */
  readonly variables: Readonly<Record<string, string>>
  readonly choices: ThemeChoices
  /** Addresses of the font files to preload. */
  readonly preloads: readonly string[]
  /** Pairs below their ratio. */
  readonly contrast: readonly ContrastProblem[]
  /** Stored values that could not be used and were left out, by reference. */
  readonly dropped: readonly string[]
  /** Those of them that name a font of its own that the venue does not have. */
  readonly lostFonts: readonly VariableReference[]
  /** The own fonts in use. */
  readonly ownFonts: readonly OwnFont[]
  readonly resolved: ResolvedVariables
}

/** The part of a document the look depends on. Values may come straight from a database: they are read again here. */
export type ThemeLook = { readonly preset?: string; readonly variables: VariableValues }

/** Each face with the weights its words have. */
const facesIn: readonly [VariableReference, ...VariableReference[]][] = [
  ['face-display', 'heading-weight'],
  ['face-text', 'text-weight', 'text-strong'],
  ['face-control', 'text-weight', 'button-weight'],
]

const faceUses = (resolved: ResolvedVariables): FaceUse[] =>
  facesIn.flatMap(([reference, ...weights]) => {
    const id = resolved.get(reference)?.value
    return isFontId(id) || isOwnFontId(id)
      ? weights.map(weight => ({ id, weight: Number(resolved.get(weight)?.value) }))
      : []
  })

const isChoice = (reference: VariableReference): reference is ChoiceReference =>
  reference.startsWith('layout-') || reference === 'color-mode' || reference === 'space-density'

type Trusted = Pick<CompiledTheme, 'dropped' | 'lostFonts'> & { values: VariableValues }

/** The second reading of a venue's values: what is not a variable, or not a value of its kind, does not get through. */
const trusted = (values: VariableValues, fonts: readonly OwnFont[]): Trusted => {
  const [dropped, lostFonts]: [string[], VariableReference[]] = [[], []]
  const entries = Object.entries(values).flatMap(([reference, input]) => {
    const definition = isVariableReference(reference) ? definitionOf(reference) : undefined
    const reading = definition && readValue(definition.kind, { input, limits: definition })
    const isLost = definition?.kind === 'font' && isOwnFontId(input) && !ownFontOf(input, fonts)
    if (isLost && isVariableReference(reference)) lostFonts.push(reference)
    if (reading?.ok && !isLost) return [[reference, reading.value] as const]
    dropped.push(reference)
    return []
  })
  return { values: Object.fromEntries(entries) as VariableValues, dropped, lostFonts }
}

const platform = printVariables(resolve([]))

/** Only what differs from the defaults that the main stylesheet carries. */
const rootBlock = (variables: Readonly<Record<string, string>>): string => {
  const own = Object.entries(variables).filter(([property, value]) => platform[property] !== value)
  return `:root{${own.map(([property, value]) => `${property}:${value}`).join(';')}}`
}

/**
 * Compiles a theme: platform < preset < venue. `fonts` are those of the venue's own: a value that names another is left out like one that
 * is none. Pure and total: any stored value gives a stylesheet, never an exception.
 */
export const compileTheme = (
  { preset, variables: own }: ThemeLook,
  fonts: readonly OwnFont[] = [],
): CompiledTheme => {
  const { values, dropped, lostFonts } = trusted(own, fonts)
  const resolved = resolve([
    { from: 'preset', values: presetValues(preset) },
    { from: 'venue', values },
  ])
  const variables = printVariables(resolved)
  const uses = faceUses(resolved)
  const choices = variableReferences
    .filter(isChoice)
    .map(reference => [reference, String(resolved.get(reference)?.value)])
  return {
    css: rootBlock(variables) + fontFaces(uses, fonts),
    variables,
    choices: Object.fromEntries(choices) as ThemeChoices,
    preloads: fontPreloads(uses, fonts),
    contrast: contrastProblems(resolved),
    dropped,
    lostFonts,
    ownFonts: fonts.filter(({ id }) => uses.some(use => use.id === id)),
    resolved,
  }
}

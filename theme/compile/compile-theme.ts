import { type ContrastProblem, contrastProblems } from '#theme/compile/contrast-problems.ts'
import { printVariables } from '#theme/compile/print-variables.ts'
import { type ResolvedVariables, resolve } from '#theme/compile/resolve.ts'
import { type FaceUse, fontFaces, fontPreloads } from '#theme/fonts/font-faces.ts'
import { isFontId } from '#theme/fonts/font-families.ts'
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
    return isFontId(id) ? weights.map(weight => ({ id, weight: Number(resolved.get(weight)?.value) })) : []
  })

const isChoice = (reference: VariableReference): reference is ChoiceReference =>
  reference.startsWith('layout-') || reference === 'color-mode' || reference === 'space-density'

/** The second reading of a venue's values: what is not a variable, or not a value of its kind, does not get through. */
const trusted = (values: VariableValues): { values: VariableValues; dropped: string[] } => {
  const dropped: string[] = []
  const entries = Object.entries(values).flatMap(([reference, input]) => {
    const definition = isVariableReference(reference) ? definitionOf(reference) : undefined
    const reading = definition && readValue(definition.kind, { input, limits: definition })
    if (reading?.ok) return [[reference, reading.value] as const]
    dropped.push(reference)
    return []
  })
  return { values: Object.fromEntries(entries) as VariableValues, dropped }
}

const platform = printVariables(resolve([]))

/** Only what differs from the defaults that the main stylesheet carries. */
const rootBlock = (variables: Readonly<Record<string, string>>): string => {
  const own = Object.entries(variables).filter(([property, value]) => platform[property] !== value)
  return `:root{${own.map(([property, value]) => `${property}:${value}`).join(';')}}`
}

/** Compiles a theme: platform < preset < venue. Pure and total: any stored value gives a stylesheet, never an exception. */
export const compileTheme = ({ preset, variables: own }: ThemeLook): CompiledTheme => {
  const { values, dropped } = trusted(own)
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
    css: rootBlock(variables) + fontFaces(uses),
    variables,
    choices: Object.fromEntries(choices) as ThemeChoices,
    preloads: fontPreloads(uses.map(({ id }) => id)),
    contrast: contrastProblems(resolved),
    dropped,
    resolved,
  }
}

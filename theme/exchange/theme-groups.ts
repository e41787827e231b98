import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { presetValues } from '#theme/presets/presets.ts'
import {
  definitionOf,
  groupOf,
  type VariableGroup,
  type VariableReference,
  type VariableValues,
  variableReferences,
} from '#theme/variables.ts'

/** What can be taken from another theme by itself. */
export const themeGroups = ['colors', 'type', 'shape', 'space', 'layout', 'words', 'links'] as const
export type ThemeGroup = (typeof themeGroups)[number]

const lookGroups = ['colors', 'type', 'shape', 'space', 'layout'] as const
type LookGroup = (typeof lookGroups)[number]

const groupsByWord: Partial<Record<VariableGroup, LookGroup>> = {
  shape: 'shape',
  picture: 'shape',
  focus: 'shape',
  space: 'space',
  layout: 'layout',
  motion: 'layout',
}

/** The group of a variable: colours and shadows, else by its first word; what is left is type. */
export const themeGroupOf = (reference: VariableReference): LookGroup => {
  const { kind } = definitionOf(reference)
  if (kind === 'color' || kind === 'shadow' || reference === 'color-mode') return 'colors'
  if (reference === 'card-padding') return 'space'
  return groupsByWord[groupOf(reference)] ?? 'type'
}

type Transfer = {
  readonly source: ThemeDocument
  readonly target: ThemeDocument
  readonly groups: readonly ThemeGroup[]
}

/**
 * `target` with the chosen groups of `source`. Of the look a group becomes what it is in `source`: what that leaves out follows again. Words
 * are added to those that are there, links take the place of the present ones. The logo stays, for its file belongs to a venue.
 */
export const takeGroups = ({ source, target, groups }: Transfer): ThemeDocument => {
  const isWhole = lookGroups.every(group => groups.includes(group))
  const { preset: _, ...rest } = target
  const look = isWhole
    ? { ...rest, ...(source.preset && { preset: source.preset }), variables: source.variables }
    : { ...target, variables: mixedVariables({ source, target, groups }) }
  return {
    ...look,
    ...(groups.includes('words') && {
      texts: { ...target.texts, ...source.texts },
      textSets: bothWordings(target.textSets, source.textSets),
      translations: bothWordings(target.translations, source.translations),
    }),
    ...(groups.includes('links') && { links: source.links }),
  }
}

type Wordings = ThemeDocument['textSets']

const bothWordings = (target: Wordings, source: Wordings): Wordings =>
  Object.fromEntries(
    [...new Set([...Object.keys(target), ...Object.keys(source)])].map(id => [
      id,
      { ...ownWords(target, id), ...ownWords(source, id) },
    ]),
  )

const ownWords = (wordings: Wordings, id: string) => (Object.hasOwn(wordings, id) ? wordings[id] : {})

/** Presets differ in what they set: a value of the other preset is written down, one that both say is not. */
const mixedVariables = ({ source, target, groups }: Transfer): VariableValues => {
  const theirs: VariableValues = { ...presetValues(source.preset), ...source.variables }
  const preset = presetValues(target.preset)
  const { resolved } = compileTheme(source)
  const entries = variableReferences.flatMap((reference): [string, unknown][] => {
    if (!groups.some(group => group === themeGroupOf(reference)))
      return reference in target.variables ? [[reference, target.variables[reference]]] : []
    const value = theirs[reference] ?? (reference in preset ? resolved.get(reference)?.value : undefined)
    const isPreset = value === preset[reference] && value !== target.variables[reference]
    return value === undefined || isPreset ? [] : [[reference, value]]
  })
  return Object.fromEntries(entries) as VariableValues
}

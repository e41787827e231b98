import { groupOf, type VariableGroup, type VariableReference, variableReferences } from '#theme/variables.ts'

/** What the rail lists. The first ones hold variables, the others words, links and the logo. */
export const variableSections = {
  brand: ['color'],
  type: ['face', 'type', 'heading', 'text', 'link'],
  surfaces: ['page', 'surface', 'line', 'tone', 'badge', 'focus'],
  shape: ['shape', 'space', 'shadow', 'motion'],
  layout: ['layout', 'picture'],
  parts: [
    'header',
    'hero',
    'footer',
    'banner',
    'button',
    'field',
    'calendar',
    'card',
    'chip',
    'inventory',
    'sum',
    'stepper',
    'review',
    'member',
    'ticket',
  ],
} as const satisfies Record<string, readonly VariableGroup[]>

export type VariableSection = keyof typeof variableSections
export type Section = VariableSection | 'words' | 'links' | 'logo'

export const variableSectionNames = Object.keys(variableSections) as VariableSection[]
export const sections: readonly Section[] = [...variableSectionNames, 'words', 'links', 'logo']

/** The variables of a group in the order of the list. */
export const variablesOf = (group: VariableGroup): VariableReference[] =>
  variableReferences.filter(reference => groupOf(reference) === group)

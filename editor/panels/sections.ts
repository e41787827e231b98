import type { ThemePart } from '#theme/theme-parts.ts'
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
    'ticket',
  ],
} as const satisfies Record<string, readonly VariableGroup[]>

export type VariableSection = keyof typeof variableSections
export type PanelSection = VariableSection | 'words' | 'page' | 'links' | 'logo'

export const variableSectionNames = Object.keys(variableSections) as VariableSection[]
const sections: readonly PanelSection[] = [...variableSectionNames, 'words', 'page', 'links', 'logo']

/** The part of a theme that a section changes. */
export const partOf = (section: PanelSection): ThemePart =>
  section === 'page'
    ? 'words'
    : section === 'words' || section === 'links' || section === 'logo'
      ? section
      : 'look'

/** The sections of somebody who may change these parts of the theme. */
export const sectionsFor = (rights: readonly ThemePart[]): PanelSection[] =>
  sections.filter(section => rights.includes(partOf(section)))

/** The variables of a group in the order of the list. */
export const variablesOf = (group: VariableGroup): VariableReference[] =>
  variableReferences.filter(reference => groupOf(reference) === group)

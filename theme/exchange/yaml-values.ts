import type { Value } from '#theme/kinds.ts'
import { definitionOf, type VariableReference } from '#theme/variables.ts'
import { familyNames, fontOf, weightOf } from './font-names.ts'

/** A value as DESIGN.md and brand.yml write it: a family by its name, a length that grows as it is on a desk, a share of the size as `em`. */
export const printYamlValue = (reference: VariableReference, value: Value): string | number => {
  const { kind, unit } = definitionOf(reference)
  if (kind === 'font') return familyNames(value)[0]
  if (kind === 'fluid') return String(value).split(' ')[1] ?? ''
  return unit === 'em' ? `${value}em` : value
}

/** The same read back, as `readValue` takes it. */
export const readYamlValue = (reference: VariableReference, raw: unknown): unknown => {
  const { kind, unit } = definitionOf(reference)
  if (kind === 'font') return fontOf(raw)
  if (kind !== 'number') return raw
  if (unit === 'em' && typeof raw === 'string') return raw.replace(/em$/, '')
  return reference.endsWith('-weight') ? weightOf(raw) : raw
}

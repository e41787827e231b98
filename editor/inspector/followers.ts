import { compileTheme, type ThemeLook } from '#theme/compile/compile-theme.ts'
import type { Kind, Value } from '#theme/kinds.ts'
import type { VariableDefinition } from '#theme/variable-definition.ts'
import { definitionOf, type VariableReference, type VariableValues } from '#theme/variables.ts'

/** Values to try a variable with, far enough apart that whatever follows from it moves. */
const probes: Record<Kind, (definition: VariableDefinition) => readonly Value[]> = {
  color: () => ['#123456', '#e8c9a0'],
  dimension: ({ min = 0, max = 64 }) => [`${min}px`, `${max}px`],
  fluid: ({ min = 10, max = 120 }) => [`${min}px ${min}px`, `${max}px ${max}px`],
  number: ({ min = 0, max = 1000 }) => [min, max],
  font: () => ['inter', 'fraunces'],
  choice: ({ options = [] }) => options,
  ratio: () => ['1 / 1', '2 / 1'],
  shadow: () => ['none', 'deep'],
}

/** The variables that move when this one does, itself left out. */
export const followersOf = (
  reference: VariableReference,
  { preset, variables }: ThemeLook,
): VariableReference[] => {
  const definition = definitionOf(reference)
  const looks = probes[definition.kind](definition).map(value =>
    compileTheme({ preset, variables: { ...variables, [reference]: value } as VariableValues }),
  )
  const [first, ...others] = looks
  if (!first) return []
  return [...first.resolved.keys()].filter(
    key =>
      key !== reference &&
      others.some(({ resolved }) => resolved.get(key)?.value !== first.resolved.get(key)?.value),
  )
}

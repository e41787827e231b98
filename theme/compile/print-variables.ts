import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { printValue } from '#theme/kinds.ts'
import { customProperty, definitionOf } from '#theme/variables.ts'

/** The custom properties of a resolved theme, printed by us: `--mq-button-background` → `#0a5c8a`. */
export const printVariables = (resolved: ResolvedVariables): Record<string, string> => {
  const printed: Record<string, string> = {}
  for (const [reference, { value }] of resolved) {
    const definition = definitionOf(reference)
    printed[customProperty(reference)] = printValue(definition.kind, {
      value: value as never,
      limits: definition,
    })
  }
  return printed
}

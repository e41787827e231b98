import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { printValue, readValue } from '#theme/kinds.ts'
import { definitionOf } from '#theme/variables.ts'
import type { FileValue, UnknownPart } from './file-contents.ts'

/**
 * A theme with the values of a file. A value that the theme has anyway, set or derived, changes nothing: what follows from others goes
 * on following. What is not a value of its variable is left out and told.
 */
export const withFileValues = (
  document: ThemeDocument,
  values: readonly FileValue[],
): { document: ThemeDocument; unknown: UnknownPart[] } => {
  const { resolved } = compileTheme(document)
  const unknown: UnknownPart[] = []
  const changed: Record<string, unknown> = {}
  for (const { reference, name, input } of values) {
    const limits = definitionOf(reference)
    const { kind } = limits
    const reading = readValue(kind, { input, limits })
    const present = resolved.get(reference)?.value
    if (!reading.ok) unknown.push({ name, problem: reading.problem })
    else if (!isSaidAlready({ present, input }) && printed(reading.value) !== printed(present))
      changed[reference] = reading.value

    function printed(value: unknown): string {
      return printValue(kind, { value: value as never, limits })
    }
  }
  return { document: { ...document, variables: { ...document.variables, ...changed } }, unknown }
}

/** Formats without growing lengths say the length of a desk alone. */
const isSaidAlready = ({ present, input }: { present: unknown; input: unknown }) =>
  typeof present === 'string' && typeof input === 'string' && present.split(' ')[1] === input

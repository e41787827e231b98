import type { Hex } from '#theme/color/color.ts'
import type { Value } from '#theme/kinds.ts'
import type { Get } from '#theme/variable-definition.ts'
import {
  definitionOf,
  isVariableReference,
  type VariableReference,
  type VariableValues,
  variableReferences,
} from '#theme/variables.ts'

/** Which layer a value came from: what the platform says, a ready brand, the venue itself, or derived from other values. */
export type Provenance = 'default' | 'derived' | 'preset' | 'venue'

/** One layer of values; later layers win. */
export type Layer = { readonly from: 'preset' | 'venue'; readonly values: VariableValues }

export type ResolvedVariables = ReadonlyMap<
  VariableReference,
  { readonly value: Value; readonly from: Provenance }
>

/**
 * Every variable with its value and the layer it came from. What no layer sets follows from the list: a fixed default
 * or a derivation from other values. Throws on a circle of derivations, naming it.
 */
export const resolve = (layers: readonly Layer[]): ResolvedVariables => {
  const resolved = new Map<VariableReference, { value: Value; from: Provenance }>()
  const open: VariableReference[] = []
  const settle = (key: string): Value => {
    if (!isVariableReference(key)) throw new Error(`No variable is called ${key}`)
    const cached = resolved.get(key)
    if (cached) return cached.value
    if (open.includes(key))
      throw new Error(`Variables derive from each other in a circle: ${[...open, key].join(' → ')}`)
    const layer = layers.findLast(({ values }) => values[key] !== undefined)
    open.push(key)
    const entry = layer ? { value: layer.values[key] as Value, from: layer.from } : fromList(key, get)
    open.pop()
    resolved.set(key, entry)
    return entry.value
  }
  const get: Get = {
    color: key => settle(key) as Hex,
    choice: key => String(settle(key)),
    number: key => Number(settle(key)),
    text: key => String(settle(key)),
  }
  variableReferences.forEach(settle)
  return new Map(
    variableReferences.map(reference => [
      reference,
      resolved.get(reference) as { value: Value; from: Provenance },
    ]),
  )
}

const fromList = (reference: VariableReference, get: Get): { value: Value; from: Provenance } => {
  const { base } = definitionOf(reference)
  return typeof base === 'function' ? { value: base(get), from: 'derived' } : { value: base, from: 'default' }
}

import type { Hex } from '#theme/color/color.ts'
import type { Kind, Limits, ValueOfKind } from '#theme/kinds.ts'

/** How a derivation reads the values it derives from; a circle is an error. */
export type Get = {
  color: (reference: string) => Hex
  choice: (reference: string) => string
  number: (reference: string) => number
  text: (reference: string) => string
}

/** A promise: this colour stands on that one with at least this ratio (4.5 text, 3 large text and lines that matter). */
export type ContrastNeed = { readonly on: string; readonly min: 3 | 4.5 }

export type VariableDefinition<K extends Kind = Kind> = Limits & {
  readonly kind: K
  /** What the editor calls it. */
  readonly name: string
  readonly help?: string
  /** What the editor calls the options of a choice; one without a name is called as it is written. */
  readonly optionNames?: Readonly<Record<string, string>>
  /** One of the few values a venue is expected to set itself. */
  readonly seed?: true
  readonly needs?: readonly ContrastNeed[]
  /** The platform's value, or how it follows from others. */
  readonly base: ValueOfKind[K] | ((get: Get) => ValueOfKind[K])
}

type Rest<K extends Kind> = Omit<VariableDefinition<K>, 'kind' | 'name' | 'base'>
type Declare<K extends Kind> = (
  name: string,
  base: VariableDefinition<K>['base'],
  rest?: Rest<K>,
) => VariableDefinition<K>

const declare =
  <K extends Kind>(kind: K, limits: Limits = {}): Declare<K> =>
  (name, base, rest) => ({ kind, name, base, ...limits, ...rest })

export const color = declare('color')
export const length = declare('dimension', { min: 0, max: 64 })
export const fluid = declare('fluid', { min: 10, max: 120 })
export const number = declare('number')
export const face = declare('font')
export const choice = declare('choice')
export const ratio = declare('ratio')
export const shadow = declare('shadow')

/** The pairs of one colour: `on(4.5, 'page-background', …)`. */
export const on = (min: 3 | 4.5, ...references: string[]): readonly ContrastNeed[] =>
  references.map(reference => ({ on: reference, min }))

import type { Value } from '#theme/kinds.ts'
import type { VariableDefinition } from '#theme/variable-definition.ts'
import type { VariableReference } from '#theme/variables.ts'

/** What every control of a variable is given. */
export type ControlProps = {
  readonly id: string
  readonly reference: VariableReference
  readonly definition: VariableDefinition
  /** As it is resolved now, whichever layer it comes from. */
  readonly value: Value
  /** The author has settled on it. */
  readonly onApply: (value: Value) => void
  /** The author's hand is still moving. */
  readonly onDrag: (value: Value) => void
}

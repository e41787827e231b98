import type { ComponentType } from 'react'
import { ChoiceControl, ShadowControl } from '#editor/controls/choice-controls.tsx'
import { ColorControl } from '#editor/controls/color-control.tsx'
import type { ControlProps } from '#editor/controls/control-props.ts'
import { FontControl } from '#editor/controls/font-control.tsx'
import {
  FluidControl,
  LengthControl,
  NumberControl,
  RatioControl,
} from '#editor/controls/measure-controls.tsx'
import type { Kind } from '#theme/kinds.ts'

/** Which control a kind of variable gets. A new kind does not compile until it has one. */
const controls: Record<Kind, ComponentType<ControlProps>> = {
  color: ColorControl,
  dimension: LengthControl,
  fluid: FluidControl,
  number: NumberControl,
  font: FontControl,
  choice: ChoiceControl,
  ratio: RatioControl,
  shadow: ShadowControl,
}

/** The control of a variable, built from its definition alone (CHK-076). */
export const VariableControl = (props: ControlProps) => {
  const Control = controls[props.definition.kind]
  return <Control {...props} />
}

import { type GroupRule, isGroupFull, isGroupOver } from '#app/rules/limits/over-limit.ts'

/** What a quantity control may do. `max` comes from limits and seats, `group` from a rule shared by several tickets. */
export type StepperLimits = { min?: number; max: number; disabled?: boolean; group?: GroupRule }

/** A quantity control: its number, and whether it shows that there is too much of it. */
export type Stepper = { quantity: number; maxed: boolean; limits: StepperLimits }

/** A control at its minimum, 0 when none is given (ORD-171). */
export function startStepper(limits: StepperLimits): Stepper {
  return withQuantity(limits, limits.min ?? 0)
}

/** Whether one more can be added: not disabled, below the maximum, the group not full (ORD-170, ORD-173). */
export function canAdd({ quantity, limits }: Stepper): boolean {
  return !limits.disabled && quantity < limits.max && !(limits.group && isGroupFull(limits.group))
}

/** One more, or no change (ORD-170). The group's own count is told anew by `recheck`. */
export function add(stepper: Stepper): Stepper {
  return canAdd(stepper) ? withQuantity(stepper.limits, stepper.quantity + 1) : stepper
}

/** One less, but never less than the minimum (ORD-171). */
export function subtract(stepper: Stepper): Stepper {
  const { min = 0, disabled } = stepper.limits
  if (disabled) return stepper

  return withQuantity(stepper.limits, Math.max(stepper.quantity - 1, min))
}

/** The same quantity under other limits: after a slot was chosen and after limits have changed (ORD-175). */
export function recheck(stepper: Stepper, limits: StepperLimits): Stepper {
  return withQuantity(limits, stepper.quantity)
}

/** A control with this quantity; maxed when it or its group exceeds the limit, not when it reaches it (ORD-172). */
export function withQuantity(limits: StepperLimits, quantity: number): Stepper {
  const overGroup = limits.group ? isGroupOver(limits.group) : false

  return { quantity, maxed: quantity > limits.max || overGroup, limits }
}

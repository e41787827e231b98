import { type GroupRule, isGroupFull, isGroupOver } from '#app/rules/limits/over-limit.ts'

/** What a quantity control may do. `max` comes from limits and seats, `groups` from rules that several tickets share. */
export type StepperLimits = { max: number; groups: readonly GroupRule[] }

/** Whether one more can be added: below the maximum, and no group full (ORD-170, ORD-173). */
export function canAdd(quantity: number, { max, groups }: StepperLimits): boolean {
  return quantity < max && !groups.some(isGroupFull)
}

/** Whether there are more than allowed, of the item or of a group it belongs to; reaching a limit is not exceeding it (ORD-172). */
export function isMaxed(quantity: number, { max, groups }: StepperLimits): boolean {
  return quantity > max || (quantity > 0 && groups.some(isGroupOver))
}

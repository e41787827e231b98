import { keepDigits } from '#app/ui/field/clean-input.ts'

/** Longest quantity anybody may type (CHK-213). */
export const QUANTITY_LENGTH = 3

export type QuantityLimits = { min: number; max?: number }

/** A quantity brought within its limits. */
export const withinLimits = (quantity: number, { min, max = 999 }: QuantityLimits): number =>
  Math.max(min, Math.min(max, quantity))

/** What was typed, as a quantity; nothing typed is the minimum. */
export const quantityOf = (typed: string, limits: QuantityLimits): number =>
  withinLimits(Number(keepDigits(typed).slice(0, QUANTITY_LENGTH) || limits.min), limits)

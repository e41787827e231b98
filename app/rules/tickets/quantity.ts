import { digitsOnly } from '#app/rules/shell/input-text.ts'

/** The longest quantity that can be typed, in characters (ORD-200, CHK-213). */
export const QUANTITY_LENGTH = 3

/** The largest quantity of one thing in an order, also after adding to a cart: what three digits hold (ORD-200). */
export const MAX_QUANTITY = 999

/** The typed text as a quantity field keeps it: digits only, at most three (ORD-200). */
export function quantityText(typed: string): string {
  return digitsOnly(typed).slice(0, QUANTITY_LENGTH)
}

/** The quantity a visitor typed or posted; text without digits is 0, and so is a negative number. */
export function parseQuantity(typed: string): number {
  return typed.trim().startsWith('-') ? 0 : Number(quantityText(typed))
}

/** The smallest and the largest quantity of a ticket: 0, and the lower of what the limit and the seats leave (ORD-199). */
export function quantityBounds(left: { remainingLimit?: number; remainingSeats: number }): {
  min: number
  max: number
} {
  const max = Math.min(left.remainingLimit ?? Number.POSITIVE_INFINITY, left.remainingSeats)

  return { min: 0, max: Math.max(max, 0) }
}

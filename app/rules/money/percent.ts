import { type Cents, divideHalfUp } from '#app/rules/money/cents.ts'

/** Hundredths of a percent: 17.5 % is 1750. */
export type BasisPoints = number

/** A percentage as a venue writes it (17.5) in basis points (1750). */
export function basisPoints(percent: number): BasisPoints {
  return Math.round(percent * 100)
}

/** The share of an amount in cents, half a cent going up (ORD-009). */
export function shareOf(amount: Cents, share: BasisPoints): Cents {
  return divideHalfUp(amount * share, 10_000)
}

import type { Cents } from '#app/rules/money/cents.ts'
import type { JoinChoice } from './join-choices.ts'

/** What an order comes to without a membership and with it, in cents. */
export type JoinTotals = { before: Cents; after: Cents }

/**
 * What joining costs and saves, in cents: the level at the price that its page says, and all else that the order comes to less by. What a
 * code takes off because the membership is in the order is saved, never a lower price of the level.
 */
export const joinSums = (
  { before, after }: JoinTotals,
  { price }: Pick<JoinChoice, 'price'>,
): { costs: Cents; saved: Cents } => ({ costs: price, saved: before - (after - price) })

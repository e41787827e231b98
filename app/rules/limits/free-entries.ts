import { remainingLimit, type SalesRuleResult } from './sales-rule.ts'

/** How many tickets at the member price a membership gives: of those of a day so many are left, or so many with each order. */
export type FreeEntries = { kind: 'day'; left: number; count: number } | { kind: 'order'; count: number }

/**
 * What a member is still given at an event, before anything is in the cart; null where nothing limits it, where it is counted over another
 * time than a day or an order, and where several limits hold for one person type.
 */
export function freeEntries(results: readonly SalesRuleResult[], eventId: string): FreeEntries | null {
  const own = results.filter(
    rule => rule.eventId === eventId && rule.ruleType.name === 'memberBenefits' && !rule.isRetail,
  )
  const [first] = own
  const types = own.flatMap(({ pricePointIds }) => pricePointIds)
  const isOne = own.every(
    ({ reason, timeFrame }) =>
      reason === first?.reason && (reason === 'Cart' || timeFrame === first.timeFrame),
  )
  if (!first || !isOne || new Set(types).size < types.length) return null
  const count = sum(own.map(({ allowedQuantity }) => allowedQuantity))
  if (first.reason === 'Cart') return { kind: 'order', count }

  return first.timeFrame === 'day' ? { kind: 'day', left: sum(own.map(remainingLimit)), count } : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

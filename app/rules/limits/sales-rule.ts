import type { Message } from '#app/rules/shell/message.ts'

/** Over which time purchases are added up. */
export type TimeFrame = 'day' | 'week' | 'month' | 'year' | 'lifetime'

/** Whether only this order counts or what was bought before as well. */
export type LimitReason = 'Cart' | 'Transaction'

/** A limit for members' prices, or one for every buyer of an event. */
export type RuleType = 'memberBenefits' | 'eventSales'

/** The outcome of one sales rule for one event of the order (ORD-125, CHK-160). */
export type SalesRuleResult = {
  eventId: string
  ruleType: { name: RuleType }
  reason: LimitReason
  timeFrame: TimeFrame
  allowedQuantity: number
  purchasedQuantity: number
  /** How many tickets of this order the rule counts. */
  inCartLimit: number
  isRetail: boolean
  /** Person types the rule names, and those of them that are in the order. */
  pricePointIds: string[]
  validatedPricePointIds: string[]
  ticketTypes: string[]
  /** Set for a rule that several person types share. */
  groupMax: number | null
  groupQuantity: number
  isPreventRule: boolean
  preventGroupQuantity: number
  fails: boolean
}

/** What a time frame is called (ORD-304, CHK-162). */
export const timeFrameLabel = {
  day: { text: 'event-limit-day' },
  week: { text: 'event-limit-week' },
  month: { text: 'event-limit-month' },
  year: { text: 'event-limit-year' },
  lifetime: { text: 'event-limit-lifetime' },
} as const satisfies Record<TimeFrame, Message>

/** What a rule type is called (ORD-304, CHK-162). */
export const ruleTypeLabel = {
  memberBenefits: { text: 'event-limit-member' },
  eventSales: { text: 'event-limit-event' },
} as const satisfies Record<RuleType, Message>

/** What may still be ordered under a limit: allowed minus purchased, never below 0 (ORD-197, CHK-161). */
export function remainingLimit(rule: { allowedQuantity: number; purchasedQuantity: number }): number {
  return Math.max(rule.allowedQuantity - rule.purchasedQuantity, 0)
}

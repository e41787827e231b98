import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { LimitReason, RuleType, TimeFrame } from '#app/rules/limits/sales-rule.ts'

/** A limit as the venue has set it; empty lists mean all. */
export type SalesLimit = {
  ruleType: RuleType
  eventIds: readonly string[]
  personTypeIds: readonly string[]
  membershipCategoryIds: readonly string[]
  quantity: number
  combined: boolean
  timeFrame: TimeFrame
  reason: LimitReason
  retail: boolean
  prevent: boolean
}

/** Tickets of one person type for one event; `isRetail` when a member buys them at the full price. */
export type LimitedTickets = { eventId: string; personTypeId: string; quantity: number; isRetail: boolean }

export type LimitInput = {
  limits: readonly SalesLimit[]
  tickets: readonly LimitedTickets[]
  /** Earlier purchases of the same buyer, each with its date at the venue. */
  purchases: readonly (LimitedTickets & { date: LocalDate })[]
  /** Categories of the buyer's active memberships. */
  memberCategoryIds: readonly string[]
  today: LocalDate
}

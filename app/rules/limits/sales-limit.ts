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

/**
 * Tickets of one person type for one event; `isRetail` when a member buys them at the full price, `inCombo` when they are a part
 * of a combo.
 */
export type LimitedTickets = {
  eventId: string
  personTypeId: string
  quantity: number
  isRetail: boolean
  inCombo?: boolean
}

/** Tickets bought before, with the day they were bought on at the venue and the kinds of rule they count for. */
export type EarlierTickets = LimitedTickets & { date: LocalDate; countFor: readonly RuleType[] }

/** Who asks what the limits leave, and for which tickets. */
export type AllowanceInput = {
  limits: readonly SalesLimit[]
  /** events with the person types that are sold for them */
  offered: readonly { eventId: string; personTypeIds: readonly string[] }[]
  purchases: readonly EarlierTickets[]
  /** categories of the buyer's active memberships */
  memberCategoryIds: readonly string[]
  today: LocalDate
}

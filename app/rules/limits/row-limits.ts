import { counts } from '#app/rules/limits/evaluate-limits.ts'
import { isOver, limitKind } from '#app/rules/limits/over-limit.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { canAdd, isMaxed, type StepperLimits } from '#app/rules/limits/stepper.ts'
import { quantityBounds } from '#app/rules/tickets/quantity.ts'

/** One quantity control of the order and everything that bounds it. */
export type BoundedRow = {
  /** the tickets it holds now */
  ticket: LimitedTickets
  /** all tickets of the same event, these included */
  tickets: readonly LimitedTickets[]
  /** results of the event's limits, with `tickets` counted into them */
  rules: readonly SalesRuleResult[]
  /** free seats of the chosen slot, before this order */
  seats: number
  /** most of this ticket in one order, where the venue says so */
  maximum: number | null
}

/** What a control may do, and why it may not do more: the rules that are reached or broken, the gravest kind first. */
export type RowLimits = StepperLimits & { mayAdd: boolean; maxed: boolean; binding: SalesRuleResult[] }

/** The bounds of a control under seats, the venue's maximum and every rule that counts its tickets (ORD-172 to ORD-175, ORD-199). */
export function rowLimits(row: BoundedRow): RowLimits {
  const { ticket, rules } = row
  const own = ticket.quantity
  const applying = rules.filter(rule => counts(rule, ticket)).flatMap(rule => seenFrom(rule, row) ?? [])
  const single = applying.filter(rule => rule.groupMax === null)
  const left = single.map(rule => remainingLimit(rule) - (rule.inCartLimit - own))
  const others = row.tickets.reduce((sum, { quantity }) => sum + quantity, 0) - own
  const { max } = quantityBounds({
    remainingLimit: Math.min(...left, row.maximum ?? Number.POSITIVE_INFINITY),
    remainingSeats: row.seats - others,
  })
  const limits = { max, groups: applying.filter(rule => rule.groupMax !== null) }

  return {
    ...limits,
    mayAdd: canAdd(own, limits),
    maxed: isMaxed(own, limits),
    binding: applying.filter(rule => isReached(rule, own)).sort(byGravity),
  }
}

/** A prevent rule binds a ticket only through the others it excludes; without them in the order there is nothing to see. */
function seenFrom(rule: SalesRuleResult, { ticket }: BoundedRow): SalesRuleResult | null {
  if (!rule.isPreventRule) return rule
  const others = rule.validatedPricePointIds.filter(id => id !== ticket.personTypeId)

  return others.length > 0 ? { ...rule, preventGroupQuantity: rule.inCartLimit } : null
}

/** Whether one more of this ticket would be too many for the rule. */
function isReached(rule: SalesRuleResult, own: number): boolean {
  const room = { max: remainingLimit(rule) - (rule.inCartLimit - own), groups: [] }

  return rule.groupMax === null ? !canAdd(own, room) : !canAdd(0, { max: 1, groups: [rule] })
}

const GRAVITY = { prevent: 0, 'event-sales': 1, member: 2 } as const

const byGravity = (a: SalesRuleResult, b: SalesRuleResult) =>
  Number(isOver(b)) - Number(isOver(a)) || GRAVITY[limitKind(a)] - GRAVITY[limitKind(b)]

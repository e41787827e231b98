import { remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

/** The part of a group rule that is counted. */
export type GroupRule = Pick<SalesRuleResult, 'groupQuantity' | 'isPreventRule' | 'preventGroupQuantity'> & {
  groupMax: number | null
}

/** Tickets of one person type in the order. */
export type TicketQuantity = { personTypeId: string; quantity: number; retailQuantity: number }

/** The kinds of rule, each of which is evaluated without the others (ORD-196). */
export type LimitKind = 'prevent' | 'event-sales' | 'member'

/** What counts against group max: for prevent rules only the prevent group (ORD-174). */
export function groupCount(group: GroupRule): number {
  return group.isPreventRule ? group.preventGroupQuantity : group.groupQuantity
}

/** Whether the group takes no further ticket (ORD-173). */
export function isGroupFull(group: GroupRule): boolean {
  return group.groupMax !== null && groupCount(group) >= group.groupMax
}

/** Whether the group has more tickets than it may; exactly group max is not over (ORD-195, ORD-192). */
export function isGroupOver(group: GroupRule): boolean {
  return group.groupMax !== null && groupCount(group) > group.groupMax
}

/** Which kind of rule a result belongs to; a prevent rule is one whatever its type (ORD-196). */
export function limitKind(rule: Pick<SalesRuleResult, 'isPreventRule' | 'ruleType'>): LimitKind {
  if (rule.isPreventRule) return 'prevent'

  return rule.ruleType.name === 'memberBenefits' ? 'member' : 'event-sales'
}

/**
 * The kinds of rule that a ticket's quantity is over: its tickets at the visitor's price against the allowance for
 * them, its retail tickets against the one for retail, and the group (ORD-194, ORD-195, ORD-196).
 */
export function overLimits(ticket: TicketQuantity, rules: readonly SalesRuleResult[]): LimitKind[] {
  const over = rules.filter(rule => rule.pricePointIds.includes(ticket.personTypeId) && isOver(ticket, rule))

  return [...new Set(over.map(limitKind))]
}

/** Whether any ticket is over (not at) a limit, which blocks checkout (ORD-192). */
export function isOverAnyLimit(
  tickets: readonly TicketQuantity[],
  rules: readonly SalesRuleResult[],
): boolean {
  return tickets.some(ticket => overLimits(ticket, rules).length > 0)
}

function isOver(ticket: TicketQuantity, rule: SalesRuleResult): boolean {
  if (rule.groupMax !== null) return isGroupOver(rule)

  return countedQuantity(ticket, rule) > remainingLimit(rule)
}

/** Retail tickets are only held against rules for retail and, as tickets like any other, against event sales. */
function countedQuantity(ticket: TicketQuantity, rule: SalesRuleResult): number {
  if (rule.isRetail) return ticket.retailQuantity

  return rule.ruleType.name === 'eventSales' ? ticket.quantity + ticket.retailQuantity : ticket.quantity
}

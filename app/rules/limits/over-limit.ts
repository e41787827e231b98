import { remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

/** The part of a group rule that is counted. */
export type GroupRule = Pick<SalesRuleResult, 'groupQuantity' | 'isPreventRule' | 'preventGroupQuantity'> & {
  groupMax: number | null
}

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

/** Whether more tickets are ordered than the rule leaves, for one person type or for its group (ORD-192, ORD-194, ORD-195). */
export function isOver(rule: SalesRuleResult): boolean {
  return rule.groupMax === null ? rule.inCartLimit > remainingLimit(rule) : isGroupOver(rule)
}

/** The kind of rule that a result belongs to; a prevent rule is its own kind, whatever its type (ORD-196). */
export function limitKind(rule: Pick<SalesRuleResult, 'isPreventRule' | 'ruleType'>): LimitKind {
  if (rule.isPreventRule) return 'prevent'

  return rule.ruleType.name === 'memberBenefits' ? 'member' : 'event-sales'
}

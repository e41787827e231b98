import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

/** What an event's rules leave, where a check has just found some of them broken: what the check found counts, also of rules not known before. */
export function withBrokenRules(
  rules: readonly SalesRuleResult[],
  broken: readonly SalesRuleResult[],
): SalesRuleResult[] {
  const found = new Set(broken.map(ruleKey))

  return [...rules.filter(rule => !found.has(ruleKey(rule))), ...broken]
}

const ruleKey = ({
  eventId,
  ruleType,
  reason,
  timeFrame,
  pricePointIds,
  isRetail,
  isPreventRule,
}: SalesRuleResult) =>
  JSON.stringify([eventId, ruleType.name, reason, timeFrame, pricePointIds, isRetail, isPreventRule])

import { limitKind } from '#app/rules/limits/over-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** Whether more of a ticket is offered at the listed price: it costs the visitor less, and a limit of member benefits is reached. Cents. */
export function offersListedPrice(
  { price, listed }: { price: Cents; listed: Cents },
  binding: readonly SalesRuleResult[],
): boolean {
  return price < listed && binding.some(rule => limitKind(rule) === 'member')
}

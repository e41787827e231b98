import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

/** What the sales rules leave of the events; without an answer the rules are asked when the order is placed. */
export async function loadLimits(
  { api, context }: Visit,
  eventTemplateIds: string[],
): Promise<SalesRuleResult[]> {
  if (eventTemplateIds.length === 0) return []
  const response = api.entitlements.allowances({ body: { eventTemplateIds } }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'ticket limits', fallback: [] })
}

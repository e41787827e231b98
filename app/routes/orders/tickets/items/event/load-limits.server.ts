import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { joiningLevels } from '../membership/membership-address.ts'

/** What the sales rules leave of the events; without an answer the rules are asked when the order is placed. */
export async function loadLimits(visit: Visit, eventTemplateIds: string[]): Promise<SalesRuleResult[]> {
  if (eventTemplateIds.length === 0) return []
  const { api, context } = visit
  const body = { eventTemplateIds, ...joiningLevels(visit) }
  const response = api.entitlements.allowances({ body }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'ticket limits', fallback: [] })
}

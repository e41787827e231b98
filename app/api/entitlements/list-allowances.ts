import { api } from '../kernel/api.ts'
import { openAsker } from '../members/asker.ts'
import { allowancesOf } from './check-limits.ts'

/** What the sales rules leave this visitor of some events (ORD-175): quantities are bounded by it while they are chosen. */
export const listAllowances = api.entitlements.allowances.handler(async ({ input, context }) => {
  const asker = await openAsker(context, { joiningLevelIds: input.body.joiningLevelIds })
  return { payload: await allowancesOf(context, input.body.eventTemplateIds, asker) }
})

import type { EligibleLevelsPayload } from '#app/contract/members.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import { onlineCategories, sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { type SourceMembership, waysTo } from '#app/rules/memberships/source-membership.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { sourceMemberships } from './source-memberships.ts'

type Query = { membershipIds: string[]; actions?: string[] }

/** The levels that one membership may become; empty for one that was not verified (MEM-248, decision W2). */
export const eligibleLevels = api.members.eligibleLevels.handler(async ({ input: { query }, context }) => {
  const { membershipId, actions } = query
  const [levels] = await levelsOf(context, { membershipIds: [membershipId], actions })
  return { payload: levels ?? { membershipId, levels: {} } }
})

/** The levels that several memberships may become; those not verified are left out (ORD-265, MEM-249). */
export const eligibleLevelsOfMany = api.members.eligibleLevelsOfMany.handler(
  async ({ input: { query }, context }) => ({ payload: await levelsOf(context, query) }),
)

async function levelsOf(
  context: ApiContext,
  { membershipIds, actions = [] }: Query,
): Promise<EligibleLevelsPayload[]> {
  const types = actions.flatMap(action => purchaseType(action) ?? [])
  const isAsked = (type: PurchaseType) => actions.length === 0 || types.includes(type)
  const sources = await sourceMemberships(context, membershipIds)
  return sources.map(source => ({
    membershipId: source.membershipId,
    levels: levelsFrom(source, { context, isAsked }),
  }))
}

type LevelQuery = { context: ApiContext; isAsked: (type: PurchaseType) => boolean }

function levelsFrom(
  source: SourceMembership,
  { context, isAsked }: LevelQuery,
): EligibleLevelsPayload['levels'] {
  const { venue, now } = context
  const levels: EligibleLevelsPayload['levels'] = {}
  if (!sellsMemberships(venue)) return levels
  for (const to of onlineCategories(venue)) {
    const join = to.canJoin && !to.auxiliary ? (['MembershipPurchase'] as const) : []
    for (const type of [...join, ...waysTo(source, { to, venue, now })].filter(isAsked))
      levels[type] = [...(levels[type] ?? []), { id: to.id, name: to.name }]
  }
  return levels
}

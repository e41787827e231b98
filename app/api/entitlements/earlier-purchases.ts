import {
  type Buyer,
  listPurchases,
  listPurchasesUnderWay,
  type PurchaseRow,
} from '#app/data/queries/purchases/read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { EarlierTickets } from '#app/rules/limits/sales-limit.ts'
import type { RuleType } from '#app/rules/limits/sales-rule.ts'
import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import type { ApiContext } from '../kernel/context.ts'
import { heldMemberships } from '../members/held-memberships.ts'

/** Where a checkout asks from: the address of the order, and the request whose own attempt does not count. */
export type OrderKey = { email: string; requestUuid: string }

/** The identity that limits count purchases by: the signed-in visitor, the verified member, or the email of the order. */
export async function buyerOf(context: ApiContext, email?: string): Promise<Buyer> {
  const visitor = await context.visitor()
  const emails = [visitor?.email, email].flatMap(address => (address ? [address.toLowerCase()] : []))
  return {
    visitorId: visitor?.id ?? null,
    emails: [...new Set(emails)],
    membershipIds: activeIds(await heldMemberships(context)),
  }
}

export const activeIds = (held: readonly HeldMembership[]) =>
  held.filter(({ active }) => active).map(({ membershipId }) => membershipId)

/** Tickets of these events that the buyer has bought before; asked only where a limit looks back. */
export async function earlierPurchases(
  context: ApiContext,
  { eventIds, email, ordering }: { eventIds: readonly string[]; email?: string; ordering?: OrderKey },
): Promise<EarlierTickets[]> {
  const { venue, tenantId, now, db } = context
  const looksBack = venue.limits.some(
    limit =>
      limit.reason === 'Transaction' &&
      (limit.eventIds.length === 0 || limit.eventIds.some(id => eventIds.includes(id))),
  )
  if (!looksBack) return []
  const buyer = await buyerOf(context, ordering?.email ?? email)
  const { timeZone } = venue.document.venue
  const rows = await listPurchases(db, tenantId, { buyer, eventIds, timeZone })
  if (!ordering) return rows.map(earlierTickets)
  const open = await listPurchasesUnderWay(db, tenantId, { buyer, requestUuid: ordering.requestUuid })
  const date = localDateAt(now, timeZone)
  return [...rows, ...open.map(row => ({ ...row, date }))].map(earlierTickets)
}

/** What was bought with a membership counts for its benefits, what the buyer bought for the sales of the event. */
function earlierTickets({ byBuyer, byMember, ...tickets }: PurchaseRow): EarlierTickets {
  const countFor: RuleType[] = [
    ...(byBuyer ? (['eventSales'] as const) : []),
    ...(byMember ? (['memberBenefits'] as const) : []),
  ]
  return { ...tickets, countFor }
}

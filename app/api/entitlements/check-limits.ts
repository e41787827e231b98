import type { CartPayload } from '#app/contract/carts.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { soldTypeIds } from '#app/rules/catalogue/sold-types.ts'
import { allowances, violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import type { AllowanceInput } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { joinedCategoryIds as joinedBy } from '#app/rules/memberships/joined-memberships.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { heldMemberships } from '../members/held-memberships.ts'
import { earlierPurchases, type OrderKey } from './earlier-purchases.ts'

type CartTickets = Pick<CartPayload, 'templates' | 'comboItems' | 'memberships'>

/** What an order says of its buyer beside who they are: the levels that it makes them a member of, and at checkout its address. */
type TicketBuyer = { joinedCategoryIds: readonly string[]; email?: string; ordering?: OrderKey }

/** What the venue's sales rules say of a cart: the rules that count one of its tickets, those inside combos included. */
export async function limitResults(
  context: ApiContext,
  cart: CartTickets,
  buying: Omit<TicketBuyer, 'joinedCategoryIds'> = {},
): Promise<SalesRuleResult[]> {
  const tickets = limitedTickets(cart)
  const eventIds = [...new Set(tickets.map(({ eventId }) => eventId))]
  const joinedCategoryIds = joinedBy(cart.memberships, context.venue)
  const results = await allowancesOf(context, eventIds, { ...buying, joinedCategoryIds })
  return withTickets(results, tickets).filter(({ inCartLimit }) => inCartLimit > 0)
}

/** What the sales rules leave this visitor for these events after earlier purchases, with nothing of the current order counted. */
export async function allowancesOf(
  context: ApiContext,
  eventIds: readonly string[],
  buyer: TicketBuyer,
): Promise<SalesRuleResult[]> {
  const { venue } = context
  if (venue.limits.length === 0 || eventIds.length === 0) return []
  const results = allowances(await allowanceInput(context, eventIds, buyer))
  const { personTypes } = catalogueMaps(venue)
  return results.map(result => ({
    ...result,
    ticketTypes: result.pricePointIds.map(id => personTypes.get(id)?.name ?? id),
  }))
}

/** What the sales rules are evaluated with: this visitor's memberships, the levels that the order makes them a member of, and what they bought. */
export async function allowanceInput(
  context: ApiContext,
  eventIds: readonly string[],
  { joinedCategoryIds, ...buying }: TicketBuyer,
): Promise<AllowanceInput> {
  const { venue, now } = context
  const [held, purchases] = await Promise.all([
    heldMemberships(context),
    earlierPurchases(context, { eventIds, ...buying }),
  ])
  return {
    limits: venue.limits,
    offered: eventIds.map(eventId => ({ eventId, personTypeIds: soldTypeIds(venue, eventId) })),
    purchases,
    memberCategoryIds: pricingCategories({ held, joinedCategoryIds }),
    today: localDateAt(now, venue.document.venue.timeZone),
  }
}

/** Refuses a cart that is over (not at) a limit: 9049 with the rules it breaks (CHK-275). */
export async function checkLimits(context: ApiContext, cart: CartTickets): Promise<void> {
  refuseBroken(await limitResults(context, cart))
}

/** Refuses with 9049 when these results of the rules contain a violation. */
export function refuseBroken(results: readonly SalesRuleResult[]): void {
  const broken = violations(results)
  if (broken.length > 0) throw refuse('9049', { details: { violations: broken, results: [...results] } })
}

import type { CartPayload } from '#app/contract/carts.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { allowances, violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { joinedCategoryIds as joinedBy } from '#app/rules/memberships/joined-memberships.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'
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
  { joinedCategoryIds, ...buying }: TicketBuyer,
): Promise<SalesRuleResult[]> {
  const { venue, now } = context
  if (venue.limits.length === 0 || eventIds.length === 0) return []
  const [held, purchases] = await Promise.all([
    heldMemberships(context),
    earlierPurchases(context, { eventIds, ...buying }),
  ])
  const results = allowances({
    limits: venue.limits,
    offered: eventIds.map(eventId => ({ eventId, personTypeIds: soldTypes(venue, eventId) })),
    purchases,
    memberCategoryIds: pricingCategories({ held, joinedCategoryIds }),
    today: localDateAt(now, venue.document.venue.timeZone),
  })
  const { personTypes } = catalogueMaps(venue)
  return results.map(result => ({
    ...result,
    ticketTypes: result.pricePointIds.map(id => personTypes.get(id)?.name ?? id),
  }))
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

/** Every ticket of a cart as the rules count it; a combo's are those of its events (ORD-198). */
export function limitedTickets({
  templates,
  comboItems,
}: Omit<CartTickets, 'memberships'>): LimitedTickets[] {
  const single = templates.flatMap(({ eventTemplateId, events }) =>
    events.flatMap(slot => slot.tickets.map(ticket => ({ ...ticket, eventTemplateId, inCombo: false }))),
  )
  const combined = comboItems.flatMap(({ tickets }) =>
    tickets.map(ticket => ({ ...ticket, isRetail: false, inCombo: true })),
  )
  return [...single, ...combined].map(({ eventTemplateId, ticketTypeId, quantity, isRetail, inCombo }) => ({
    eventId: eventTemplateId,
    personTypeId: ticketTypeId,
    quantity,
    isRetail,
    inCombo,
  }))
}

/** The person types that an event is sold to, in the order of its price lists. */
function soldTypes(venue: Venue, eventId: string): string[] {
  const lists = catalogueMaps(venue).events.get(eventId)?.priceLists ?? []
  const sold = lists.flatMap(list => list.prices.filter(({ price }) => price > -1))
  return [...new Set(sold.map(({ personTypeId }) => personTypeId))]
}

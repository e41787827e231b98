import type { CartPayload } from '#app/contract/carts.ts'
import type { SalesRuleResult } from '#app/contract/entitlements.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { evaluateLimits, violations } from '#app/rules/limits/evaluate-limits.ts'
import type { ApiContext } from '../context.ts'
import { heldMemberships, pricingCategories } from '../members/held-memberships.ts'
import { refuse } from '../refuse.ts'

/** What the venue's sales rules say of a cart. Earlier purchases are not counted yet: every rule sees this order alone. */
export async function limitResults(
  context: ApiContext,
  cart: Pick<CartPayload, 'templates'>,
): Promise<SalesRuleResult[]> {
  const { venue, now } = context
  if (venue.limits.length === 0) return []
  const held = await heldMemberships(context)
  return evaluateLimits({
    limits: venue.limits,
    tickets: cart.templates.flatMap(template =>
      template.events.flatMap(slot =>
        slot.tickets.map(({ ticketTypeId, quantity, isRetail }) => ({
          eventId: template.eventTemplateId,
          personTypeId: ticketTypeId,
          quantity,
          isRetail,
        })),
      ),
    ),
    purchases: [],
    memberCategoryIds: pricingCategories(held),
    today: localDateAt(now, venue.document.venue.timeZone),
  })
}

/** Refuses a cart that is over (not at) a limit: 9049 with the rules it breaks (CHK-275). */
export async function checkLimits(context: ApiContext, cart: Pick<CartPayload, 'templates'>): Promise<void> {
  const results = await limitResults(context, cart)
  const broken = violations(results)
  if (broken.length > 0) throw refuse('9049', { details: { violations: broken, results } })
}

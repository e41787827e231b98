import type { Entitlements } from '#app/contract/entitlements.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { slotShortage } from '#app/rules/pricing/problems.ts'
import { refusalsOf } from '../carts/checkout-refusals.ts'
import { findOpenCart, type PricedStoredCart, priceStoredCart } from '../carts/open-cart.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { limitResults } from './check-limits.ts'

/** What sales rules, seats and the rules of checkout say of a cart (CHK-248, ORD-125); the payload is JSON text (ORD-233). */
export const validateEntitlements = api.entitlements.validate.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, input.body.id)
  if (!row) throw refuse('NOT_FOUND', { text: 'There is no such cart' })
  const priced = await priceStoredCart(context, row)
  const results = [...(await limitResults(context, priced.cart)), ...seatResults(priced)]
  const payload: Entitlements = {
    violations: results.filter(result => result.fails),
    results,
    refusals: await refusalsOf(context, { priced, results }),
  }
  return { payload: JSON.stringify(payload) }
})

/** A slot with too few seats for the cart reads as a rule of its event: as many are allowed as there are seats. */
export function seatResults({ cart, problems }: PricedStoredCart): SalesRuleResult[] {
  return problems.flatMap(problem => {
    const shortage = slotShortage(problem)
    if (!shortage) return []
    const { slotId, requested, available } = shortage
    const place = placeOf(cart, slotId)
    return [
      seatResult({
        eventId: place?.eventTemplateId ?? slotId,
        allowed: available,
        quantity: requested,
        types: place?.types ?? [],
      }),
    ]
  })
}

/** The event of a slot and the kinds of tickets that the cart has for it, by itself or in a combo. */
function placeOf({ templates, comboItems }: PricedStoredCart['cart'], slotId: string) {
  const single = templates.flatMap(({ eventTemplateId, events }) =>
    events.map(({ eventId, tickets }) => ({ eventTemplateId, eventId, tickets })),
  )
  const combined = comboItems.flatMap(({ events, tickets }) =>
    events.map(event => ({
      ...event,
      tickets: tickets.filter(ticket => ticket.eventTemplateId === event.eventTemplateId),
    })),
  )
  const places = [...single, ...combined].filter(({ eventId }) => eventId === slotId)
  const types = places.flatMap(({ tickets }) => tickets.map(({ ticketTypeId }) => ticketTypeId))
  return places[0] && { eventTemplateId: places[0].eventTemplateId, types: [...new Set(types)] }
}

function seatResult({
  eventId,
  allowed,
  quantity,
  types,
}: {
  eventId: string
  allowed: number
  quantity: number
  types: string[]
}): SalesRuleResult {
  return {
    eventId,
    ruleType: { name: 'eventSales' },
    reason: 'Cart',
    timeFrame: 'lifetime',
    allowedQuantity: allowed,
    purchasedQuantity: 0,
    inCartLimit: quantity,
    isRetail: false,
    pricePointIds: types,
    validatedPricePointIds: types,
    ticketTypes: types,
    groupMax: allowed,
    groupQuantity: quantity,
    isPreventRule: false,
    preventGroupQuantity: 0,
    fails: true,
  }
}

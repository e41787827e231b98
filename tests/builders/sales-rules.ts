import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

/** A rule of `reef`: four adults an order, nothing counted yet. */
export const aRule = (changes: Partial<SalesRuleResult> = {}): SalesRuleResult => ({
  eventId: 'reef',
  ruleType: { name: 'eventSales' },
  reason: 'Cart',
  timeFrame: 'lifetime',
  allowedQuantity: 4,
  purchasedQuantity: 0,
  inCartLimit: 0,
  isRetail: false,
  pricePointIds: ['adult'],
  validatedPricePointIds: [],
  ticketTypes: ['adult'],
  groupMax: null,
  groupQuantity: 0,
  isPreventRule: false,
  preventGroupQuantity: 0,
  fails: false,
  ...changes,
})

/** Tickets of `reef`. */
export const tickets = (personTypeId: string, quantity: number, isRetail = false): LimitedTickets => ({
  eventId: 'reef',
  personTypeId,
  quantity,
  isRetail,
})

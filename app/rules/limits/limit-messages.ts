import { type LimitReason, remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** The heading over violated rules (ORD-284). */
export const limitHeading = {
  Transaction: { text: 'event-limit-exceeded-title' },
  Cart: { text: 'event-limit-exceeded-cart-title' },
} as const satisfies Record<LimitReason, Message>

/** What earlier purchases are called. */
export const PURCHASED_PREVIOUSLY = { text: 'event-limit-purchased-previously' } as const satisfies Message

/** Asks for a change of the order (ORD-292). */
export const EDIT_ORDER = { text: 'event-limit-edit-order' } as const satisfies Message

/** The message for tickets whose slot is sold out or gone (ORD-285). */
export function noLongerAvailable(tickets: readonly string[]): Message<'tickets-no-longer-available'> {
  return { text: 'tickets-no-longer-available', args: { tickets } }
}

/** The message for tickets that exclude each other (ORD-286). */
export function notTogether(tickets: readonly string[]): Message<'tickets-not-together'> {
  return { text: 'tickets-not-together', args: { tickets } }
}

/** The message that further tickets cost the listed price; `retail` is the venue's word for it (ORD-289). */
export function addRetailBelow(retail: string): Message<'tickets-add-retail-below'> {
  return { text: 'tickets-add-retail-below', args: { retail } }
}

/** The message of a rule that several person types share; the label of its time frame is the venue's (ORD-290). */
export function combinedLine(
  { allowedQuantity: count, ticketTypes }: Pick<SalesRuleResult, 'ticketTypes' | 'allowedQuantity'>,
  timeFrame: string,
): Message<'event-limit-combined'> {
  return { text: 'event-limit-combined', args: { count, timeFrame, ticketTypes } }
}

/** The message of what a rule for one person type still allows; `label` is the venue's word for earlier purchases (ORD-291). */
export function allowanceLine(
  rule: Pick<SalesRuleResult, 'allowedQuantity' | 'purchasedQuantity'>,
  label: string,
): Message<'event-limit-none' | 'event-limit-more' | 'event-limit-more-purchased'> {
  const count = remainingLimit(rule)
  const purchased = rule.purchasedQuantity
  if (count === 0) return { text: 'event-limit-none' }
  if (purchased === 0) return { text: 'event-limit-more', args: { count } }

  return { text: 'event-limit-more-purchased', args: { count, purchased, label } }
}

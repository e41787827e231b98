import type { ComboEvent } from '#app/rules/combos/fill-combo.ts'
import { type Cents, lineTotal, sumCents } from '#app/rules/money/cents.ts'
import { type Discount, withDiscount } from '#app/rules/money/discount.ts'
import { discountFor, type EventDiscount } from '#app/rules/tickets/ticket-price.ts'

/** How a combo is sold; cents. `prices` are a fixed price's own, `memberDiscounts` those that this visitor has. */
export type ComboOffer = {
  type: 'fixedPrice' | 'discountCode'
  priceSplit: 'each' | 'total'
  prices: readonly { personTypeId: string; price: Cents }[]
  discount?: EventDiscount
  memberDiscounts: readonly (Discount & { personTypeIds: readonly string[] })[]
}

/** An event of a combo with the full prices of its chosen time by person type; below 0 is not for sale. */
export type PricedComboEvent = ComboEvent & { prices: Readonly<Record<string, Cents>> }

/** What one person pays for the whole combo, and its full price; cents. */
export type ComboPrice = { price: Cents; retail: Cents }

/**
 * What one person of a type pays for the whole combo: its own price, or what its events cost together less the discount
 * on each (ORD-108), or less as a member, whichever is best. Undefined where the combo is not sold to them.
 */
export function comboPrice(
  offer: ComboOffer,
  { events, ticketTypeId }: { events: readonly PricedComboEvent[]; ticketTypeId: string },
): ComboPrice | undefined {
  const retail = retailPrice(offer, { events, ticketTypeId })
  if (retail === undefined) return undefined
  const off = isTakenOnce(offer) ? undefined : discountOf(offer, ticketTypeId)
  const rebates = [...(off ? [off] : []), ...memberDiscountsFor(offer, ticketTypeId)]
  return { retail, price: Math.min(retail, ...rebates.map(rebate => withDiscount(retail, rebate))) }
}

type ComboTicket = { events: readonly PricedComboEvent[]; ticketTypeId: string }

function retailPrice({ type, prices }: ComboOffer, { events, ticketTypeId }: ComboTicket): Cents | undefined {
  if (type === 'fixedPrice') {
    const own = prices.find(({ personTypeId }) => personTypeId === ticketTypeId)?.price
    return own !== undefined && own >= 0 ? own : undefined
  }
  const parts = events.map(event => lineTotal(event.perPerson, event.prices[ticketTypeId] ?? -1))
  return parts.length > 0 && parts.every(part => part >= 0) ? sumCents(parts) : undefined
}

/** The discount of a combo for a person type; a fixed price has none. */
export function discountOf({ type, discount }: ComboOffer, ticketTypeId: string): Discount | undefined {
  return type === 'discountCode' ? discountFor(discount, ticketTypeId) : undefined
}

const memberDiscountsFor = ({ memberDiscounts }: ComboOffer, ticketTypeId: string): readonly Discount[] =>
  memberDiscounts.filter(
    ({ personTypeIds }) => personTypeIds.length === 0 || personTypeIds.includes(ticketTypeId),
  )

/** Whether a discount is taken once off the line instead of off every combo. */
export const isTakenOnce = ({ type, priceSplit, discount }: ComboOffer) =>
  type === 'discountCode' && (priceSplit === 'total' || discount?.distribution === 'total')

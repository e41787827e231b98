import { counts, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { isBenefit } from '#app/rules/limits/member-shares.ts'
import { offersListedPrice } from '#app/rules/limits/retail-offer.ts'
import { type RowLimits, rowLimits } from '#app/rules/limits/row-limits.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { seatBound } from '#app/rules/slots/seats.ts'
import { type Choice, chosenSlot, type OrderEvent, type TicketType, ticketTypes } from './event-model.ts'

/** One quantity of an event with everything that bounds it. `offersRetail`: more can be had below, at the full price. */
export type BoundedTicket = {
  type: TicketType
  isRetail: boolean
  quantity: number
  limits: RowLimits
  offersRetail: boolean
  /** the same ticket at the member's price stands above */
  belongsAbove: boolean
}

/**
 * The quantities of an event under its seats and rules, told anew for every choice: another slot, another quantity, other rules
 * (ORD-175). Tickets `beside`, of combos, count for the rules as well. Where members have used up their price the same ticket at retail follows,
 * or stands alone where none is bought at theirs.
 */
export function boundedRows(
  event: OrderEvent,
  choice: Choice | undefined,
  beside: readonly LimitedTickets[] = [],
): BoundedTicket[] {
  const types = ticketTypes(event, choice)
  const tickets = types.flatMap(({ id }) => [
    ticketsOf(event, { id, choice }),
    retailOf(event, { id, choice }),
  ])
  const rules = withTickets(event.limits, [...tickets, ...beside])
  const seats = seatBound(event.slots, chosenSlot(event, choice))
  const rowOf = (type: TicketType, isRetail: boolean): BoundedTicket => {
    const ticket = (isRetail ? retailOf : ticketsOf)(event, { id: type.id, choice })
    const limits = rowLimits({ ticket, tickets, rules, seats, maximum: type.maximum })
    return { type, isRetail, quantity: ticket.quantity, limits, offersRetail: false, belongsAbove: false }
  }
  const isCounted = (type: TicketType) =>
    rules.some(rule => isBenefit(rule) && counts(rule, ticketsOf(event, { id: type.id, choice })))
  return types.flatMap(type => {
    const own = rowOf(type, false)
    const atRetail = rowOf(type, true)
    const offersRetail = offersListedPrice({ price: type.price, listed: type.retail }, own.limits.binding)
    // Whoever pays what everybody pays uses up no benefit of the member.
    if (!type.forMembers && own.quantity === 0 && isCounted(type)) return [atRetail]
    if (offersRetail && own.quantity === 0 && !own.limits.mayAdd) return [atRetail]
    const isShown = offersRetail || atRetail.quantity > 0
    return isShown
      ? [
          { ...own, offersRetail },
          { ...atRetail, belongsAbove: true },
        ]
      : [own]
  })
}

type RowChoice = { id: string; choice: Choice | undefined }

const ticketsOf = ({ id: eventId }: OrderEvent, { id, choice }: RowChoice) => ({
  eventId,
  personTypeId: id,
  quantity: choice?.quantities[id] ?? 0,
  isRetail: false,
})

const retailOf = ({ id: eventId }: OrderEvent, { id, choice }: RowChoice) => ({
  eventId,
  personTypeId: id,
  quantity: choice?.retail[id] ?? 0,
  isRetail: true,
})

import { isBenefit } from '#app/rules/limits/member-shares.ts'
import {
  repairedTickets,
  strictestRefusals,
  type TicketBounds,
  type TicketRefusal,
  ticketRefusals,
} from '#app/rules/limits/repair-tickets.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { seatBound } from '#app/rules/slots/seats.ts'
import { type Choice, chosenSlot, type OrderEvent, ticketTypes } from './event-model.ts'
import type { TicketKey } from './use-event-choices.ts'

/** What keeps an event's tickets from being ordered as they are, the strictest first, and the smallest change that mends it all. */
export type EventRepair = {
  refusals: TicketRefusal[]
  changes: TicketChange[]
  /** the tickets of the event that there are after it */
  kept: TicketChange[]
}

type TicketChange = { ticket: TicketKey; quantity: number }

/** Null while the tickets can be ordered as they are, with those `beside` that combos have of the event. */
export function eventRepair(
  event: OrderEvent,
  choice: Choice | undefined,
  beside: readonly LimitedTickets[],
): EventRepair | null {
  const types = ticketTypes(event, choice)
  const tickets = types.flatMap(({ id: personTypeId }): LimitedTickets[] => {
    const of = (chosen: Record<string, number> | undefined) => chosen?.[personTypeId] ?? 0
    const facts = { eventId: event.id, personTypeId }
    return [
      { ...facts, quantity: of(choice?.quantities), isRetail: false },
      { ...facts, quantity: of(choice?.retail), isRetail: true },
    ]
  })
  const bounds: TicketBounds = {
    rules: event.limits,
    seats: seatBound(event.slots, chosenSlot(event, choice)),
    maximums: Object.fromEntries(types.map(({ id, maximum }) => [id, maximum])),
    beside,
  }
  const refusals = ticketRefusals(tickets, bounds)
  if (refusals.length === 0) return null
  const repaired = repairedTickets(tickets, bounds).map(
    ({ eventId, personTypeId: ticketTypeId, isRetail, quantity }): TicketChange => ({
      ticket: { eventId, ticketTypeId, isRetail },
      quantity,
    }),
  )
  const chosenIds = tickets.filter(({ quantity }) => quantity > 0).map(({ personTypeId }) => personTypeId)
  return {
    refusals: strictestRefusals(refusals, chosenIds),
    changes: repaired.filter(({ quantity }, index) => quantity !== tickets[index]?.quantity),
    kept: repaired.filter(({ quantity }) => quantity > 0),
  }
}

/** How many tickets an order may have of the event, at whatever price, where one rule says so for all its kinds; null where none does. */
export function mostOfEvent(event: OrderEvent, choice: Choice | undefined): number | null {
  const ids = ticketTypes(event, choice).map(({ id }) => id)
  const bounds = event.limits.flatMap(rule => {
    const { groupMax, isPreventRule, reason, pricePointIds, isRetail } = rule
    return groupMax !== null &&
      !isPreventRule &&
      !isRetail &&
      !isBenefit(rule) &&
      reason === 'Cart' &&
      ids.every(id => pricePointIds.includes(id))
      ? [groupMax]
      : []
  })
  return bounds.length > 0 ? Math.min(...bounds) : null
}

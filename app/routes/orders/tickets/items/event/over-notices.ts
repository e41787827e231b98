import type { FormatText } from '#app/rules/limits/limit-words.ts'
import type { TicketRefusal } from '#app/rules/limits/repair-tickets.ts'
import { ticketRefusalMessage } from '#app/rules/limits/ticket-refusal-message.ts'
import { quantityField } from './event-form.ts'
import { type Choice, type OrderEvent, ticketTypes } from './event-model.ts'
import type { EventRepair } from './event-repair.ts'

/** `repairs`: the button that mends all of it stands here. */
type OverNotice = { words: string; repairs: boolean }

type OverNotices = {
  /** by the field of the quantity that it stands below */
  words: Map<string, OverNotice>
  /** the fields at which something stands about a kind of ticket */
  fieldsFor: (personTypeId: string) => string[]
}

type Place = { event: OrderEvent; choice: Choice | undefined; formatMessage: FormatText }

/**
 * What is too much of an event: below each quantity that the smallest change makes less one sentence, of the strictest of what
 * was not told above it; the button that makes this change stands with the first of them.
 */
export function overNotices(
  repair: EventRepair | null,
  { event, choice, formatMessage }: Place,
): OverNotices {
  const sold = ticketTypes(event, choice)
  const words = new Map<string, OverNotice>()
  const places: { field: string; refusal: TicketRefusal }[] = []
  for (const { ticket } of repair?.changes ?? []) {
    const field = quantityField(ticket.eventId, ticket.ticketTypeId, ticket.isRetail)
    const refusal = repair?.refusals.find(
      one => one.personTypeIds.includes(ticket.ticketTypeId) && !places.some(place => place.refusal === one),
    )
    if (!refusal) continue
    words.set(field, { words: formatMessage(ticketRefusalMessage(refusal, sold)), repairs: words.size === 0 })
    places.push({ field, refusal })
  }
  const concerns = ({ personTypeIds }: TicketRefusal, id: string) => personTypeIds.includes(id)
  return {
    words,
    fieldsFor: id => {
      const own = places.filter(({ refusal }) => concerns(refusal, id))
      // What the change of another kind mends is told there.
      const mended = repair?.refusals.some(refusal => concerns(refusal, id)) ? places.slice(0, 1) : []
      return (own.length > 0 ? own : mended).map(({ field }) => field)
    },
  }
}

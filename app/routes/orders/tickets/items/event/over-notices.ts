import { notTogether } from '#app/rules/limits/limit-messages.ts'
import type { FormatText } from '#app/rules/limits/limit-words.ts'
import type { TicketRefusal } from '#app/rules/limits/repair-tickets.ts'
import { timeFrameLabel } from '#app/rules/limits/sales-rule.ts'
import { quantityField } from './event-form.ts'
import { type Choice, type OrderEvent, ticketTypes } from './event-model.ts'
import type { EventRepair } from './event-repair.ts'

type OverNotice = { words: string; repairTo: number | null }

type OverNotices = Pick<EventRepair, 'changes'> & {
  /** by the field of the quantity that it stands below */
  words: Map<string, OverNotice>
  /** the fields at which something stands about a kind of ticket */
  fieldsFor: (personTypeId: string) => string[]
}

type Place = { event: OrderEvent; choice: Choice | undefined; formatMessage: FormatText }

/**
 * What is too much of an event, each once, below the first quantity that the smallest change makes less; the button that makes this
 * change stands with the first of them.
 */
export function overNotices(repair: EventRepair | null, place: Place): OverNotices {
  const words = new Map<string, OverNotice>()
  const places: { field: string; refusal: TicketRefusal }[] = []
  for (const { ticket } of repair?.changes ?? []) {
    const field = quantityField(ticket.eventId, ticket.ticketTypeId, ticket.isRetail)
    const unsaid = (repair?.refusals ?? []).filter(
      refusal =>
        refusal.personTypeIds.includes(ticket.ticketTypeId) &&
        !places.some(place => place.refusal === refusal),
    )
    if (unsaid.length === 0) continue
    const sentences = [...new Set(unsaid.map(refusal => overWords(refusal, place)))]
    words.set(field, { words: sentences.join(' '), repairTo: words.size === 0 ? (repair?.count ?? 0) : null })
    places.push(...unsaid.map(refusal => ({ field, refusal })))
  }
  return {
    words,
    changes: repair?.changes ?? [],
    fieldsFor: id => [
      ...new Set(
        places.filter(({ refusal }) => refusal.personTypeIds.includes(id)).map(({ field }) => field),
      ),
    ],
  }
}

/** A refusal as a sentence with its numbers. */
function overWords(
  { reason, most, chosen, personTypeIds, timeFrame }: TicketRefusal,
  { event, choice, formatMessage }: Place,
): string {
  const types = ticketTypes(event, choice)
  const names = types.filter(({ id }) => personTypeIds.includes(id)).map(({ name }) => name)
  const args = { most, chosen }
  if (reason === 'apart') return formatMessage(notTogether(names))
  if (reason === 'seats') return formatMessage({ text: 'event-limit-over-seats', args })
  if (timeFrame)
    return formatMessage({
      text: 'event-limit-over-time',
      args: { ...args, tickets: names, timeFrame: formatMessage(timeFrameLabel[timeFrame]) },
    })
  return names.length === types.length
    ? formatMessage({ text: 'event-limit-over', args })
    : formatMessage({ text: 'event-limit-over-of', args: { ...args, tickets: names } })
}

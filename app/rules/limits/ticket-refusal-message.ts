import { notTogether } from '#app/rules/limits/limit-messages.ts'
import type { TicketRefusal } from '#app/rules/limits/repair-tickets.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** The kinds of ticket that an event sells, with their names. */
type SoldTypes = readonly { id: string; name: string }[]

/** What keeps tickets from being ordered so, with its numbers; which kinds it is about where it is not about all that are sold. */
export function ticketRefusalMessage(
  refusal: TicketRefusal,
  sold: SoldTypes,
):
  | ReturnType<typeof notTogether>
  | Message<`event-limit-over${'' | '-of' | '-time' | '-time-of' | '-seats'}`> {
  const { reason, most, chosen, scope, earlier } = refusal
  const tickets = sold.filter(({ id }) => refusal.personTypeIds.includes(id)).map(({ name }) => name)
  const isOfAll = tickets.length === sold.length
  if (reason === 'apart') return notTogether(tickets)
  if (reason === 'seats') return { text: 'event-limit-over-seats', args: { most, chosen } }
  if (earlier) {
    const { timeFrame: frame, allowed, purchased } = earlier
    const args = { allowed, purchased, chosen, frame, scope }

    return isOfAll
      ? { text: 'event-limit-over-time', args }
      : { text: 'event-limit-over-time-of', args: { ...args, tickets } }
  }

  return isOfAll
    ? { text: 'event-limit-over', args: { most, chosen, scope } }
    : { text: 'event-limit-over-of', args: { most, chosen, scope, tickets } }
}

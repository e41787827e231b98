import type { CartLine } from '#app/contract/carts.ts'
import { dateText, twelveHour } from '#app/rules/calendar/date-text.ts'

export type MailedTicket = { id: string; code: string; slotId: string; personTypeId: string }

/** One visit: what, when, and the tickets for it. */
export type Admission = {
  name: string
  date: string
  time: string
  tickets: (MailedTicket & { name: string })[]
}

/** The visits of an order in the order of its lines, each with its tickets by name; those of a combo one by one. */
export function admissionsOf(
  { lines, tickets }: { lines: CartLine[]; tickets: MailedTicket[] },
  locale: string,
): Admission[] {
  const slots = new Map(
    lines.flatMap(line => line.events.map(slot => [slot.eventId, { name: line.name, ...slot }])),
  )
  const items = lines.flatMap(line => line.items)
  const nameOf = (slotId: string, personTypeId: string) =>
    items.find(item => item.eventId === slotId && item.ticketTypeId === personTypeId)?.name ?? ''
  return [...slots.values()].map(({ eventId, name, startTime = '' }) => ({
    name,
    date: startTime ? dateText({ date: startTime.slice(0, 10) }, { pattern: 'long', locale }) : '',
    time: startTime ? twelveHour(startTime.slice(11, 16)) : '',
    tickets: tickets
      .filter(ticket => ticket.slotId === eventId)
      .map(ticket => ({ ...ticket, name: nameOf(eventId, ticket.personTypeId) })),
  }))
}

/** A code in groups, for those who read it out. */
export const spokenCode = (code: string) => code.replace(/(.{5})(?=.)/g, '$1 ')

/** The name by which the HTML refers to the picture of a ticket's code. */
export const contentIdOf = ({ id }: Pick<MailedTicket, 'id'>) => `ticket-${id}@marquee`

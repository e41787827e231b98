import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { ticketItemId } from '#app/rules/carts/ticket-item-id.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { allowances } from '../limits/evaluate-limits.ts'
import { memberShares, type ShareableTickets } from '../limits/member-shares.ts'
import { pricingCategories } from '../memberships/held-membership.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { memberSavingOn, priceListOf } from '../pricing/visitor-price.ts'
import type { BasketQuestion } from './basket-question.ts'

type ChosenTicket = CartDocument['templates'][number]['events'][number]['tickets'][number]

/** The tickets of one person type at one start: how many at this visitor's price, and how many at the price for everybody. */
type TicketRow = { eventId: string; slotId: string; personTypeId: string; own: number; retail: number }

/**
 * The cart with the member's price on as many of its tickets as the benefits of its buyer allow, and the price for everybody on the rest.
 * Nobody is lost or added. Tickets that are at the price for everybody already stay so, unless the benefits are others than before (`anew`).
 */
export function arrangeMemberTickets(
  { document, book, limits }: BasketQuestion,
  { anew }: { anew: boolean },
): CartDocument {
  const rows = ticketRows(document)
  const free = rows.map(({ own, retail }) => (anew ? own + retail : own))
  const shareable = rows.map((row, at) => ({ ...shareableOf(row, book), quantity: free[at]! }))
  const shares = memberShares(shareable, allowances(limits))
  const arranged = new Map(
    rows.map((row, at) => [
      keyOf(row),
      { ...row, own: shares[at]!, retail: row.own + row.retail - shares[at]! },
    ]),
  )
  return {
    ...document,
    templates: document.templates.map(template => ({
      ...template,
      events: template.events.map(slot => ({
        ...slot,
        tickets: arrangedTickets(slot.tickets, { slotId: slot.eventId, arranged }),
      })),
    })),
  }
}

const keyOf = ({ slotId, personTypeId }: Pick<TicketRow, 'slotId' | 'personTypeId'>) =>
  `${slotId} ${personTypeId}`

function ticketRows({ templates }: CartDocument): TicketRow[] {
  const rows = new Map<string, TicketRow>()
  for (const { eventTemplateId: eventId, events } of templates)
    for (const { eventId: slotId, tickets } of events)
      for (const { ticketTypeId: personTypeId, quantity, isRetail } of tickets) {
        const row = { eventId, slotId, personTypeId, own: 0, retail: 0 }
        const known = rows.get(keyOf(row)) ?? row
        const price = isRetail ? 'retail' : 'own'
        rows.set(keyOf(row), { ...known, [price]: known[price] + quantity })
      }
  return [...rows.values()]
}

/** What is known of the tickets of a row; of those that are not sold nothing is saved. */
function shareableOf(
  { eventId, slotId, personTypeId }: TicketRow,
  book: PriceBook,
): Omit<ShareableTickets, 'quantity'> {
  const event = catalogueMaps(book.venue).events.get(eventId)
  const list = event && priceListOf(event, book.slots.get(slotId)?.priceListId ?? null)
  const entry = list?.prices.find(price => price.personTypeId === personTypeId)
  const tickets = { eventId, personTypeId }
  if (!event || !entry) return { ...tickets, saving: 0 }
  const { minimum, maximum } = entry
  return { ...tickets, minimum, maximum, saving: memberSavingOn(event, entry, pricingCategories(book)) }
}

type Arranged = { slotId: string; arranged: ReadonlyMap<string, TicketRow> }

/** The tickets of one start as they are bought now, each kind where it stood. */
function arrangedTickets(tickets: readonly ChosenTicket[], { slotId, arranged }: Arranged): ChosenTicket[] {
  const personTypeIds = [...new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))]
  return personTypeIds.flatMap(personTypeId => {
    const { own, retail } = arranged.get(keyOf({ slotId, personTypeId }))!
    const ticketOf = (quantity: number, isRetail: boolean): ChosenTicket[] => {
      const known = tickets.find(one => one.ticketTypeId === personTypeId && one.isRetail === isRetail)
      const id = ticketItemId({ slotId, ticketTypeId: personTypeId, isRetail })
      return quantity > 0 ? [{ id, ticketTypeId: personTypeId, isRetail, ...known, quantity }] : []
    }
    return [...ticketOf(own, false), ...ticketOf(retail, true)]
  })
}

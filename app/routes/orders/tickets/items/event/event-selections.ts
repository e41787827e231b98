import type { CartPayload } from '#app/contract/carts.ts'
import type { OrderAddress } from '../../order-address.ts'
import type { Choice } from './event-model.ts'

/** An event that belongs on the order page: what the cart holds of it, or nothing yet where only the address names it. */
export type EventSelection = Omit<Choice, 'slotId'> & {
  eventId: string
  date: string | null
  time: string | null
  inCart: boolean
}

/** The cart's events first, in its order, then what the address adds, on the day that it names. */
export function readEventSelections(cart: CartPayload | null, address: OrderAddress): EventSelection[] {
  const carted = cart ? cartedEvents(cart) : []
  const known = new Set(carted.map(({ eventId }) => eventId))
  const named = address.eventIds
    .filter(eventId => !known.has(eventId))
    .map(
      (eventId): EventSelection => ({
        eventId,
        date: null,
        time: null,
        quantities: {},
        retail: {},
        inCart: false,
      }),
    )
  return [...carted, ...named].map(selection => onDayOfAddress(selection, address))
}

function cartedEvents({ orders, templates }: CartPayload): EventSelection[] {
  const slots = new Map(templates.flatMap(({ events }) => events.map(slot => [slot.eventId, slot])))
  const lines = orders.filter(line => line.itemType === 'Event' && line.eventTemplateId)
  return lines.map((line): EventSelection => {
    const [slot] = line.events
    const tickets = slots.get(slot?.eventId ?? '')?.tickets ?? []
    return {
      eventId: line.eventTemplateId!,
      date: slot?.startTime?.slice(0, 10) || null,
      time: slot?.startTime?.slice(11, 16) || null,
      quantities: counted(tickets.filter(({ isRetail }) => !isRetail)),
      retail: counted(tickets.filter(({ isRetail }) => isRetail)),
      inCart: true,
    }
  })
}

const counted = (tickets: readonly { ticketTypeId: string; quantity: number }[]) =>
  Object.fromEntries(tickets.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity]))

/** A date in the address is that of the events it names; while dates are being changed it waits for its change (ORD-077). */
function onDayOfAddress(
  selection: EventSelection,
  { date, time, eventIds, changedIds, ownDays }: OrderAddress,
): EventSelection {
  const ownDay = ownDays[selection.eventId]
  if (ownDay && !selection.inCart) return { ...selection, date: ownDay }
  const isNamed = changedIds.length === 0 && eventIds.includes(selection.eventId)
  const isNew = changedIds.length > 0 && !selection.inCart && changedIds.includes(selection.eventId)
  return (isNamed || isNew) && date ? { ...selection, date, time: time ?? selection.time } : selection
}

import type {
  Cart,
  CartAddOn,
  CartCombo,
  CartDonation,
  CartEvent,
  CartForm,
  CartMembership,
  CartTicket,
} from '#app/rules/carts/cart.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

/** What a visitor orders, item by item, as the order page has it. */
export type Orders = {
  events: readonly { eventTemplateId: string; eventId: string; tickets: CartTicket[]; addOns: CartAddOn[] }[]
  combos: readonly CartCombo[]
  memberships: readonly CartMembership[]
  donations: readonly CartDonation[]
}

/**
 * The cart with all its items rebuilt from the orders. Slots chosen before for a combo's events stay where the order
 * names none, and so do forms, except those whose event has no tickets any more (ORD-147, ORD-148).
 */
export function updateCart<C extends Cart>(cart: C, orders: Orders): C {
  const rebuilt = {
    ...cart,
    templates: groupByEvent(orders.events),
    comboItems: orders.combos.map(combo => keepChosenEvents(combo, cart.comboItems)),
    memberships: [...orders.memberships],
    donations: [...orders.donations],
  }

  return { ...rebuilt, forms: cart.forms.filter(form => isFormNeeded(form, rebuilt)) }
}

/** The cart without event and combo entries, and slots of events, that hold no tickets (ORD-149). */
export function cleanCart<C extends Cart>(cart: C): C {
  const templates = cart.templates.map(event => ({
    ...event,
    events: event.events.filter(slot => countTickets(slot.tickets) > 0),
  }))

  return {
    ...cart,
    templates: templates.filter(event => event.events.length > 0),
    comboItems: cart.comboItems.filter(combo => countTickets(combo.tickets) > 0),
  }
}

/** The cart with only its first membership and first donation where the venue says so (ORD-150, ORD-151, CHK-159). */
export function limitCart<C extends Cart>(
  cart: C,
  {
    limitMemberships = false,
    limitDonations = true,
  }: { limitMemberships?: boolean; limitDonations?: boolean },
): C {
  return {
    ...cart,
    memberships: limitMemberships ? cart.memberships.slice(0, 1) : cart.memberships,
    donations: limitDonations ? cart.donations.slice(0, 1) : cart.donations,
  }
}

function groupByEvent(events: Orders['events']): CartEvent[] {
  const groups = new Map<string, CartEvent>()
  for (const { eventTemplateId, ...slot } of events) {
    const known = groups.get(eventTemplateId)
    groups.set(eventTemplateId, { eventTemplateId, events: [...(known?.events ?? []), slot] })
  }

  return [...groups.values()]
}

function keepChosenEvents(combo: CartCombo, before: readonly CartCombo[]): CartCombo {
  const chosen = before.find(({ comboTemplateId }) => comboTemplateId === combo.comboTemplateId)?.events ?? []
  if (combo.events.length === 0) return { ...combo, events: chosen }

  return {
    ...combo,
    events: combo.events.map(event => ({
      ...chosen.find(({ eventTemplateId }) => eventTemplateId === event.eventTemplateId),
      ...event,
    })),
  }
}

function isFormNeeded(
  form: CartForm,
  { templates, comboItems }: Pick<Cart, 'templates' | 'comboItems'>,
): boolean {
  if (form.itemType !== 'Event' && form.itemType !== 'Combo') return true

  const ofEvents = templates
    .filter(event => event.eventTemplateId === form.itemId)
    .flatMap(event => event.events.flatMap(slot => slot.tickets))
  const ofCombos = comboItems.flatMap(combo =>
    combo.tickets.filter(
      ticket => form.itemId === combo.comboTemplateId || form.itemId === ticket.eventTemplateId,
    ),
  )

  return countTickets([...ofEvents, ...ofCombos]) > 0
}

import type { CartInput } from '#app/contract/carts.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

/** What was chosen, as it is sent and stored: without prices and names, which are looked up every time. */
export type CartItems = Pick<CartInput, 'templates' | 'comboItems' | 'memberships' | 'donations'>

type Combo = CartItems['comboItems'][number]

/**
 * The cart with all its items rebuilt from the orders. Slots chosen before for a combo's events stay where the order
 * names none (ORD-147), and so does who a membership is for. Its forms follow from the items (`rules/forms/cart-forms.ts`).
 */
export function updateCart<Orders extends CartItems>(stored: CartItems, orders: Orders): Orders {
  return {
    ...orders,
    comboItems: orders.comboItems.map(combo => keepChosenEvents(combo, stored.comboItems)),
    memberships: orders.memberships.map(membership => keepPeople(membership, stored.memberships)),
  }
}

/**
 * The cart without tickets and add-ons of quantity 0, and without event and combo entries, and slots of events, that hold
 * no tickets (ORD-149).
 */
export function cleanCart<C extends CartItems>(cart: C): C {
  const templates = cart.templates.map(event => ({ ...event, events: event.events.flatMap(cleanSlot) }))

  return {
    ...cart,
    templates: templates.filter(event => event.events.length > 0),
    comboItems: cart.comboItems.filter(combo => countTickets(combo.tickets) > 0),
  }
}

/** The cart with only its first membership and first donation where the venue says so (ORD-150, ORD-151, CHK-159). */
export function limitCart<C extends CartItems>(
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

function cleanSlot(slot: CartItems['templates'][number]['events'][number]) {
  const tickets = slot.tickets.filter(hasQuantity)
  if (tickets.length === 0) return []

  return [{ ...slot, tickets, addOns: slot.addOns.filter(hasQuantity) }]
}

const hasQuantity = ({ quantity }: { quantity: number }) => quantity > 0

function keepChosenEvents(combo: Combo, before: readonly Combo[]): Combo {
  const chosen = before.find(item => isSameCombo(item, combo))?.events ?? []
  if (combo.events.length === 0) return { ...combo, events: chosen }

  return {
    ...combo,
    events: combo.events.map(event => ({
      ...chosen.find(({ eventTemplateId }) => eventTemplateId === event.eventTemplateId),
      ...event,
    })),
  }
}

/** The same combo may stand in a cart twice, for two days: then the ids of the items tell them apart. */
const isSameCombo = (a: Combo, b: Combo) =>
  a.comboTemplateId === b.comboTemplateId && (a.id === undefined || b.id === undefined || a.id === b.id)

type Membership = CartItems['memberships'][number]

/** Only an item of the same level, bought in the same way, is for the same people. */
function keepPeople(membership: Membership, before: readonly Membership[]): Membership {
  const info = before.find(item => isSameMembership(item, membership))?.membershipInfo

  return membership.membershipInfo || !info ? membership : { ...membership, membershipInfo: info }
}

const isSameMembership = (a: Membership, b: Membership) =>
  a.id === b.id &&
  a.type === b.type &&
  a.membershipCategoryId === b.membershipCategoryId &&
  a.membershipId === b.membershipId &&
  a.isGift === b.isGift

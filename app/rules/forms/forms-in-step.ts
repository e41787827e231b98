import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { type AskingItem, cartForms, type KnownForm } from '#app/rules/forms/cart-forms.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

/** The forms that a cart's items ask for, with what they were answered. */
export type CartForms = CartDocument['forms']

type Items = Pick<CartDocument, 'templates' | 'comboItems'>

/** The references that a cart's items call for, with the responses that `known` has for them (ORD-148, ORD-219). */
export function formsInStep(
  items: Items,
  { venue, known }: { venue: Catalogue; known: readonly KnownForm[] },
): CartForms {
  return cartForms({ items: askingItems(items, venue), known })
}

/** Events first, those of combos among them; only events and combos are asked for (ORD-161). */
function askingItems({ templates, comboItems }: Items, venue: Catalogue): AskingItem[] {
  const { events, forms } = catalogueMaps(venue)
  const formsOf = (ids: readonly string[] = []) => ids.flatMap(id => forms.get(id) ?? [])
  const event = (eventTemplateId: string, tickets: number): AskingItem => ({
    itemId: eventTemplateId,
    itemName: events.get(eventTemplateId)?.name ?? eventTemplateId,
    itemType: 'Event',
    forms: formsOf(events.get(eventTemplateId)?.orderFormIds),
    tickets,
  })
  const combos = comboItems.map(
    ({ comboTemplateId, events: parts, tickets }): AskingItem & { partIds: string[] } => {
      const combo = venue.combos.find(({ id }) => id === comboTemplateId)
      return {
        itemId: comboTemplateId,
        itemName: combo?.name ?? comboTemplateId,
        itemType: 'Combo',
        forms: formsOf(combo?.orderFormIds),
        partIds: parts.map(({ eventTemplateId }) => eventTemplateId),
        tickets: countTickets(tickets),
      }
    },
  )
  return [
    ...templates.map(({ eventTemplateId, events: slots }) =>
      event(eventTemplateId, countTickets(slots.flatMap(slot => slot.tickets))),
    ),
    ...combos.flatMap(({ partIds, tickets }) => partIds.map(id => event(id, tickets))),
    ...combos,
  ]
}

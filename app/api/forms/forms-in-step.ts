import type { CartDocument } from '#app/data/queries/carts.ts'
import { listResponses } from '#app/data/queries/forms.ts'
import { type AskingItem, cartForms, type KnownForm } from '#app/rules/forms/cart-forms.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'
import type { ApiContext } from '../kernel/context.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import type { Venue } from '../kernel/venue-store.ts'

type Forms = CartDocument['forms']
type Items = Pick<CartDocument, 'templates' | 'comboItems'>

/** The references that a cart's items call for, with the responses that `known` has for them (ORD-148, ORD-219). */
export function formsInStep(
  items: Items,
  { venue, known }: { venue: Venue; known: readonly KnownForm[] },
): Forms {
  return cartForms({ items: askingItems(items, venue), known })
}

/** Events first, those of combos among them; only events and combos are asked for (ORD-161). */
function askingItems({ templates, comboItems }: Items, venue: Venue): AskingItem[] {
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

type Sent = { cartId: string; sent: Forms; stored: Forms }

/**
 * What is known of a cart's responses: first those a request names, as far as they were given for this cart and item, then
 * those the cart holds. A response that somebody else has given answers nothing.
 */
export async function knownForms(
  { db, tenantId }: Pick<ApiContext, 'db' | 'tenantId'>,
  { cartId, sent, stored }: Sent,
): Promise<KnownForm[]> {
  const held = new Set(stored.map(reference => responseKey(reference)))
  const named = sent.filter(({ formResponseId }) => formResponseId)
  const ids = named
    .filter(reference => !held.has(responseKey(reference)))
    .map(({ formResponseId = '' }) => formResponseId)
  const rows = await listResponses(db, tenantId, { cartId, ids })
  const isOwn = ({ formId, itemId, formResponseId }: Forms[number]) =>
    rows.some(row => row.id === formResponseId && row.formId === formId && (row.itemId ?? itemId) === itemId)
  const good = sent.map(reference =>
    held.has(responseKey(reference)) || isOwn(reference)
      ? reference
      : { ...reference, formResponseId: undefined },
  )
  return [...good, ...stored]
}

const responseKey = ({ formId, itemId, formResponseId }: Forms[number]) =>
  [formId, itemId, formResponseId].join('\n')

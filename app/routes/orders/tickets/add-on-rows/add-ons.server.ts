import type { AddonPayload } from '#app/contract/addons.ts'
import { ticketItemId, type CartDraft, type CartPayload } from '#app/contract/carts.ts'
import type { EventTemplatePayload } from '#app/contract/events.ts'
import { addOnRange } from '#app/rules/addons/add-on-terms.ts'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'
import type { AddOnChoices, OfferedAddOns, OrderAddOn } from './add-on-model.ts'

type Ordered = {
  templates: readonly Pick<EventTemplatePayload, 'id' | 'addOns'>[]
  /** what is sold online now, with its stock */
  sold: readonly AddonPayload[]
  cart: CartPayload | null
  /** the add-on that the address names (ORD-062) */
  askedId: string | null
}

/** What each event of the order offers beside its tickets, and what is chosen of it: what the cart holds, and what a link asks for. */
export function offeredAddOns({ templates, sold, cart, askedId }: Ordered): {
  offered: OfferedAddOns
  chosen: AddOnChoices
} {
  const carted = cartedAddOns(cart)
  const offered = Object.fromEntries(
    templates.map(({ id, addOns }) => {
      const ids = addOns.inventoryAddOns.map(addOn => addOn.id)
      const items = sold.filter(item => item.type === 'inventory' && ids.includes(item.id))
      return [id, items.map(item => orderAddOn(item, carted[id]?.[item.inventoryId] ?? 0))]
    }),
  )
  const askedOf = Object.keys(offered).find(id => offered[id]?.some(addOn => addOn.id === askedId))
  const chosen = Object.entries(offered).map(([eventId, addOns]) => [
    eventId,
    Object.fromEntries(
      addOns.map(addOn => [
        addOn.id,
        addOn.carted || (eventId === askedOf && addOn.id === askedId ? firstOf(addOn) : 0),
      ]),
    ),
  ])
  return { offered, chosen: Object.fromEntries(chosen) }
}

/** One piece, or the fixed number of them; none where nothing is left. */
function firstOf({ terms, left }: OrderAddOn): number {
  const { fixed, most } = addOnRange(terms, left)
  return most === 0 ? 0 : (fixed ?? 1)
}

function orderAddOn(item: AddonPayload, carted: number): OrderAddOn {
  const { id, name, description, images, price, priceSplit, quantityType, quantity, maximum } = item
  return {
    id,
    name,
    description,
    picture: images.find(image => image.primary) ?? images[0] ?? null,
    terms: { price, priceSplit, quantityType, quantity, maximum },
    left: item.availableQuantity,
    carted,
  }
}

/** Pieces in the cart by event and stock reference. */
function cartedAddOns(cart: CartPayload | null): Record<string, Record<string, number>> {
  return Object.fromEntries(
    (cart?.templates ?? []).map(({ eventTemplateId, events }) => [
      eventTemplateId,
      Object.fromEntries(
        events.flatMap(slot => slot.addOns.map(({ inventoryId, quantity }) => [inventoryId, quantity])),
      ),
    ]),
  )
}

/** How many pieces of each add-on the form asks for, by event. What is no number is 0. */
export function readAddOns(form: FormData): AddOnChoices {
  const choices: AddOnChoices = {}
  for (const [name, value] of form) {
    const [kind, eventId, addOnId] = name.split(':')
    if (kind !== 'addon' || !eventId || !addOnId || typeof value !== 'string') continue
    choices[eventId] = { ...choices[eventId], [addOnId]: parseQuantity(value) }
  }
  return choices
}

type Templates = NonNullable<CartDraft['templates']>

/** The cart's events with their add-ons; those of an event that is left out go with it. */
export function withChosenAddOns(
  templates: Templates,
  { chosen, sold }: { chosen: AddOnChoices; sold: readonly Pick<AddonPayload, 'id' | 'inventoryId'>[] },
): Templates {
  return templates.map(template => ({
    ...template,
    events: template.events.map(slot => ({
      ...slot,
      addOns: Object.entries(chosen[template.eventTemplateId] ?? {})
        .filter(([, quantity]) => quantity > 0)
        .map(([addOnId, quantity]) => ({
          id: ticketItemId({ eventId: slot.eventId, ticketTypeId: addOnId }),
          inventoryId: sold.find(({ id }) => id === addOnId)?.inventoryId ?? addOnId,
          quantity,
        })),
    })),
  }))
}

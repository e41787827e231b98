import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { EventTemplatePayload } from '#app/contract/events.ts'
import { addOnRange } from '#app/rules/addons/add-on-terms.ts'
import type { AddOnChoices, OfferedAddOns, OrderAddOn } from './add-on-model.ts'

type Ordered = {
  /** events by their id, combos by their item in the order */
  templates: readonly Pick<EventTemplatePayload, 'id' | 'addOns'>[]
  /** what is sold online now, with its stock */
  sold: readonly AddonPayload[]
  cart: CartPayload | null
  /** the add-on that the address names (ORD-062) */
  askedId: string | null
}

/** What each event and combo of the order offers beside its tickets, and what is chosen of it: what the cart holds, and what a link asks for. */
export function offeredAddOns({ templates, sold, cart, askedId }: Ordered): {
  offered: OfferedAddOns
  chosen: AddOnChoices
} {
  const carted = cartedAddOns(cart)
  const offered = Object.fromEntries(
    templates.map(({ id, addOns }) => {
      const ids = addOns.inventoryAddOns.map(addOn => addOn.id)
      const items = sold.filter(item => item.type === 'inventory' && ids.includes(item.id))
      return [
        id,
        items.map(item => orderAddOn(item, carted[id]?.[item.inventoryId] ?? carted[id]?.[item.id] ?? 0)),
      ]
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

/** Pieces in the cart: of events by stock reference, of combos by add-on. */
function cartedAddOns(cart: CartPayload | null): Record<string, Record<string, number>> {
  const ofEvents = (cart?.templates ?? []).map(({ eventTemplateId, events }) => [
    eventTemplateId,
    Object.fromEntries(
      events.flatMap(slot => slot.addOns.map(({ inventoryId, quantity }) => [inventoryId, quantity])),
    ),
  ])
  const ofCombos = (cart?.comboItems ?? []).map(({ id, addOns }) => [
    id,
    Object.fromEntries(addOns.map(({ addOnId, quantity }) => [addOnId, quantity])),
  ])
  return Object.fromEntries([...ofEvents, ...ofCombos])
}

import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { EventTemplatePayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { addOnRange, firstQuantity } from '#app/rules/addons/add-on-terms.ts'
import type { OrderAddress } from '../../order-address.ts'
import type { AddOnChoices, OfferedAddOns, OrderAddOn } from './add-on-model.ts'

/** What is sold beside tickets, with its stock; none where that cannot be read. */
export function loadSold({ api, context }: Visit): Promise<AddonPayload[]> {
  const response = api.addons.list({}).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'add-ons', fallback: [] })
}

type AddOnQuery = {
  /** events by their id, combos by their item in the order */
  templates: readonly Pick<EventTemplatePayload, 'id' | 'addOns'>[]
  /** what is sold online now, with its stock */
  sold: readonly AddonPayload[]
  cart: CartPayload | null
  /** the add-on that the address names (ORD-062) */
  askedId: string | null
}

/** What each event and combo of the order offers beside its tickets, and what is chosen of it: what the cart holds, and what a link asks for. */
export function offeredAddOns({ templates, sold, cart, askedId }: AddOnQuery): {
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
        addOn.carted ||
          (eventId === askedOf && addOn.id === askedId
            ? firstQuantity(addOnRange(addOn.terms, addOn.left))
            : 0),
      ]),
    ),
  ])
  return { offered, chosen: Object.fromEntries(chosen) }
}

/** The add-on that the address names and nothing of the order offers, by name; null where there is none. */
export function unofferedAddOn(
  { addOnId }: OrderAddress,
  { sold, offered }: { sold: readonly AddonPayload[]; offered: OfferedAddOns },
): string | null {
  if (Object.values(offered).some(addOns => addOns.some(({ id }) => id === addOnId))) return null
  return sold.find(({ id, type }) => id === addOnId && type === 'inventory')?.name ?? null
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

import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { pushCombos } from './push-combos.ts'

type ChosenTemplate = CartDocument['templates'][number]
type ChosenSlot = ChosenTemplate['events'][number]
type QuantityItem = { id?: string; quantity: number }

/**
 * The cart with more items. Quantities of the same tickets for the same slot are added up; every other item is added beside the existing
 * ones.
 */
export function pushItems(cart: CartDocument, added: CartDocument): CartDocument {
  return {
    ...cart,
    ...added,
    templates: mergeBy([...cart.templates, ...added.templates], {
      key: template => template.eventTemplateId,
      join: (a, b) => ({
        ...a,
        events: mergeBy([...a.events, ...b.events], { key: slot => slot.eventId, join: joinSlots }),
      }),
    }),
    comboItems: pushCombos(cart.comboItems, added.comboItems),
    memberships: [...cart.memberships, ...added.memberships],
    donations: [...cart.donations, ...added.donations],
    couponCodes: [...new Set([...cart.couponCodes, ...added.couponCodes])],
  }
}

function joinSlots(a: ChosenSlot, b: ChosenSlot): ChosenSlot {
  return {
    ...a,
    tickets: mergeBy([...a.tickets, ...b.tickets], {
      key: ticket => `${ticket.ticketTypeId} ${ticket.isRetail}`,
      join: addQuantities,
    }),
    addOns: mergeBy([...a.addOns, ...b.addOns], { key: addOn => addOn.inventoryId, join: addQuantities }),
  }
}

const addQuantities = <Item extends QuantityItem>(a: Item, b: Item): Item => ({
  ...a,
  quantity: a.quantity + b.quantity,
})

/** Joins items of one key, in the order of their first. */
function mergeBy<Item>(
  items: readonly Item[],
  { key, join }: { key: (item: Item) => string; join: (a: Item, b: Item) => Item },
): Item[] {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const known = merged.get(key(item))
    merged.set(key(item), known ? join(known, item) : item)
  }
  return [...merged.values()]
}

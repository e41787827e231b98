import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue, StoredAddOn } from '#app/rules/catalogue/catalogue.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import { addOnCost, addOnDemand, addOnRange, isInRange } from '../addons/add-on-terms.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { type OrderLine, singleLine } from './order-line.ts'

type ChosenAddOn = CartDocument['templates'][number]['events'][number]['addOns'][number]
type SlotOfEvent = {
  eventTemplateId: string
  slot: CartDocument['templates'][number]['events'][number]
  path: string
}

/** The add-ons chosen with one slot of an event, priced. */
export function priceAddOns({ eventTemplateId, slot, path }: SlotOfEvent, { venue }: PriceBook) {
  const offeredIds = catalogueMaps(venue).events.get(eventTemplateId)?.addOnIds ?? []
  const prices = slot.addOns.map((addOn, index) =>
    priceAddOn({ addOn, offeredIds, path: `${path}.addOns.${index}` }, venue),
  )
  return {
    lines: prices.flatMap(({ line }) => line ?? []),
    problems: prices.flatMap(({ problems }) => problems),
    addOns: slot.addOns.map(choice => {
      const addOn = findAddOn(venue, choice.inventoryId)
      return {
        ...choice,
        id: choice.id ?? '',
        name: addOn?.name ?? choice.inventoryId,
        description: addOn?.description,
        price: addOn?.price ?? 0,
      }
    }),
  }
}

/** `price` in cents: of one. Without a line it cannot be sold. */
export type ExtraPrice = { line: OrderLine | null; price: number; problems: OrderProblem[] }

/** The priced line of one add-on of an event, or its problem (ORD-107, ORD-109). */
export function priceAddOn(
  chosen: {
    addOn: ChosenAddOn
    offeredIds: readonly string[]
    path: string
    /** the line of the combo it is chosen with */
    comboLineId?: string
  },
  venue: Catalogue,
): ExtraPrice {
  const { addOn: choice, path } = chosen
  const addOn = findAddOn(venue, choice.inventoryId)
  if (!addOn || !chosen.offeredIds.includes(addOn.id)) return unknownAddOn(choice, path)
  const problem = addOnProblem(addOn, { choice, path })
  const line = singleLine({
    id: choice.id ?? '',
    itemType: chosen.comboLineId === undefined ? 'Inventory' : 'ComboInventory',
    type: 'addOn',
    sourceId: addOn.id,
    name: addOn.name,
    images: addOn.images,
    quantity: choice.quantity,
    cost: addOnCost(addOn, choice.quantity),
    ...(chosen.comboLineId === undefined ? {} : { comboLineId: chosen.comboLineId }),
  })
  return { line, price: addOn.price, problems: problem ? [problem] : [] }
}

/** The add-on with this reference in the stock system, or else with this id. */
export function findAddOn(venue: Catalogue, inventoryId: string): StoredAddOn | undefined {
  return (
    venue.addOns.find(addOn => addOn.inventoryId === inventoryId) ??
    catalogueMaps(venue).addOns.get(inventoryId)
  )
}

function addOnProblem(
  addOn: StoredAddOn,
  { choice, path }: { choice: ChosenAddOn; path: string },
): OrderProblem | null {
  const { id: addOnId, name } = addOn
  const item = { kind: 'addOn' as const, addOnId, name, itemId: choice.id }
  if (!choice.id) return { code: 'id-missing', item, path: `${path}.id`, sentence: `${name} has no id` }
  const { fixed } = addOnRange({ ...addOn, maximum: null }, null)
  if (isInRange(choice.quantity, { fixed, most: choice.quantity })) return null
  const sentence = `${name}: exactly ${fixed}`
  return { code: 'pieces-out-of-range', item, maximum: addOn.quantity, path: `${path}.quantity`, sentence }
}

/** The quantity of each add-on in the whole cart, those of combos included. */
export function piecesOf({ templates, comboItems }: CartDocument, venue: Catalogue): Map<string, number> {
  const chosen = [
    ...templates.flatMap(({ events }) =>
      events.flatMap(slot => slot.addOns.map(({ inventoryId, quantity }) => ({ id: inventoryId, quantity }))),
    ),
    ...comboItems.flatMap(combo => combo.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }))),
  ]
  return addOnDemand(
    chosen.flatMap(({ id, quantity }) => {
      const addOn = findAddOn(venue, id)
      return addOn ? [{ addOnId: addOn.id, quantity }] : []
    }),
  )
}

/** The problems of add-ons in a larger quantity than one order may have or the stock holds. */
export function missingPieces(
  demand: ReadonlyMap<string, number>,
  { venue, freePieces }: PriceBook,
): OrderProblem[] {
  return [...demand].flatMap(([addOnId, requested]): OrderProblem[] => {
    const addOn = catalogueMaps(venue).addOns.get(addOnId)
    if (!addOn) return []
    const { name, maximum } = addOn
    const item = { kind: 'addOn' as const, addOnId, name }
    const path = `addOns.${addOnId}`
    const available = freePieces.get(addOnId) ?? requested
    if (requested > available) {
      const sentence = available === 0 ? `${name} is sold out` : `${name}: only ${available} left`
      return [{ code: 'pieces-short', item, requested, available, path, sentence }]
    }
    if (maximum === undefined || requested <= maximum) return []
    const sentence = `${name}: at most ${maximum}`
    return [{ code: 'pieces-out-of-range', item, maximum, path, sentence }]
  })
}

function unknownAddOn({ id: itemId, inventoryId: addOnId }: ChosenAddOn, path: string): ExtraPrice {
  const item = { kind: 'addOn' as const, addOnId, itemId }
  const sentence = 'There is no such add-on for this event'
  return {
    line: null,
    price: 0,
    problems: [{ code: 'unknown', item, path: `${path}.inventoryId`, sentence }],
  }
}

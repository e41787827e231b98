import type { CartLine } from '#app/contract/carts.ts'
import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { CartDocument } from '#app/data/queries/carts.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import type { Venue } from '../venues/venue-store.ts'
import type { CartProblem } from './cart-problems.ts'
import type { PriceBook } from './price-tickets.ts'
import { extraLine } from './priced-items.ts'

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
    addOns: slot.addOns.map(wanted => {
      const addOn = findAddOn(venue, wanted.inventoryId)
      return {
        ...wanted,
        id: wanted.id ?? '',
        name: addOn?.name ?? wanted.inventoryId,
        description: addOn?.description,
        price: addOn?.price ?? 0,
      }
    }),
  }
}

/** `price` in cents: of one. Without a line it cannot be sold. */
type ExtraPrice = { line: CartLine | null; price: number; problems: CartProblem[] }

/** An add-on of an event (ORD-107, ORD-109). One with a limited stock waits for the stock to be counted. */
function priceAddOn(
  chosen: { addOn: ChosenAddOn; offeredIds: readonly string[]; path: string },
  venue: Venue,
): ExtraPrice {
  const { addOn: wanted, path } = chosen
  const addOn = findAddOn(venue, wanted.inventoryId)
  if (!addOn || !chosen.offeredIds.includes(addOn.id))
    return gone(`${path}.inventoryId`, 'There is no such add-on for this event')
  const problem = addOnProblem(addOn, { wanted, path })
  const cost = addOn.priceSplit === 'each' ? addOn.price * wanted.quantity : addOn.price
  const line = extraLine({
    id: wanted.id ?? '',
    itemType: 'Inventory',
    type: 'addOn',
    name: addOn.name,
    images: addOn.images,
    amount: wanted.quantity,
    cost,
  })
  return { line, price: addOn.price, problems: problem ? [problem] : [] }
}

function findAddOn(venue: Venue, inventoryId: string): AddOn | undefined {
  return (
    venue.addOns.find(addOn => addOn.inventoryId === inventoryId) ??
    catalogueMaps(venue).addOns.get(inventoryId)
  )
}

function addOnProblem(
  addOn: AddOn,
  { wanted, path }: { wanted: ChosenAddOn; path: string },
): CartProblem | null {
  if (!wanted.id)
    return { code: 'CART_ITEM_WITHOUT_ID', path: `${path}.id`, sentence: `${addOn.name} has no id` }
  if (addOn.totalQuantity !== undefined)
    return { code: 'NOT_SOLD_ONLINE', path, sentence: `${addOn.name} cannot be bought online yet` }
  const fixed = addOn.quantityType === 'exactly'
  if (fixed && wanted.quantity !== addOn.quantity)
    return {
      code: 'UNPROCESSABLE',
      path: `${path}.quantity`,
      sentence: `${addOn.name}: exactly ${addOn.quantity}`,
    }
  const most = addOn.maximum ?? Number.POSITIVE_INFINITY
  if (wanted.quantity > most)
    return { code: 'UNPROCESSABLE', path: `${path}.quantity`, sentence: `${addOn.name}: at most ${most}` }
  return null
}

const gone = (path: string, sentence: string): ExtraPrice => ({
  line: null,
  price: 0,
  problems: [{ code: 'UNPROCESSABLE', path, sentence }],
})

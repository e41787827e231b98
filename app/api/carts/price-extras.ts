import type { CartLine } from '#app/contract/carts.ts'
import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { DonationOption } from '#app/contract/venue-file/donations.ts'
import type { CartDocument } from '#app/data/queries/carts.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import type { Venue } from '../venues/venue-store.ts'
import type { CartProblem } from './cart-problems.ts'

/** `price` in cents: of one. Without a line it cannot be sold. */
export type ExtraPrices = { line: CartLine | null; price: number; problems: CartProblem[] }

type ChosenAddOn = CartDocument['templates'][number]['events'][number]['addOns'][number]
type ChosenDonation = CartDocument['donations'][number]

/** An add-on of an event (ORD-107, ORD-109). One with a limited stock waits for the stock to be counted. */
export function priceAddOn(
  chosen: { addOn: ChosenAddOn; offeredIds: readonly string[]; path: string },
  venue: Venue,
): ExtraPrices {
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

export function findAddOn(venue: Venue, inventoryId: string): AddOn | undefined {
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

/** A donation: the visitor's amount within the venue's bounds, or the fixed price (ORD-118). Cents. */
export function priceDonation(chosen: { donation: ChosenDonation; path: string }, venue: Venue): ExtraPrices {
  const { donation, path } = chosen
  const option = venue.document.donations.options.find(
    ({ id, inventoryId }) => (inventoryId ?? id) === donation.inventoryId || id === donation.inventoryId,
  )
  if (!option || option.type !== donation.type)
    return gone(`${path}.inventoryId`, 'There is no such donation')
  const cost = option.type === 'fixedDonation' ? option.price * donation.quantity : donation.amount
  const problem = donationProblem(option, { donation, path })
  const amount = option.type === 'fixedDonation' ? donation.quantity : 1
  const line = extraLine({
    id: donation.id ?? '',
    itemType: 'Donation',
    type: option.type,
    name: option.name,
    images: option.images,
    amount,
    cost,
  })
  const price = option.type === 'fixedDonation' ? option.price : donation.amount
  return { line, price, problems: problem ? [problem] : [] }
}

function donationProblem(
  option: DonationOption,
  { donation, path }: { donation: ChosenDonation; path: string },
): CartProblem | null {
  if (!donation.id)
    return { code: 'CART_ITEM_WITHOUT_ID', path: `${path}.id`, sentence: `${option.name} has no id` }
  if (option.type === 'fixedDonation') return null
  const { minimum, maximum } = option
  if (donation.amount >= minimum && donation.amount <= maximum) return null
  return {
    code: 'UNPROCESSABLE',
    path: `${path}.amount`,
    sentence: 'The amount is not within what can be given',
    details: { minimum, maximum },
  }
}

type Extra = Pick<CartLine, 'id' | 'itemType' | 'type' | 'name' | 'images' | 'amount'> & { cost: number }

function extraLine({ cost, ...extra }: Extra): CartLine {
  const { id, name, amount } = extra
  return {
    ...extra,
    itemSubtotal: cost,
    itemRetailSubtotal: cost,
    events: [],
    price: cost,
    retailPrice: 0,
    retailAmount: 0,
    items: [{ id, name, amount, price: amount > 0 ? Math.round(cost / amount) : cost, subtotal: cost }],
  }
}

const gone = (path: string, sentence: string): ExtraPrices => ({
  line: null,
  price: 0,
  problems: [{ code: 'UNPROCESSABLE', path, sentence }],
})

import type { CartPayload } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import { MEMBERSHIP_QUANTITY } from '../carts/item-types.ts'
import {
  judgeMembership,
  type MembershipBook,
  type SoundMembership,
} from '../memberships/judge-membership.ts'
import { pricePointName } from '../memberships/levels-on-sale.ts'
import { offeringName } from '../memberships/offering-choice.ts'
import { type OrderLine, singleLine } from './order-line.ts'
import { type PricedItems, seatless } from './priced-items.ts'

type ChosenMembership = CartDocument['memberships'][number]
type PricedMembership = CartPayload['memberships'][number]

/** A membership of a cart, priced; `sound` is null where it cannot be sold. */
export type MembershipPrices = PricedItems & { membership: PricedMembership; sound: SoundMembership | null }

/**
 * The priced line of a membership, or its problem (ORD-063). Its quantity is always 1 (ORD-319). Without an offering the line has no
 * price yet.
 */
export function priceMembership(
  { membership: chosen, path }: { membership: ChosenMembership; path: string },
  book: MembershipBook,
): MembershipPrices {
  const judged = judgeMembership(chosen, book)
  const item = { kind: 'membership' as const, categoryId: chosen.membershipCategoryId, itemId: chosen.id }
  const withoutId: OrderProblem[] = chosen.id
    ? []
    : [{ code: 'id-missing', item, path: `${path}.id`, sentence: 'A membership has no id' }]
  if ('code' in judged) {
    const { field, ...fault } = judged
    const problem = { ...fault, item, path: field ? `${path}.${field}` : path }
    return {
      ...seatless({ lines: [], problems: [...withoutId, problem] }),
      membership: { ...withoutInfo(chosen), quantity: MEMBERSHIP_QUANTITY, price: 0 },
      sound: null,
    }
  }
  return {
    ...seatless({ lines: [lineOf(judged, book)], problems: withoutId }),
    membership: pricedMembership(judged, book),
    sound: judged,
  }
}

/** Names and addresses stay with the server: a cart is copied into the browser's storage. */
const withoutInfo = ({ membershipInfo: _info, ...chosen }: ChosenMembership) => chosen

function pricedMembership(sound: SoundMembership, book: MembershipBook): PricedMembership {
  const { chosen, category, offering, pricePoint, price, isAutorenew, type } = sound
  return {
    ...withoutInfo(chosen),
    auxiliary: category.auxiliary,
    isAutorenew,
    pricePointId: pricePoint?.id,
    quantity: MEMBERSHIP_QUANTITY,
    membershipCategoryName: category.name,
    membershipOfferingName: offering?.name,
    pricePointName: pricePoint ? pricePointName(pricePoint, book.venue) : undefined,
    price,
    ...(type === 'Upgrade' && pricePoint ? { calculatedPrice: price } : {}),
  }
}

function lineOf(sound: SoundMembership, book: MembershipBook): OrderLine {
  const { chosen, type, category, offering, pricePoint, price } = sound
  const point = pricePoint && pricePointName(pricePoint, book.venue)
  return singleLine({
    id: chosen.id ?? '',
    itemType: type,
    type: 'membership',
    sourceId: category.id,
    name: category.name,
    partName: offeringName(offering?.name, point),
    images: category.images,
    quantity: MEMBERSHIP_QUANTITY,
    cost: price,
  })
}

import type { CartPayload } from '#app/contract/carts.ts'
import type { Seats } from '#app/data/documents/attempt-document.ts'
import { findFreePieces } from '#app/data/queries/addons/read.ts'
import { findCart, findSlots } from '#app/data/queries/carts/read.ts'
import { findCoupons } from '#app/data/queries/coupons/read.ts'
import type { CartDocument, CartRow } from '#app/rules/carts/stored-cart.ts'
import { withoutPeople } from '#app/rules/carts/without-people.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { joinedCategoryIds, ownCategoryIds } from '#app/rules/memberships/joined-memberships.ts'
import { piecesOf } from '#app/rules/pricing/add-on-lines.ts'
import { codesOf } from '#app/rules/pricing/coupon-terms.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { type PricedCart, priceCart } from '#app/rules/pricing/price-cart.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { inWordsOf } from '#theme/texts/lists/address-names.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { ApiContext } from '../kernel/context.ts'
import { heldMemberships } from '../members/held-memberships.ts'
import { sourceMemberships } from '../memberships/source-memberships.ts'
import { cartOfName } from './cart-names.ts'
import { cartPayload } from './wire/cart-payload.ts'

type CartHeaders = { 'x-cart-id'?: string } | undefined
type Members = { membershipId?: string; membershipIds?: string[] }

/**
 * The id of the caller's cart: from the request, else from the signed session. Knowing the id gives access to the cart, within its
 * venue.
 */
export const cartIdOf = ({ session }: ApiContext, headers: CartHeaders) =>
  headers?.['x-cart-id'] || session.cartId

/** The stored cart that is still being filled; null when it is unknown, of another venue, past its day or already an order. */
export async function findOpenCart(context: ApiContext, name: string | undefined): Promise<CartRow | null> {
  const row = await findNamedCart(context, name)
  return row?.orderId ? null : row
}

/** The stored cart under its id, or under the key of a device that a link brought it to; also one that became an order. */
export async function findNamedCart(context: ApiContext, name: string | undefined): Promise<CartRow | null> {
  const { id, key } = cartOfName(context, name)
  if (!id) return null
  const row = await findCart(context.db, context.tenantId, { id, now: context.now })
  return row && key ? { ...row, key } : row
}

/** A priced cart, and what the API tells of it. */
export type PricedStoredCart = PricedCart & { cart: CartPayload }

/** A stored cart with current prices and seats. Member prices need a verification in the session (decision W2). */
export async function priceStoredCart(
  context: ApiContext,
  row: CartRow,
  members: Members = row.document,
): Promise<PricedStoredCart> {
  const shown = row.key ? { ...row, document: withoutPeople(row.document) } : row
  const book = await cartBook(context, shown, members)
  const priced = priceCart(shown.document, book)
  return { ...priced, cart: cartPayload(priced, { row: shown, tenantId: context.tenantId, book }) }
}

/** All that a stored cart is priced with: the catalogue, its slots and stock as they are now, its codes, and who is verified. */
export async function cartBook(
  context: ApiContext,
  row: CartRow,
  members: Members = row.document,
): Promise<PriceBook & { venue: ApiContext['venue'] }> {
  const { venue, now, tenantId } = context
  const [slots, freePieces, held, sources, coupons] = await Promise.all([
    slotsOf(context, row),
    findFreePieces(context.db, tenantId, countedIds(row.document, venue)),
    heldMemberships(context, { membershipId: members.membershipId, membershipIds: members.membershipIds }),
    row.document.memberships.length > 0 ? sourceMemberships(context) : [],
    findCoupons(context.db, tenantId, codesOf(row.document)),
  ])
  return {
    ...{ venue, slots, freePieces, held, sources, coupons, now, sentenceOf },
    cartCategoryIds: ownCategoryIds(row.document.memberships),
    joinedCategoryIds: joinedCategoryIds(row.document.memberships, venue),
  }
}

/** Those that were read with the cart, unless it asks for others by now. */
function slotsOf({ db, tenantId, now }: ApiContext, { id, document, slots }: CartRow) {
  const ids = slotIdsOf(document)
  if (slots && ids.every(slotId => slots.has(slotId))) return slots
  return findSlots(db, tenantId, { ids, now, cartId: id || null })
}

const sentenceOf = ({ text, args }: Message) =>
  inWordsOf(textOf(text as TextReference)?.message ?? text, args)

const slotIdsOf = ({ templates, comboItems }: CartDocument) => [
  ...new Set([
    ...templates.flatMap(template => template.events.map(slot => slot.eventId)),
    ...comboItems.flatMap(combo => combo.events.flatMap(({ eventId: slotId }) => slotId ?? [])),
  ]),
]

/** The add-ons of a cart that have a stock. */
const countedIds = (document: CartDocument, venue: ApiContext['venue']) =>
  [...piecesOf(document, venue).keys()].filter(
    id => catalogueMaps(venue).addOns.get(id)?.totalQuantity !== undefined,
  )
/** The quantity of seats that a cart takes of each slot. */
export function seatsOf(demand: ReadonlyMap<string, number>): Seats[] {
  return [...demand].filter(([, count]) => count > 0).map(([slotId, count]) => ({ slotId, count }))
}

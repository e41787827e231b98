import { missingItems } from '#app/rules/carts/cart-errors.ts'
import { isEmptied } from '#app/rules/carts/removed-items.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'

/** The visitor's cart with today's prices (ORD-258, CHK-244); null where there is none. Items that are gone have no line. */
export const getCart = api.carts.get.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input?.headers))
  if (!row || isEmptied(row.document, context.now)) return { payload: null }
  const members = input?.query?.membershipId || input?.query?.membershipIds ? input.query : row.document
  reportMissing(context, row.document)
  const { cart } = await priceStoredCart(context, row, members)
  return { payload: cart }
})

/** What a restored cart names and the venue no longer has is reported, one line for each kind (CHK-140). */
function reportMissing({ venue, log, tenantId }: ApiContext, cart: CartDocument) {
  const idsOf = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id))
  const known = {
    event: idsOf(venue.events),
    combo: idsOf(venue.combos),
    donation: new Set(
      venue.document.donations.options.flatMap(({ id, inventoryId = id }) => [id, inventoryId]),
    ),
    membership: idsOf(venue.membershipCategories),
  }
  for (const { kind, ids } of missingItems(cart, known))
    log.warn({ tenantId, kind, ids }, 'A restored cart names what the venue no longer has')
}

import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { type OpenCart, openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { membershipThatPays, ownOrder } from '#app/rules/checkout/saved-card.ts'
import { type CheckoutStep, checkoutSteps } from '#app/rules/checkout/steps.ts'
import { editOrderHref } from '#app/rules/links/storefront-links.ts'
import { memberIds } from '#app/rules/shell/member-ids.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { SavedCard } from './checkout-model.ts'
import { readDraft } from './draft.server.ts'

export type OpenCheckout = {
  cart: CartPayload
  draft: CheckoutDraft
  isNew: boolean
  steps: CheckoutStep[]
  /** the memberships of the cart and who they are for */
  orders: MembershipOrderPayload[]
  /** the card on file that may pay for this order */
  savedCard: SavedCard | null
}
/** Nothing to pay for; `headers` make the browser forget a cart that was broken (ORD-152). */
export type NoCheckout = Pick<OpenCart, 'cartError' | 'headers'>

/** The cart that is being paid for and what was typed so far, when there is something to pay for. Where the venue has ended something of it, the order page says what. */
export async function openCheckout(visit: Visit, request: Request): Promise<OpenCheckout | NoCheckout> {
  const members = memberIdsOf(visit)
  const { cart, cartError, headers } = await openCart(visit, members)
  if (cart?.gone) throw redirect(editOrderHref(linkBase(visit)))
  if (!cart || cart.orders.length === 0) return { cartError, headers }
  const { showTicketEmail, checkout } = visit.venue.company
  const steps = checkoutSteps({ showTicketEmail: showTicketEmail && checkout.form === 'full', cart })
  const [orders, savedCard, kept] = await Promise.all([
    loadOrders(visit, { cart, members }),
    findSavedCard(visit, cart),
    readDraft(visit, { request, cartId: cart.id }),
  ])
  return { cart, steps, orders, savedCard, ...kept }
}

type Members = ReturnType<typeof memberIds>

/** The memberships that calls for the cart and for checkout name (CHK-007, CHK-219). */
export const memberIdsOf = ({ session, url, now }: Pick<Visit, 'session' | 'url' | 'now'>): Members =>
  memberIds({ member: session.member, requestedId: url.searchParams.get('membershipId'), now })

async function loadOrders(
  { api }: Visit,
  { cart, members }: { cart: CartPayload; members: Members },
): Promise<MembershipOrderPayload[]> {
  if (cart.memberships.length === 0) return []
  const request = { headers: { 'x-cart-id': cart.id }, query: members }
  return (await api.carts.memberships(request)).payload
}

/** The card on file of the membership that the order goes on from, where the gateway keeps it (CHK-036). */
async function findSavedCard({ api, context }: Visit, cart: CartPayload): Promise<SavedCard | null> {
  const membershipId = membershipThatPays(ownOrder(cart))
  if (!membershipId) return null
  const response = api.members.recurring({ params: { membershipId } }).then(({ payload }) => {
    const { onfilePaymentMethod: card } = payload
    return card?.isChargeable ? { brand: card.paymentMethodBrand, lastFour: card.ccLastFourDigits } : null
  })
  return withFallback(response, { log: context.log, what: 'card on file', fallback: null })
}

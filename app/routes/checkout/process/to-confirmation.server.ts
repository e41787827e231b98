import { redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { PlacedOrder } from '#app/contract/checkout.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedDate } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { confirmationHref } from '#app/rules/links/storefront-links.ts'
import { refreshedMember } from '#app/rules/memberships/refreshed-member.ts'
import { verifiedUntil } from '#app/rules/memberships/verified-member.ts'
import { keepCheckoutDraft } from './draft.server.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

const REMEMBERED_ORDERS = 20

type Confirmation = {
  placed: PlacedOrder
  giftCardDigits: string | null
  /** null where the answer was lost and the cart is gone */
  cart: OpenCheckout['cart'] | null
}

/**
 * The cart is an order now: the session forgets it and remembers the order, the draft ends and with it the uuid (CHK-134), what was
 * typed of a card, and the certificate (CHK-128). The card's last digits travel beside the address, in the session: a browser
 * without JavaScript has no other state to hand over (CHK-010).
 */
export async function toConfirmation(visit: Visit, { placed: order, giftCardDigits, cart }: Confirmation) {
  const { session, commit, now, venue } = visit
  const { orderNumber } = order
  const placed = { ...order, giftCardDigits, placedAt: now.toISOString() }
  const orderNumbers = [...new Set([orderNumber, ...(session.orderNumbers ?? [])])].slice(
    0,
    REMEMBERED_ORDERS,
  )
  const issued = await ownMemberships(visit, { orderNumber, cart })
  const until = verifiedUntil(now, venue.company)
  const member = refreshedMember(session.member, { issued, verifiedUntil: until })
  const headers = new Headers(await commit({ ...session, cartId: undefined, orderNumbers, placed, member }))
  headers.append('Set-Cookie', (await keepCheckoutDraft(visit, null))['Set-Cookie'])
  return redirect(addressOf(visit, placed), { headers })
}

/** How long an order is the likeliest reason to come to checkout without a cart, in milliseconds. */
const RECENT_MS = 10 * 60_000

/**
 * The confirmation of an order that was placed just now: the page was left before its answer came, or somebody went back. Null when
 * there is none.
 */
export function justPlaced(visit: Visit) {
  const { placed } = visit.session
  const isRecent = placed && visit.now.getTime() - Date.parse(placed.placedAt) < RECENT_MS
  return isRecent ? redirect(addressOf(visit, placed)) : null
}

type SessionOrder = NonNullable<Visit['session']['placed']>

const addressOf = (
  { tenantId, url }: Visit,
  { orderNumber, giftCardDigits }: Omit<SessionOrder, 'placedAt'>,
) =>
  confirmationHref(
    { tenantId, carried: carriedFrom(url.searchParams) },
    { orderNumber, date: askedDate(url) ?? undefined, giftCardDigits },
  )

/**
 * The memberships that the order issued to the visitor (CHK-066): bought, renewed or upgraded; without them the visitor stays who they were.
 * A secondary cardholder who renews is one in the next term as well: their verification counts for that one too (`rules/memberships/verified-terms.ts`).
 */
async function ownMemberships(
  visit: Visit,
  { orderNumber, cart }: { orderNumber: string; cart: Confirmation['cart'] },
) {
  const { session, context } = visit
  const isSecondary = session.member?.secondaryCardholders !== undefined
  const isOwn = (type: string) => type === 'MembershipPurchase' || !isSecondary
  if (cart && !cart.memberships.some(({ type, isGift }) => isOwn(type) && !isGift)) return []
  const response = readPlaced(visit, orderNumber).then(({ payload }) =>
    payload.memberships.filter(({ itemType }) => isOwn(itemType)),
  )
  return withFallback(response, { log: context.log, what: 'memberships of the order', fallback: [] })
}

/** The order for who has just bought it: by its cart, or by its number where a link brought the cart, which opens no order. */
async function readPlaced({ api, tenantId, session, staff, context }: Visit, orderNumber: string) {
  const request = { params: { orderId: orderNumber }, headers: { 'x-cart-id': session.cartId } }
  const answer = await api.orders.get(request).catch(error => refusalOf(error) ?? Promise.reject(error))
  if ('payload' in answer) return answer
  const buyer = { ...session, orderNumbers: [orderNumber] }
  const own = await context.openApi({ tenantId, session: buyer, staff, cookieHeader: null })
  return own ? own.orders.get(request) : Promise.reject(answer)
}

import type { CartPayload } from '#app/contract/carts.ts'
import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { AttemptDocument, Pieces, Seats } from '#app/data/documents/attempt-document.ts'
import type { OrderForm } from '#app/data/documents/order-document.ts'
import { findCart } from '#app/data/queries/carts/read.ts'
import { findCertificateBalance } from '#app/data/queries/gift-certificates/read.ts'
import type { CardOnFile } from '#app/gateways/payments/payment-gateway.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { applyCertificate } from '#app/rules/checkout/gift-certificate.ts'
import { isAddressChecked, isCardNeeded } from '#app/rules/checkout/payment-needed.ts'
import { membershipThatPays, ownOrder } from '#app/rules/checkout/saved-card.ts'
import type { SoundMembership } from '#app/rules/memberships/judge-membership.ts'
import type { CartCoupons } from '#app/rules/pricing/coupon-lines.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { refusalOfProblems } from '../carts/cart-problems.ts'
import { refusalCode, refusalsOf } from '../carts/checkout-refusals.ts'
import { type PricedStoredCart, priceStoredCart, seatsOf } from '../carts/open-cart.ts'
import { limitResults, refuseBroken } from '../entitlements/check-limits.ts'
import { activeIds } from '../entitlements/earlier-purchases.ts'
import { orderForms, refuseUnanswered } from '../forms/order-forms.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { heldMemberships } from '../members/held-memberships.ts'
import { refuseWrongPeople, withPeople } from '../memberships/ordered-people.ts'
import { addressRefusal, contactRefusal } from './check-billing.ts'
import { soldRefusal } from './sold-refusal.ts'

/** An order as it will be placed: what it takes, what it costs, and what the card owes of it in cents. */
export type Quote = {
  row: CartRow
  cart: CartPayload
  lines: OrderLine[]
  seats: Seats[]
  pieces: Pieces[]
  memberships: SoundMembership[]
  membershipOrders: MembershipOrderPayload[]
  certificate: AttemptDocument['certificate']
  forms: OrderForm[]
  /** ascending, so that every transaction takes its rows in one order */
  coupons: string[]
  /** memberships whose prices and rights count */
  membershipIds: string[]
  amount: number
  /** what the venue's own staff take instead of a card; null where nobody does */
  atDesk: { staffId: string; amount: number } | null
  /** the card on file that pays; null when one is entered */
  savedCard: CardOnFile | null
}

export type QuoteRequest = {
  cart?: CartRow | null
  /** the card on file pays, and nobody is there to correct anything */
  isAutomatic?: boolean
  /** no card pays: the venue's staff take the money; without them nothing may be due */
  desk?: { staffId: string | null }
}

/**
 * Works out the order of a cart from the catalogue and the slots alone (CHK-239), or refuses with what would make it valid. An automatic
 * one has nobody to fill in what is missing of people and address: that refuses nothing; without a card on file it is 6109.
 */
export async function quoteOrder(
  context: ApiContext,
  body: CheckoutBody,
  { cart: openCart, isAutomatic = false, desk }: QuoteRequest = {},
): Promise<Quote> {
  const row = withPeople(await findCartToBuy(context, { id: body.shoppingCartId, known: openCart }), body)
  const members = body.membershipId || body.membershipIds ? body : row.document
  const priced = await priceStoredCart(context, row, members)
  const { cart, lines, demand, pieces, memberships, membershipOrders, problems } = priced
  const refusal = refusalOfProblems(problems)
  if (refusal) throw refusal
  await refuseCart(context, { priced, email: body.billingEmail })
  refuseCoupons(priced.coupons)
  refuseOtherTotal(priced, body)
  refuseUnanswered(cart)
  if (!isAutomatic) refuseWrongPeople(context, membershipOrders)
  const certificate = await certificateFor(context, { number: body.giftCardNumber, total: cart.total })
  const due = cart.total - (certificate?.applied ?? 0)
  if (desk && !desk.staffId && due > 0) throw refuse('PAYMENT_NEEDED', { details: { total: due } })
  const quote = {
    row,
    cart,
    lines,
    seats: seatsOf(demand),
    pieces: sortedCounts(countedPieces(pieces, context)).map(([addOnId, count]) => ({ addOnId, count })),
    memberships,
    membershipOrders,
    certificate,
    forms: await orderForms(context, cart),
    coupons: priced.coupons.used.map(({ code }) => code).sort(),
    membershipIds: activeIds(await heldMemberships(context)),
    amount: desk ? 0 : due,
    atDesk: desk?.staffId && due > 0 ? { staffId: desk.staffId, amount: due } : null,
    savedCard: body.usesSavedCard ? savedCardFor(context, { cart, memberships }) : null,
  }
  if (body.shownDue !== undefined && body.shownDue !== quote.amount)
    throw refuse('PRICE_CHANGED', { details: { total: quote.amount, shownTotal: body.shownDue } })
  if (!isAutomatic) refuseBilling(context, { body, quote })
  else if (!quote.savedCard) throw refuse('6109')
  return quote
}

/** The limits with the rules they break first, then whatever else keeps the cart from checkout (ORD-187 to ORD-193). */
async function refuseCart(
  context: ApiContext,
  { priced, email }: { priced: PricedStoredCart; email: string },
) {
  const results = await limitResults(context, priced.cart, { email })
  refuseBroken(results)
  const [reason] = await refusalsOf(context, { priced, results })
  if (reason) throw refuse(refusalCode[reason])
}

/** `known` when it has just been read. */
async function findCartToBuy(
  { db, tenantId, now }: ApiContext,
  { id, known }: { id: string; known?: CartRow | null },
): Promise<CartRow> {
  const row = known === undefined ? await findCart(db, tenantId, { id, now }) : known
  if (!row) throw refuse('NOT_FOUND', { text: 'There is no such cart' })
  if (row.orderId) throw await soldRefusal(db, tenantId, row.orderId)
  return row
}

/** What the visitor was shown is what is charged, or nothing is (decision C11). */
function refuseOtherTotal({ cart: { total, orders } }: PricedStoredCart, { shownTotal }: CheckoutBody) {
  if (shownTotal === undefined || shownTotal === total) return
  const lines = orders.map(({ id, name, itemSubtotal, itemRetailSubtotal }) => ({
    id,
    name,
    itemSubtotal,
    itemRetailSubtotal,
  }))
  throw refuse('PRICE_CHANGED', { details: { total, shownTotal, lines } })
}

/** A code that would not be honoured must not be lost in silence; a blank one never blocks (decision C8, CHK-122). */
function refuseCoupons({ invalid, conflicting }: CartCoupons) {
  const [conflict] = conflicting
  const sentence = conflict ? `Coupon conflicts with: ${conflict.with[0]}` : 'Invalid coupon'
  if (conflict || invalid.length > 0)
    throw refuse('UNPROCESSABLE', { text: sentence, errors: { couponCodes: sentence } })
}

async function certificateFor(
  { db, tenantId, venue, now }: ApiContext,
  { number, total }: { number?: string; total: number },
) {
  const typed = number?.trim()
  if (!typed) return null
  const today = localDateAt(now, venue.document.venue.timeZone)
  const balance = venue.document.company.giftCertificates
    ? await findCertificateBalance(db, tenantId, { number: typed, today })
    : null
  if (balance === null)
    throw refuse('UNPROCESSABLE', { text: 'Invalid code', errors: { giftCardNumber: 'Invalid code' } })
  const { applied } = applyCertificate(total, balance)
  return applied > 0 ? { number: typed, applied } : null
}

function refuseBilling(
  { venue, services }: ApiContext,
  { body, quote }: { body: CheckoutBody; quote: Quote },
) {
  const { payments } = services.gateways
  if ((body.manualEntryCardNumber || body.cvc) && !payments.takesCardNumbers)
    throw refuse('MANUAL_CARD_REFUSED')
  const contact = contactRefusal({ body, venue })
  if (contact) throw contact
  const hasAutoRenew = renewsThemselves(quote)
  const usesSavedCard = quote.savedCard !== null
  const isShort = venue.document.company.checkout.form === 'short'
  const total = isShort ? quote.amount : quote.cart.total
  const checked = isAddressChecked({ total, hasAutoRenew, usesSavedCard })
  const address = checked ? addressRefusal(body, venue) : null
  if (address) throw address
  const facts = {
    total: quote.amount,
    certificate: null,
    hasAutoRenew,
    hasSavedCard: usesSavedCard,
    usesSavedCard,
  }
  if (isCardNeeded(facts) && !body.paymentToken) throw refuse('6109')
}

/** The card on file that may pay for this order; null when none may, whatever was asked for. */
function savedCardFor(
  { services }: ApiContext,
  { cart, memberships }: Pick<Quote, 'cart' | 'memberships'>,
): CardOnFile | null {
  const id = membershipThatPays(ownOrder(cart))
  const source = memberships.find(each => each.source?.membershipId === id)?.source
  const {
    paymentMethodReference: savedCard = '',
    paymentMethodBrand: brand = '',
    ccLastFourDigits: lastFour = '',
    cardValidUntil: validUntil,
  } = source?.row.document.recurring ?? {}
  return services.gateways.payments.keeps(savedCard) ? { savedCard, brand, lastFour, validUntil } : null
}

/** Whether a card is charged again for a membership of the order (decision C1). */
export const renewsThemselves = ({ memberships }: Pick<Quote, 'memberships'>): boolean =>
  memberships.some(({ isAutorenew }) => isAutorenew)

/** What is asked of the add-ons that have a stock. */
const countedPieces = (pieces: ReadonlyMap<string, number>, { venue }: ApiContext) =>
  [...pieces].filter(([id]) => catalogueMaps(venue).addOns.get(id)?.totalQuantity !== undefined)

/** Ascending by id: every transaction takes its rows in this order, so that none waits in a circle. */
const sortedCounts = (counts: Iterable<[string, number]>) =>
  [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1))

import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { Db } from '#app/data/database/database.ts'
import type { OrderDraft } from '#app/data/documents/order-document.ts'
import { findFreePieces } from '#app/data/queries/addons/read.ts'
import { holdPieces } from '#app/data/queries/addons/write.ts'
import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import { type TakeOutcome, takeAttempt } from '#app/data/queries/attempts/write.ts'
import { findSlots } from '#app/data/queries/carts/read.ts'
import { lockCart } from '#app/data/queries/carts/write.ts'
import { takeCoupons } from '#app/data/queries/coupons/write.ts'
import { debitCertificate } from '#app/data/queries/gift-certificates/write.ts'
import { lockBuyer } from '#app/data/queries/purchases/write.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { auxiliaryCategoryIds } from '#app/rules/memberships/auxiliary-offer.ts'
import { joinedMemberships } from '#app/rules/memberships/joined-memberships.ts'
import { isComplete, soldMembership } from '#app/rules/memberships/sold-membership.ts'
import { orderPolicy } from '#app/rules/orders/change-policy.ts'
import { limitResults, refuseBroken } from '../entitlements/check-limits.ts'
import { buyerOf } from '../entitlements/earlier-purchases.ts'
import { type ApiContext, withinTransaction } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { languageToStore } from '../kernel/venue-in.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { inFlight, LEASE_MS } from './in-flight.ts'
import { newMembershipId } from './order-codes.ts'
import type { Quote } from './quote-order.ts'
import { retryOnDeadlock, violates } from './retry-on-deadlock.ts'
import { soldRefusal } from './sold-refusal.ts'

export type AttemptRequest = {
  /** confirmed by the bank; none where the captcha protects the order */
  secureSessionId?: string
  requestUuid: string
  requestHash: string
  tries: number
  body: CheckoutBody
  /** it comes from a device that a link has brought the cart to */
  isByLink?: boolean
  quote: Quote
  mailWishes?: MailWishes | undefined
}

/** Who is mailed, where the caller says so. */
export type MailWishes = {
  buyer: boolean
  /** who is told before a membership of the order renews by itself; its primary cardholder when left out */
  renewalMailTo: string[] | undefined
}

/**
 * Stores the attempt and takes seats, add-ons, codes and certificate, all or nothing. From then on the reconciler can finish it or give
 * everything back, whatever happens to this process.
 */
export async function beginAttempt(context: ApiContext, beginning: AttemptRequest): Promise<AttemptRow> {
  const visitor = await context.visitor()
  const attempt = attemptOf(context, { ...beginning, visitorId: visitor?.id ?? null })
  const take = (tx: Db) => takeEverything({ context, tx, attempt, beginning })
  await retryOnDeadlock(() =>
    isMoreThanSeats(context, attempt) ? context.db.transaction(tx => take(tx as Db)) : take(context.db),
  ).catch(error => {
    throw violates(error, 'checkout_attempts_one_open') ? inFlight(attempt, context.now) : error
  })
  await context.services.database.flush()
  return attempt
}

/** Seats are taken by one statement, which is all or nothing by itself; whatever comes beside it needs a transaction. */
function isMoreThanSeats(context: ApiContext, { document }: AttemptRow): boolean {
  const { pieces, coupons, certificate } = document
  return looksBack(context) || pieces.length > 0 || coupons.length > 0 || certificate !== null
}

const looksBack = ({ venue }: ApiContext) => venue.limits.some(({ reason }) => reason !== 'Cart')

function attemptOf(
  { tenantId, now, venue, services }: ApiContext,
  {
    quote,
    body,
    isByLink,
    tries,
    visitorId,
    mailWishes,
    ...request
  }: AttemptRequest & { visitorId: string | null },
): AttemptRow {
  const order = orderDraft({
    body,
    isByLink,
    quote,
    venue,
    visitorId,
    mailWishes,
    today: localDateAt(now, venue.document.venue.timeZone),
  })
  return {
    tenantId,
    requestUuid: request.requestUuid,
    requestHash: request.requestHash,
    state: 'leased',
    cartId: quote.row.id,
    amount: quote.amount,
    gateway: services.gateways.payments.name,
    orderId: null,
    document: {
      tries,
      seats: quote.seats,
      pieces: quote.pieces,
      certificate: quote.certificate,
      coupons: quote.coupons,
      order,
      charge: null,
      hold: quote.row.heldUntil && {
        cartVersion: quote.row.version,
        expiresAt: quote.row.heldUntil.toISOString(),
      },
      secureSessionId: request.secureSessionId,
      refunding: false,
    },
    leasedUntil: new Date(now.getTime() + LEASE_MS),
  }
}

type AttemptStep = {
  context: ApiContext
  tx: Db
  attempt: AttemptRow
  beginning: Pick<AttemptRequest, 'quote'>
}

async function takeEverything(taking: AttemptStep) {
  const { context, tx, attempt, beginning } = taking
  if (looksBack(context)) await refuseSecondOrder(taking)
  const { version: cartVersion } = beginning.quote.row
  const { cart, isLeased, missing } = await takeAttempt(tx, attempt, { cartVersion, now: context.now })
  await refuseOtherCart(taking, cart)
  if (missing[0]) throw await seatsRefusal({ context, tx, attempt, slotId: missing[0] })
  if (!isLeased) throw inFlight(attempt, context.now)
  await takeTheRest(taking)
}

/** The cart is still the one that was priced, and no order. */
async function refuseOtherCart(
  { context: { tenantId }, tx, beginning }: AttemptStep,
  cart: TakeOutcome['cart'],
) {
  if (cart?.orderId) throw await soldRefusal(tx, tenantId, cart.orderId)
  if (cart?.version !== beginning.quote.row.version)
    throw refuse('CONFLICT', { text: 'The cart was changed in another window' })
}

/** Limits that look back are asked once more with the buyer's other orders held off: two at once never both fit under one. */
async function refuseSecondOrder(taking: AttemptStep) {
  const { context, tx, attempt, beginning } = taking
  await refuseOtherCart(taking, await lockCart(tx, context.tenantId, attempt.cartId))
  const { email } = attempt.document.order
  const within = withinTransaction(context, tx)
  await lockBuyer(tx, context.tenantId, await buyerOf(within, email))
  const ordering = { email, requestUuid: attempt.requestUuid }
  refuseBroken(await limitResults(within, beginning.quote.cart, { ordering }))
}

async function takeTheRest({ context, tx, attempt }: AttemptStep) {
  const { tenantId } = context
  const { pieces, coupons, certificate } = attempt.document
  const { missing: soldOut } = await holdPieces(tx, tenantId, pieces)
  if (soldOut) throw await stockRefusal({ context, tx, attempt, addOnId: soldOut })
  const { missing: usedUp } = await takeCoupons(tx, tenantId, coupons)
  if (usedUp)
    throw refuse('UNPROCESSABLE', { text: 'Invalid coupon', errors: { couponCodes: 'Invalid coupon' } })
  if (certificate && !(await debitCertificate(tx, tenantId, certificate)))
    throw refuse('UNPROCESSABLE', { text: 'Invalid code', errors: { giftCardNumber: 'Invalid code' } })
}

type SeatShortage = Omit<AttemptStep, 'beginning'> & { slotId: string }

/** Says how many seats are left where another buyer was quicker. */
async function seatsRefusal({ context, tx, attempt, slotId }: SeatShortage) {
  const reader = { now: context.now, cartId: attempt.cartId }
  const slots = await findSlots(tx, context.tenantId, { ids: [slotId], ...reader })
  const available = slots.get(slotId)?.free ?? 0
  const requested = attempt.document.seats.find(seats => seats.slotId === slotId)?.count ?? 0
  const details = {
    problems: [{ code: 'SEATS_LEFT', path: `slots.${slotId}`, eventId: slotId, requested, available }],
  }
  return refuse(available > 0 ? 'SEATS_LEFT' : 'SLOT_UNAVAILABLE', { details })
}

type SoldOut = Omit<AttemptStep, 'beginning'> & { addOnId: string }

/** Says how many pieces are left where another buyer was quicker. */
async function stockRefusal({ context, tx, attempt, addOnId }: SoldOut) {
  const available = (await findFreePieces(tx, context.tenantId, [addOnId])).get(addOnId) ?? 0
  const requested = attempt.document.pieces.find(pieces => pieces.addOnId === addOnId)?.count ?? 0
  const path = `addOns.${addOnId}`
  return refuse('STOCK_LEFT', {
    details: { problems: [{ code: 'STOCK_LEFT', path, addOnId, requested, available }] },
  })
}

const contactOf = (body: CheckoutBody): OrderDraft['document']['contact'] => ({
  firstName: body.billingFirstName,
  lastName: body.billingLastName,
  email: body.billingEmail,
  phoneNumber: body.billingPhoneNumber,
})

const addressOf = (body: CheckoutBody): OrderDraft['document']['billingAddress'] => ({
  address1: body.billingAddress1,
  address2: body.billingAddress2,
  city: body.billingCity,
  state: body.billingState,
  zip: body.billingZipCode,
  country: body.billingCountry,
})

/** What may be changed of these lines later, as the venue has it now. */
function policyOfLines(lines: Quote['lines'], venue: Catalogue) {
  const ids = new Set(lines.flatMap(({ visits }) => visits.map(({ eventId }) => eventId)))
  const { events } = catalogueMaps(venue)
  return orderPolicy({
    usual: venue.document.company.orderChanges,
    events: [...ids].flatMap(id => events.get(id) ?? []),
  })
}

function orderDraft({
  body,
  isByLink,
  quote,
  venue,
  visitorId,
  mailWishes,
  today,
}: {
  body: CheckoutBody
  isByLink: boolean | undefined
  quote: Quote
  venue: Venue
  visitorId: string | null
  mailWishes: MailWishes | undefined
  today: LocalDate
}): OrderDraft {
  const { cart, certificate, forms, membershipIds, atDesk } = quote
  const memberships = quote.memberships.filter(isComplete).map(membership =>
    soldMembership(membership, {
      buyer: body,
      today,
      newId: newMembershipId(),
      renewalMailTo: mailWishes?.renewalMailTo,
      people: quote.membershipOrders.find(({ id }) => id === membership.chosen.id),
      auxiliaryCategoryIds: auxiliaryCategoryIds(venue),
    }),
  )
  return {
    email: body.billingEmail.toLowerCase(),
    visitorId,
    membershipIds: [
      ...membershipIds,
      ...joinedMemberships(memberships, venue).map(({ member }) => member.membershipId),
    ],
    total: cart.total,
    discountTotal: cart.discountTotal,
    document: {
      currency: venue.document.venue.currency,
      contact: contactOf(body),
      billingAddress: addressOf(body),
      ticketDeliveryEmail: body.ticketDeliveryEmail || body.billingEmail,
      emailAnalytics: body.emailAnalytics ?? null,
      lines: quote.lines,
      policy: policyOfLines(quote.lines, venue),
      giftCertificate: certificate,
      ...(atDesk ? { atDesk } : {}),
      ...languageToStore(venue),
      ...(isByLink ? { isByLink } : {}),
      ...(mailWishes && !mailWishes.buyer ? { isUnmailed: true } : {}),
      coupons: cart.coupons,
      pieces: quote.pieces,
      forms,
      memberships,
    },
  }
}

import type { CheckoutBody } from '#app/contract/checkout.ts'
import { findFreePieces, holdPieces } from '#app/data/queries/addon-stock.ts'
import { findSlots } from '#app/data/queries/carts.ts'
import {
  type AttemptRow,
  debitCertificate,
  findOrderNumber,
  leaseAttempt,
  lockCart,
} from '#app/data/queries/checkout.ts'
import { takeCoupons } from '#app/data/queries/coupons.ts'
import { claimSeats } from '#app/data/queries/holds.ts'
import type { OrderDraft } from '#app/data/queries/orders-write.ts'
import { lockBuyer } from '#app/data/queries/purchases.ts'
import type { Db } from '#app/data/database/database.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { ApiContext } from '../context.ts'
import { limitResults, refuseBroken } from '../entitlements/check-limits.ts'
import { buyerOf } from '../entitlements/earlier-purchases.ts'
import { isComplete, soldMembership } from '../memberships/sold-membership.ts'
import { refuse } from '../refuse.ts'
import { inFlight, LEASE } from './in-flight.ts'
import { newMembershipId } from './order-codes.ts'
import type { Quote } from './quote-order.ts'
import { retryOnDeadlock, violates } from './retry-on-deadlock.ts'

export type Beginning = {
  /** confirmed by the bank; none where the captcha protects the order */
  secureSessionId?: string
  requestUuid: string
  requestHash: string
  tries: number
  body: CheckoutBody
  quote: Quote
}

/**
 * The first transaction: the attempt is written down, and seats, add-ons and certificate are taken, all or nothing. From here on
 * whatever happens to this process, the reconciler knows what to finish or to give back.
 */
export async function beginAttempt(context: ApiContext, beginning: Beginning): Promise<AttemptRow> {
  const attempt = attemptOf(context, beginning)
  await retryOnDeadlock(() =>
    context.db.transaction(tx => takeEverything({ context, tx: tx as Db, attempt, beginning })),
  ).catch(error => {
    throw violates(error, 'checkout_attempts_one_open') ? inFlight(attempt, context.now) : error
  })
  await context.services.database.flush()
  return attempt
}

function attemptOf(
  { tenantId, now, session, venue, services }: ApiContext,
  { quote, body, tries, ...request }: Beginning,
): AttemptRow {
  const order = orderDraft({
    body,
    quote,
    currency: venue.document.venue.currency,
    visitorId: session.visitor?.id ?? null,
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
    leasedUntil: new Date(now.getTime() + LEASE),
  }
}

type Taking = { context: ApiContext; tx: Db; attempt: AttemptRow; beginning: Beginning }

/** Limits that look back are asked once more with the buyer's other orders held off: two at once never both fit under one. */
async function refuseSecondOrder({
  context,
  tx,
  attempt,
  beginning: { quote },
}: Omit<Taking, 'beginning'> & { beginning: Pick<Beginning, 'quote'> }) {
  if (context.venue.limits.every(({ reason }) => reason === 'Cart')) return
  const { email } = attempt.document.order
  const within = { ...context, db: tx }
  await lockBuyer(tx, context.tenantId, await buyerOf(within, email))
  const ordering = { email, requestUuid: attempt.requestUuid }
  refuseBroken(await limitResults(within, quote.cart, { ordering }))
}

async function takeEverything({ context, tx, attempt, beginning: { quote } }: Taking) {
  const { tenantId, now } = context
  const { cartId, document } = attempt
  const cart = await lockCart(tx, tenantId, cartId)
  if (cart?.orderId)
    throw refuse('20152', { details: { ...(await findOrderNumber(tx, tenantId, cart.orderId)) } })
  if (cart?.version !== quote.row.version)
    throw refuse('CONFLICT', { text: 'The cart was changed in another window' })
  if (!(await leaseAttempt(tx, attempt))) throw inFlight(attempt, now)
  await refuseSecondOrder({ context, tx, attempt, beginning: { quote } })
  const { missing } = await claimSeats(tx, tenantId, { cartId, seats: document.seats, now })
  if (missing[0]) throw await seatsRefusal({ context, tx, attempt, slotId: missing[0] })
  const { missing: soldOut } = await holdPieces(tx, tenantId, document.pieces)
  if (soldOut) throw await stockRefusal({ context, tx, attempt, addOnId: soldOut })
  const coupons = await takeCoupons(tx, tenantId, document.coupons)
  if (coupons.missing)
    throw refuse('UNPROCESSABLE', { text: 'Invalid coupon', errors: { couponCodes: 'Invalid coupon' } })
  const isPaid = !document.certificate || (await debitCertificate(tx, tenantId, document.certificate))
  if (!isPaid)
    throw refuse('UNPROCESSABLE', { text: 'Invalid code', errors: { giftCardNumber: 'Invalid code' } })
}

type Missing = Omit<Taking, 'beginning'> & { slotId: string }

/** Says how many seats are left where another buyer was quicker. */
async function seatsRefusal({ context, tx, attempt, slotId }: Missing) {
  const reader = { now: context.now, cartId: attempt.cartId }
  const slots = await findSlots(tx, context.tenantId, { ids: [slotId], ...reader })
  const available = slots.get(slotId)?.free ?? 0
  const requested = attempt.document.seats.find(seats => seats.slotId === slotId)?.count ?? 0
  const details = {
    problems: [{ code: 'SEATS_LEFT', path: `slots.${slotId}`, eventId: slotId, requested, available }],
  }
  return refuse(available > 0 ? 'SEATS_LEFT' : 'SLOT_UNAVAILABLE', { details })
}

type SoldOut = Omit<Taking, 'beginning'> & { addOnId: string }

/** Says how many pieces are left where another buyer was quicker. */
async function stockRefusal({ context, tx, attempt, addOnId }: SoldOut) {
  const available = (await findFreePieces(tx, context.tenantId, [addOnId])).get(addOnId) ?? 0
  const requested = attempt.document.pieces.find(pieces => pieces.addOnId === addOnId)?.count ?? 0
  const path = `addOns.${addOnId}`
  return refuse('STOCK_LEFT', {
    details: { problems: [{ code: 'STOCK_LEFT', path, addOnId, requested, available }] },
  })
}

function orderDraft({
  body,
  quote,
  currency,
  visitorId,
  today,
}: {
  body: CheckoutBody
  quote: Quote
  currency: string
  visitorId: string | null
  today: LocalDate
}): OrderDraft {
  const { cart, certificate, forms, membershipIds } = quote
  return {
    email: body.billingEmail.toLowerCase(),
    visitorId,
    membershipIds,
    total: cart.total,
    discountTotal: cart.discountTotal,
    document: {
      currency,
      contact: {
        firstName: body.billingFirstName,
        lastName: body.billingLastName,
        email: body.billingEmail,
        phoneNumber: body.billingPhoneNumber,
      },
      billingAddress: {
        address1: body.billingAddress1,
        address2: body.billingAddress2,
        city: body.billingCity,
        state: body.billingState,
        zip: body.billingZipCode,
        country: body.billingCountry,
      },
      ticketDeliveryEmail: body.ticketDeliveryEmail || body.billingEmail,
      lines: cart.orders,
      giftCertificate: certificate,
      coupons: cart.coupons,
      pieces: quote.pieces,
      forms,
      memberships: quote.memberships.filter(isComplete).map(membership =>
        soldMembership(membership, {
          buyer: body,
          today,
          newId: newMembershipId(),
          people: quote.membershipOrders.find(({ id }) => id === membership.chosen.id),
        }),
      ),
    },
  }
}

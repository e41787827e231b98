import type { CheckoutBody, PlacedOrder } from '#app/contract/checkout.ts'
import { type AttemptRow, findStanding, isOpen } from '#app/data/queries/attempts/read.ts'
import type { VenueRevisions } from '#app/data/queries/venues/read.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refusalOf, refuse } from '../kernel/refuse.ts'
import { inFlight, outcomeUnknown } from './in-flight.ts'
import { requestHash } from './request-hash.ts'
import { placedUnder, resolveAttempt } from './resolve-attempt.ts'
import { soldRefusal } from './sold-refusal.ts'

export type Repeat = { requestUuid: string; body: CheckoutBody }

/** What is known before a new try: its hash, its number, and the order if an earlier try turns out to have placed it. */
export type RepeatContext = {
  requestHash: string
  tries: number
  placed: PlacedOrder | null
  /** the cart as it is now; left out where it may have changed since it was read */
  cart?: CartRow | null
  /** what the venue is now; null when there is none */
  revisions: VenueRevisions | null
}

/**
 * What a request uuid has been used for (decision C3): placed → 409/20152; on its way → 409 with Retry-After; lost → found out
 * now; another cart or total → 422; declined or never seen → a new try.
 */
export async function answerRepeat(
  context: ApiContext,
  { requestUuid, body }: Repeat,
): Promise<RepeatContext> {
  const { db, tenantId, now, services } = context
  const { shoppingCartId: cartId } = body
  const standing = await findStanding(db, tenantId, { requestUuid, cartId, now })
  const { cart, own: attempt, other, revisions } = standing
  const hash = requestHash({
    cartId,
    cart: cart?.document ?? null,
    shownTotal: body.shownTotal,
  })
  if (other) await settleOther(context, other)
  if (!attempt)
    return { requestHash: hash, tries: 1, placed: null, cart: other ? undefined : cart, revisions }
  const isSame = attempt.requestHash === hash
  if (attempt.state === 'issued') throw await duplicate(context, { attempt, isSame })
  const again = { requestHash: hash, tries: attempt.document.tries + 1, placed: null, revisions }
  if (attempt.state === 'failed' || attempt.state === 'refunded') return again
  if (attempt.leasedUntil > now) throw isSame ? inFlight(attempt, now) : refuse('REQUEST_UUID_REUSED')
  const resolution = await resolveAttempt(services, { tenantId, requestUuid })
  if (resolution.end === 'busy' || resolution.end === 'unknown') throw outcomeUnknown()
  if (resolution.end !== 'issued') return again
  if (!isSame) throw refuse('REQUEST_UUID_REUSED')
  return { ...again, placed: resolution.placed }
}

async function duplicate(
  { services, tenantId }: ApiContext,
  { attempt, isSame }: { attempt: AttemptRow; isSame: boolean },
) {
  if (!isSame) return refuse('REQUEST_UUID_REUSED')
  const placed = await placedUnder(services, { tenantId, requestUuid: attempt.requestUuid })
  return refuse('20152', { details: { ...placed } })
}

/** A try under another uuid (a second window, a lost one) has this cart in hand: one that was stranded is finished first. */
async function settleOther({ tenantId, now, services }: ApiContext, other: AttemptRow) {
  if (other.leasedUntil > now) throw inFlight(other, now)
  await resolveAttempt(services, { tenantId, requestUuid: other.requestUuid })
}

/**
 * Why a request cannot be carried out: for `error`, unless its order is on its way by another press or was placed by one meanwhile. That
 * one has the seats and counts for the limits that this one is refused for.
 */
export async function refusalOfRepeat(
  { db, tenantId, now }: ApiContext,
  { requestUuid, body, error }: Repeat & { error: unknown },
): Promise<unknown> {
  if (!refusalOf(error)) return error
  const { shoppingCartId: cartId } = body
  const { cart, own, other } = await findStanding(db, tenantId, { requestUuid, cartId, now })
  if (cart?.orderId) return soldRefusal(db, tenantId, cart.orderId)
  const underWay = [own, other].find(attempt => attempt && isOpen(attempt))
  return underWay ? inFlight(underWay, now) : error
}

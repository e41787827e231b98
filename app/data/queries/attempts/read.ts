import { and, eq, lte, sql } from 'drizzle-orm'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { Db } from '../../database/database.ts'
import type { AttemptDocument } from '../../documents/attempt-document.ts'
import { carts, checkoutAttempts } from '../../schema/orders.ts'
import { venues } from '../../schema/venues.ts'
import { cartWithSlots, isCartToBuy } from '../carts/read.ts'
import { revisionColumns, type VenueRevisions } from '../venues/read.ts'

export type AttemptState = 'new' | 'leased' | 'charged' | 'issued' | 'refunded' | 'failed'

export type AttemptRow = {
  tenantId: string
  requestUuid: string
  state: AttemptState
  requestHash: string
  cartId: string
  amount: number
  gateway: string
  orderId: string | null
  document: AttemptDocument
  leasedUntil: Date
}

const OPEN: readonly AttemptState[] = ['new', 'leased', 'charged']

/** Whether an attempt may still become an order. */
export const isOpen = ({ state }: Pick<AttemptRow, 'state'>): boolean => OPEN.includes(state)

/** The same in SQL, word for word as the indexes of open attempts have it, so that they are used. */
export const isOpenRow = sql`${checkoutAttempts.state} in ('new', 'leased', 'charged')`

export const columns = {
  tenantId: checkoutAttempts.tenantId,
  requestUuid: checkoutAttempts.requestUuid,
  state: checkoutAttempts.state,
  requestHash: checkoutAttempts.requestHash,
  cartId: checkoutAttempts.cartId,
  amount: checkoutAttempts.amount,
  gateway: checkoutAttempts.gateway,
  orderId: checkoutAttempts.orderId,
  document: checkoutAttempts.document,
  leasedUntil: checkoutAttempts.leasedUntil,
}

export const isAttempt = (tenantId: string, requestUuid: string) =>
  and(eq(checkoutAttempts.tenantId, tenantId), eq(checkoutAttempts.requestUuid, requestUuid))

/** How a cart and a request stand to each other: the cart, the attempt of this request, and any other that has the cart in hand; and what the venue is now. */
export type CartAttempts = {
  cart: CartRow | null
  own: AttemptRow | null
  other: AttemptRow | null
  revisions: VenueRevisions | null
}

type AttemptLookup = { requestUuid: string; cartId: string; now: Date }

/** One row for each attempt, one at least. Both are found by their ids: with an `or` over both, a plan may read every attempt of the venue. */
export async function findStanding(
  db: Db,
  tenantId: string,
  { requestUuid, cartId, now }: AttemptLookup,
): Promise<CartAttempts> {
  const underWay = sql`(select request_uuid from checkout_attempts as open
    where open.tenant_id = ${tenantId} and open.cart_id = ${cartId} and open.state in ('new', 'leased', 'charged'))`
  const rows = await db
    .select({
      cart: cartWithSlots(tenantId, { id: cartId, now }),
      attempt: columns,
      revisions: revisionColumns,
    })
    .from(sql`(select) as asked`)
    .leftJoin(venues, eq(venues.tenantId, tenantId))
    .leftJoin(carts, isCartToBuy(tenantId, { id: cartId, now }))
    .leftJoin(
      checkoutAttempts,
      and(
        eq(checkoutAttempts.tenantId, tenantId),
        sql`${checkoutAttempts.requestUuid} = any(array[${requestUuid}, ${underWay}])`,
      ),
    )
  const attempts = rows.flatMap(({ attempt }) => attempt ?? [])
  return {
    cart: rows[0]?.cart ?? null,
    revisions: rows[0]?.revisions ?? null,
    own: attempts.find(attempt => attempt.requestUuid === requestUuid) ?? null,
    other: attempts.find(attempt => attempt.requestUuid !== requestUuid) ?? null,
  }
}

export async function findAttempt(db: Db, tenantId: string, requestUuid: string): Promise<AttemptRow | null> {
  const [row] = await db.select(columns).from(checkoutAttempts).where(isAttempt(tenantId, requestUuid))
  return row ?? null
}

/** Open attempts of every venue whose lease has ended, the oldest first. */
export async function listStrandedAttempts(system: Db, { now, limit }: { now: Date; limit: number }) {
  return system
    .select({ tenantId: checkoutAttempts.tenantId, requestUuid: checkoutAttempts.requestUuid })
    .from(checkoutAttempts)
    .where(and(isOpenRow, lte(checkoutAttempts.leasedUntil, now)))
    .orderBy(checkoutAttempts.leasedUntil)
    .limit(limit)
}

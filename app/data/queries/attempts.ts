import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { carts, checkoutAttempts } from '../schema/orders.ts'
import { cartColumns, isCartToBuy } from './carts.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { CertificateUse } from './gift-certificates.ts'
import type { Seats } from './holds.ts'
import type { OrderDraft } from './orders-write.ts'

/** Pieces of one counted add-on. Lists of them are sorted by add-on, so that rows are locked in one order everywhere. */
export type Pieces = { addOnId: string; count: number }

/** A charge as the gateway tells it; `amount` in cents. */
export type StoredCharge = {
  chargeId: string
  amount: number
  brand: string
  lastFour: string
  /** the gateway's reference of the card, where it is kept for renewals */
  savedCard?: string
}

export type AttemptDocument = {
  /** which try of this request: a declined one may be followed by another under the same uuid */
  tries: number
  seats: Seats[]
  pieces: Pieces[]
  certificate: CertificateUse | null
  /** codes whose use is counted, ascending */
  coupons: string[]
  order: OrderDraft
  charge: StoredCharge | null
  /** the card of an order of nothing that renews itself */
  keptCard?: { savedCard: string; brand: string; lastFour: string }
  /** what the cart held when its seats were taken: given back to it when the payment is declined */
  hold?: { cartVersion: number; expiresAt: string } | null
  /** the bank's check under which the card is charged, where the venue has 3DS */
  secureSessionId?: string
  /** it was decided to give the charge back: it never becomes an order any more */
  refunding: boolean
}

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
const isOpenRow = sql`${checkoutAttempts.state} in ('new', 'leased', 'charged')`

const columns = {
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

/** What attempts lack that an older version has stored. */
const LATER = { pieces: [], coupons: [] }

const attemptOf = (row: Omit<AttemptRow, 'document'> & { document: unknown }): AttemptRow => ({
  ...row,
  document: { ...LATER, ...(row.document as AttemptDocument) },
})

const isAttempt = (tenantId: string, requestUuid: string) =>
  and(eq(checkoutAttempts.tenantId, tenantId), eq(checkoutAttempts.requestUuid, requestUuid))

/** How a cart and a request stand to each other: the cart, the attempt of this request, and any other that has the cart in hand. */
export type Standing = { cart: CartRow | null; own: AttemptRow | null; other: AttemptRow | null }

type Asked = { requestUuid: string; cartId: string; now: Date }

/** One row for each attempt, one at least. Both are found by their ids: with an `or` over both, a plan may read every attempt of the venue. */
export async function findStanding(
  db: Db,
  tenantId: string,
  { requestUuid, cartId, now }: Asked,
): Promise<Standing> {
  const underWay = sql`(select request_uuid from checkout_attempts as open
    where open.tenant_id = ${tenantId} and open.cart_id = ${cartId} and open.state in ('new', 'leased', 'charged'))`
  const rows = await db
    .select({ cart: cartColumns, attempt: columns })
    .from(sql`(select) as asked`)
    .leftJoin(carts, isCartToBuy(tenantId, { id: cartId, now }))
    .leftJoin(
      checkoutAttempts,
      and(
        eq(checkoutAttempts.tenantId, tenantId),
        sql`${checkoutAttempts.requestUuid} = any(array[${requestUuid}, ${underWay}])`,
      ),
    )
  const attempts = rows.flatMap(({ attempt }) => (attempt ? [attemptOf(attempt)] : []))
  return {
    cart: (rows[0]?.cart ?? null) as CartRow | null,
    own: attempts.find(attempt => attempt.requestUuid === requestUuid) ?? null,
    other: attempts.find(attempt => attempt.requestUuid !== requestUuid) ?? null,
  }
}

export async function findAttempt(db: Db, tenantId: string, requestUuid: string): Promise<AttemptRow | null> {
  const [row] = await db.select(columns).from(checkoutAttempts).where(isAttempt(tenantId, requestUuid))
  return row ? attemptOf(row) : null
}

type Step = { requestUuid: string; state: AttemptState; orderId?: string; document?: AttemptDocument }

/** Moves an open attempt on; false when it is not open any more, which somebody else has seen to. */
export async function moveAttempt(
  tx: Db,
  tenantId: string,
  { requestUuid, ...next }: Step,
): Promise<boolean> {
  const rows = await tx
    .update(checkoutAttempts)
    .set({ ...next, ...(next.document ? { chargeId: next.document.charge?.chargeId ?? null } : {}) })
    .where(and(isAttempt(tenantId, requestUuid), isOpenRow))
    .returning({ requestUuid: checkoutAttempts.requestUuid })
  return rows.length > 0
}

/** Ends a lease at once, so that the next to come may find out what happened. */
export async function endLease(
  db: Db,
  tenantId: string,
  { requestUuid, now }: { requestUuid: string; now: Date },
): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ leasedUntil: now })
    .where(and(isAttempt(tenantId, requestUuid), isOpenRow))
}

/** Takes over an open attempt whose lease has ended; null when somebody else was quicker. */
export async function takeOverAttempt(
  db: Db,
  tenantId: string,
  { requestUuid, now, leasedUntil }: { requestUuid: string; now: Date; leasedUntil: Date },
): Promise<AttemptRow | null> {
  const [row] = await db
    .update(checkoutAttempts)
    .set({ leasedUntil })
    .where(and(isAttempt(tenantId, requestUuid), isOpenRow, lte(checkoutAttempts.leasedUntil, now)))
    .returning(columns)
  return row ? attemptOf(row) : null
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

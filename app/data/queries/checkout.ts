import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { carts, checkoutAttempts, orders } from '../schema/orders.ts'
import { giftCertificates } from '../schema/promotions.ts'
import { slots } from '../schema/slots.ts'
import { lockSlots, type Seats } from './holds.ts'
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
  certificate: { number: string; applied: number } | null
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

const OPEN: AttemptState[] = ['new', 'leased', 'charged']
const OVER: AttemptState[] = ['failed', 'refunded']

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

/** The attempt of this request, and any other that has the cart in hand. */
export async function findAttempts(
  db: Db,
  tenantId: string,
  { requestUuid, cartId }: { requestUuid: string; cartId: string },
): Promise<{ own: AttemptRow | null; other: AttemptRow | null }> {
  const hasCart = and(
    eq(checkoutAttempts.tenantId, tenantId),
    eq(checkoutAttempts.cartId, cartId),
    inArray(checkoutAttempts.state, OPEN),
  )
  const rows = await db
    .select(columns)
    .from(checkoutAttempts)
    .where(or(isAttempt(tenantId, requestUuid), hasCart))
  const own = rows.find(row => row.requestUuid === requestUuid)
  const other = rows.find(row => row.requestUuid !== requestUuid)
  return { own: own ? attemptOf(own) : null, other: other ? attemptOf(other) : null }
}

export async function findAttempt(db: Db, tenantId: string, requestUuid: string): Promise<AttemptRow | null> {
  const [row] = await db.select(columns).from(checkoutAttempts).where(isAttempt(tenantId, requestUuid))
  return row ? attemptOf(row) : null
}

/** Locks a cart for the rest of the transaction; null when it is gone. */
export async function lockCart(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<{ version: number; orderId: string | null } | null> {
  const [row] = await tx
    .select({ version: carts.version, orderId: carts.orderId })
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, id)))
    .for('update')
  return row ?? null
}

type Issuing = {
  requestUuid: string
  cartId: string
  orderId: string
  /** answers and files that the order names; the others were left behind on the way */
  responseIds: readonly string[]
  uploadIds: readonly string[]
}

/**
 * Makes an order of an open attempt and its cart: the cart is closed, what it held or was answered besides is gone. False when the
 * attempt is not open any more, and then nothing is changed.
 */
export async function issueAttempt(
  tx: Db,
  tenantId: string,
  { requestUuid, cartId, orderId, responseIds, uploadIds }: Issuing,
): Promise<boolean> {
  const ofCart = sql`tenant_id = ${tenantId} and cart_id = ${cartId} and exists (select from moved)`
  const { rows } = await tx.execute(sql`
    with moved as (
      update checkout_attempts set state = 'issued', order_id = ${orderId}
      where tenant_id = ${tenantId} and request_uuid = ${requestUuid} and state in ('new', 'leased', 'charged')
      returning request_uuid
    ), closed as (
      update carts set order_id = ${orderId}
      where tenant_id = ${tenantId} and id = ${cartId} and exists (select from moved)
    ), freed as (
      delete from seat_holds where ${ofCart}
    ), answers as (
      delete from form_responses where ${ofCart} and id <> all(${textArray(responseIds)})
    ), files as (
      delete from form_uploads where ${ofCart} and id <> all(${textArray(uploadIds)})
    )
    select request_uuid from moved`)
  return rows.length > 0
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/**
 * Begins an attempt, or begins one again that placed no order (CHK-135); false when its uuid is in use. Each try has a number
 * of its own, since it is part of the gateway's key: two requests at once never charge under the same.
 */
export async function leaseAttempt(tx: Db, attempt: AttemptRow): Promise<boolean> {
  const { tenantId: _tenant, requestUuid: _uuid, ...again } = attempt
  const rows = await tx
    .insert(checkoutAttempts)
    .values(attempt)
    .onConflictDoUpdate({
      target: [checkoutAttempts.tenantId, checkoutAttempts.requestUuid],
      set: { ...again, chargeId: null },
      setWhere: and(
        inArray(checkoutAttempts.state, OVER),
        sql`(${checkoutAttempts.document}->>'tries')::int < ${attempt.document.tries}`,
      ),
    })
    .returning({ requestUuid: checkoutAttempts.requestUuid })
  return rows.length > 0
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
    .where(and(isAttempt(tenantId, requestUuid), inArray(checkoutAttempts.state, OPEN)))
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
    .where(and(isAttempt(tenantId, requestUuid), inArray(checkoutAttempts.state, OPEN)))
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
    .where(
      and(
        isAttempt(tenantId, requestUuid),
        inArray(checkoutAttempts.state, OPEN),
        lte(checkoutAttempts.leasedUntil, now),
      ),
    )
    .returning(columns)
  return row ? attemptOf(row) : null
}

/** Open attempts of every venue whose lease has ended, the oldest first. */
export async function listStrandedAttempts(system: Db, { now, limit }: { now: Date; limit: number }) {
  return system
    .select({ tenantId: checkoutAttempts.tenantId, requestUuid: checkoutAttempts.requestUuid })
    .from(checkoutAttempts)
    .where(and(inArray(checkoutAttempts.state, OPEN), lte(checkoutAttempts.leasedUntil, now)))
    .orderBy(checkoutAttempts.leasedUntil)
    .limit(limit)
}

const isSlot = (tenantId: string, slotId: string) => and(eq(slots.tenantId, tenantId), eq(slots.id, slotId))

/** Gives held seats back. A slot that the venue has removed meanwhile needs none. */
export async function releaseSeats(tx: Db, tenantId: string, seats: readonly Seats[]): Promise<void> {
  await lockSlots(tx, tenantId, seats)
  for (const { slotId, count } of seats) {
    await tx
      .update(slots)
      .set({ held: sql`${slots.held} - ${count}` })
      .where(and(isSlot(tenantId, slotId), gte(slots.held, count)))
  }
}

/**
 * Turns held seats into sold ones; names a slot that no longer has them, and the transaction must end there. What a slot holds stands
 * in its own row, so that locking and selling can be one statement.
 */
export async function sellSeats(
  tx: Db,
  tenantId: string,
  seats: readonly Seats[],
): Promise<{ missing: string | null }> {
  if (seats.length === 0) return { missing: null }
  const ids = textArray(seats.map(({ slotId }) => slotId))
  const { rows } = await tx.execute<{ id: string }>(sql`
    with locked as materialized (
      select id from slots where tenant_id = ${tenantId} and id = any(${ids})
      order by id collate "C" for no key update
    )
    update slots set held = held - wanted.count, sold = sold + wanted.count
    from locked join unnest(${ids}, ${sql.param(seats.map(({ count }) => count))}::int[]) as wanted(slot_id, count)
      on wanted.slot_id = locked.id
    where slots.tenant_id = ${tenantId} and slots.id = locked.id and slots.held >= wanted.count
    returning slots.id`)
  const sold = new Set(rows.map(({ id }) => id))
  return { missing: seats.find(({ slotId }) => !sold.has(slotId))?.slotId ?? null }
}

const isCertificate = (tenantId: string, number: string) =>
  and(eq(giftCertificates.tenantId, tenantId), eq(giftCertificates.number, number))

/** What a certificate is worth in cents on a day of the venue; null for an unknown number, and for one that has expired. */
export async function findCertificateBalance(
  db: Db,
  tenantId: string,
  { number, today }: { number: string; today: string },
): Promise<number | null> {
  const [row] = await db
    .select({ balance: giftCertificates.balance })
    .from(giftCertificates)
    .where(
      and(
        isCertificate(tenantId, number),
        sql`coalesce(${giftCertificates.document}->>'expires', ${today}) >= ${today}`,
      ),
    )
  return row?.balance ?? null
}

/** Takes cents off a certificate; false when it does not hold them any more. */
export async function debitCertificate(
  tx: Db,
  tenantId: string,
  { number, applied }: { number: string; applied: number },
) {
  const rows = await tx
    .update(giftCertificates)
    .set({ balance: sql`${giftCertificates.balance} - ${applied}` })
    .where(and(isCertificate(tenantId, number), gte(giftCertificates.balance, applied)))
    .returning({ number: giftCertificates.number })
  return rows.length > 0
}

export async function creditCertificate(
  tx: Db,
  tenantId: string,
  { number, applied }: { number: string; applied: number },
) {
  await tx
    .update(giftCertificates)
    .set({ balance: sql`${giftCertificates.balance} + ${applied}` })
    .where(isCertificate(tenantId, number))
}

/** Number and last four digits of an order. */
export async function findOrderNumber(db: Db, tenantId: string, orderId: string) {
  const [row] = await db
    .select({ orderNumber: orders.orderNumber, ccLastFourDigits: orders.ccLastFourDigits })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
  return row ? { orderNumber: row.orderNumber, ccLastFourDigits: row.ccLastFourDigits ?? '' } : null
}

import { and, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type AttemptDocument, attemptDocument } from '../../documents/attempt-document.ts'
import { checkoutAttempts } from '../../schema/orders.ts'
import { timestampOf } from '../holds/read.ts'
import { freeSeats, withoutThose } from '../holds/write.ts'
import { type AttemptRow, type AttemptState, columns, isAttempt, isOpenRow } from './read.ts'

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
  return row ?? null
}

type TakeOptions = { cartVersion: number; now: Date }

/** The cart as it was found under its lock, whether the attempt has begun, and else which slots have too few seats. */
export type TakeOutcome = {
  cart: { version: number; orderId: string | null } | null
  isLeased: boolean
  missing: string[]
}

/**
 * Begins an attempt, or begins one again that placed no order (CHK-135), and moves its seats from free or held by the cart to held by
 * the attempt. One statement and so all or nothing: the cart's row is locked, then the slots, and only when the cart is the one that was
 * priced and every seat is there is anything written. Each try has a number of its own, since it is part of the gateway's key: two
 * requests at once never charge under the same.
 */
export async function takeAttempt(
  db: Db,
  attempt: AttemptRow,
  { cartVersion, now }: TakeOptions,
): Promise<TakeOutcome> {
  const { tenantId, requestUuid, state, requestHash, cartId, amount, gateway, document, leasedUntil } =
    attempt
  const { seats, tries } = document
  const isPriced = sql`exists (select from cart where version = ${cartVersion} and order_id is null)`
  const { rows } = await db.execute<{
    version: number
    orderId: string | null
    isLeased: boolean
    free: string[]
  }>(sql`
    with cart as materialized (
      select version, order_id from carts where tenant_id = ${tenantId} and id = ${cartId} for update
    ),
    ${freeSeats(tenantId, { cartId, seats, now, onlyIf: isPriced })},
    leased as (
      insert into checkout_attempts (tenant_id, request_uuid, state, request_hash, cart_id, amount, gateway, document, leased_until)
      select ${tenantId}, ${requestUuid}, ${state}, ${requestHash}, ${cartId}, ${amount}, ${gateway},
        ${attemptDocument.write(document)}::jsonb, ${timestampOf(leasedUntil)}
      where ${isPriced} and (select count(*) from free) = ${seats.length}
      on conflict (tenant_id, request_uuid) do update set state = excluded.state, request_hash = excluded.request_hash,
        cart_id = excluded.cart_id, amount = excluded.amount, gateway = excluded.gateway, document = excluded.document,
        leased_until = excluded.leased_until, charge_id = null, order_id = null
      where checkout_attempts.state in ('failed', 'refunded') and (checkout_attempts.document->>'tries')::int < ${tries}
      returning request_uuid
    ),
    freed as (
      delete from seat_holds where tenant_id = ${tenantId} and cart_id = ${cartId} and exists (select from leased)
    ),
    taken as (
      update slots set held = held + free.count from free
      where slots.tenant_id = ${tenantId} and slots.id = free.id and exists (select from leased)
    )
    select version, order_id as "orderId", exists (select from leased) as "isLeased", array(select id from free) as free from cart`)
  const [row] = rows
  if (!row) return { cart: null, isLeased: false, missing: [] }
  const { version, orderId, isLeased, free } = row
  return { cart: { version, orderId }, isLeased, missing: withoutThose(seats, free) }
}

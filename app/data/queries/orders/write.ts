import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { Seats, StoredCharge } from '../../documents/attempt-document.ts'
import { type OrderDraft, orderDocument } from '../../documents/order-document.ts'
import { ledger } from '../../schema/orders.ts'
import { timestampOf } from '../holds/read.ts'
import { demandRows } from '../holds/write.ts'
import type { NewJob } from '../jobs/write.ts'

export type NewOrder = OrderDraft & {
  id: string
  orderNumber: string
  requestUuid: string
  cartId: string
  /** cents taken from the card */
  paid: number
  creditCardBrand: string | null
  ccLastFourDigits: string | null
  now: Date
}

export type NewTicket = {
  id: string
  code: string
  slotId: string
  eventId: string
  personTypeId: string
  price: number
  isRetail: boolean
  inCombo: boolean
}

/** An order with all that is written with it: its seats, its admissions, what was paid, and the mail to be sent. */
export type WholeOrder = {
  order: NewOrder
  /** written down with the attempt, where that has not been done yet */
  charge: StoredCharge | null
  seats: readonly Seats[]
  tickets: readonly NewTicket[]
  ledger: readonly LedgerRow[]
  job: NewJob
  /** answers and files that the order names; the others of its cart were left behind on the way */
  responseIds: readonly string[]
  uploadIds: readonly string[]
}

/** `over`: the attempt is not open any more; `impossible`: its cart is an order already, or a slot no longer has what it held of it. */
export type IssueOutcome = 'issued' | 'over' | 'impossible'

/**
 * Makes an order of an open attempt, in one statement and so all or nothing: cart, attempt and slots are locked in this order, and only
 * when the attempt is open, its cart no order yet and every seat there is anything written. Held seats are sold, the cart is closed, and what it held or was
 * answered besides is gone. What a slot holds for attempts stands in its own row, so that it is as new as its lock.
 */
export async function writeOrderRows(
  db: Db,
  tenantId: string,
  { order, charge, seats, tickets, ledger, job, responseIds, uploadIds }: WholeOrder,
): Promise<IssueOutcome> {
  const { requestUuid, cartId } = order
  const ofCart = sql`tenant_id = ${tenantId} and cart_id = ${cartId} and exists (select from issued)`
  const { rows } = await db.execute<{ isOpen: boolean; isIssued: boolean }>(sql`
    with cart as materialized (
      select order_id from carts where tenant_id = ${tenantId} and id = ${cartId} for update
    ), attempt as materialized (
      select from checkout_attempts, (select count(*) from cart) as after_the_cart
      where tenant_id = ${tenantId} and request_uuid = ${requestUuid} and state in ('new', 'leased', 'charged')
      for update of checkout_attempts
    ), seats as materialized (
      select slots.id, demand.count from slots join ${demandRows(seats)} on demand.slot_id = slots.id
      where slots.tenant_id = ${tenantId} and held >= demand.count and exists (select from attempt)
      order by slots.id collate "C" for no key update of slots
    ), issued as (
      update checkout_attempts set state = 'issued', order_id = ${order.id},
        document = document || ${JSON.stringify(charge ? { charge } : {})}::jsonb,
        charge_id = coalesce(${charge?.chargeId ?? null}::text, charge_id)
      where tenant_id = ${tenantId} and request_uuid = ${requestUuid} and exists (select from attempt)
        and not exists (select from cart where order_id is not null) and (select count(*) from seats) = ${seats.length}
      returning request_uuid
    ), sold as (
      update slots set held = held - seats.count, sold = sold + seats.count from seats
      where slots.tenant_id = ${tenantId} and slots.id = seats.id and exists (select from issued)
    ), closed as (
      update carts set order_id = ${order.id} where tenant_id = ${tenantId} and id = ${cartId} and exists (select from issued)
    ), freed as (
      delete from seat_holds where ${ofCart}
    ), answers as (
      delete from form_responses where ${ofCart} and id <> all(${textArray(responseIds)})
    ), files as (
      delete from form_uploads where ${ofCart} and id <> all(${textArray(uploadIds)})
    ), placed as (
      insert into orders (tenant_id, id, order_number, request_uuid, cart_id, visitor_id, email, membership_ids,
        total, discount_total, paid, credit_card_brand, cc_last_four_digits, document, created_at)
      select ${tenantId}, ${order.id}, ${order.orderNumber}, ${requestUuid}, ${cartId}, ${order.visitorId}, ${order.email},
        ${textArray(order.membershipIds ?? [])}, ${order.total}, ${order.discountTotal}, ${order.paid},
        ${order.creditCardBrand}, ${order.ccLastFourDigits}, ${orderDocument.write(order.document)}::jsonb, ${timestampOf(order.now)}
      from issued
    ), admitted as (
      insert into tickets (tenant_id, order_id, id, code, slot_id, event_id, person_type_id, price, is_retail, in_combo)
      select ${tenantId}, ${order.id}, id, code, "slotId", "eventId", "personTypeId", price, "isRetail", "inCombo"
      from issued, jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as given(id text, code text, "slotId" text,
        "eventId" text, "personTypeId" text, price bigint, "isRetail" boolean, "inCombo" boolean)
    ), booked as (
      insert into ledger (tenant_id, id, request_uuid, order_id, kind, amount, reference)
      select ${tenantId}, id, ${requestUuid}, ${order.id}, kind, amount, reference
      from issued, jsonb_to_recordset(${JSON.stringify(ledger)}::jsonb) as given(id text, kind text, amount bigint, reference text)
      on conflict (tenant_id, kind, reference) do nothing
    ), queued as (
      insert into jobs (tenant_id, id, kind, payload, run_at)
      select ${tenantId}, ${job.id}, ${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${timestampOf(job.runAt)} from issued
      on conflict do nothing
    )
    select exists (select from attempt) as "isOpen", exists (select from issued) as "isIssued"`)
  const { isOpen, isIssued } = rows[0] ?? { isOpen: false, isIssued: false }
  if (isIssued) return 'issued'
  return isOpen ? 'impossible' : 'over'
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

export type LedgerRow = {
  id: string
  requestUuid: string
  orderId: string | null
  kind: 'charge' | 'gift-certificate' | 'desk' | 'refund' | 'certificate-return'
  /** cents, never negative */
  amount: number
  /** the gateway's id of the charge, or what stands for it: the same movement is never written twice */
  reference: string
}

export async function insertLedgerRows(tx: Db, tenantId: string, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(ledger)
    .values(rows.map(row => ({ tenantId, ...row })))
    .onConflictDoNothing({ target: [ledger.tenantId, ledger.kind, ledger.reference] })
}

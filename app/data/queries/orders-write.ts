import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import type { FormResponse } from '#app/contract/forms.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { SoldMembership } from './members-write.ts'
import { ledger } from '../schema/orders.ts'
import type { NewJob } from './jobs.ts'

/** Answers to a form as an order keeps them; the files themselves are `form_uploads`. */
export type OrderForm = {
  formId: string
  name: string
  formResponseId: string
  itemId: string
  itemName: string
  itemType: string
  submissionDate: string
  fields: FormResponse['responseData']['fields']
  uploads: FormResponse['sourceFormUploads']
}

/** What is kept of an order beside its columns: who bought what, as it was on that day. Money in cents. */
export type OrderDocument = {
  currency: string
  contact: { firstName: string; lastName: string; email: string; phoneNumber: string }
  billingAddress: {
    address1: string
    address2: string
    city: string
    state: string
    zip: string
    country: string
  }
  /** where the tickets are sent; the contact's email unless another one was given */
  ticketDeliveryEmail: string
  /** the lines of the cart; `events[].startTime` is wall time of the venue */
  lines: CartLine[]
  giftCertificate: { number: string; applied: number } | null
  /** codes that were used; orders of earlier versions have none */
  coupons?: CartPayload['coupons']
  /** the memberships it issued; orders from before memberships were sold have none */
  memberships?: SoldMembership[]
  /** what it took of the add-ons that are counted */
  pieces: { addOnId: string; count: number }[]
  /** what its forms were answered; orders from before forms were asked have none */
  forms?: OrderForm[]
}

/** An order as it will be, before it has a number. */
export type OrderDraft = {
  email: string
  visitorId: string | null
  /** memberships whose prices and rights counted; attempts begun before they were kept name none */
  membershipIds?: string[]
  total: number
  discountTotal: number
  document: OrderDocument
}

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

/** An order with all that is written with it: its admissions, what was paid, and the mail to be sent. */
export type WholeOrder = {
  order: NewOrder
  tickets: readonly NewTicket[]
  ledger: readonly LedgerRow[]
  job: NewJob
}

/** Writes an order in one statement; false when its number is taken, and then nothing is written. */
export async function insertOrder(
  tx: Db,
  tenantId: string,
  { order, tickets, ledger, job }: WholeOrder,
): Promise<boolean> {
  const isPlaced = sql`exists (select from placed)`
  const { rows } = await tx.execute(sql`
    with placed as (
      insert into orders (tenant_id, id, order_number, request_uuid, cart_id, visitor_id, email, membership_ids,
        total, discount_total, paid, credit_card_brand, cc_last_four_digits, document, created_at)
      values (${tenantId}, ${order.id}, ${order.orderNumber}, ${order.requestUuid}, ${order.cartId}, ${order.visitorId},
        ${order.email}, ${sql.param(order.membershipIds ?? [])}::text[], ${order.total}, ${order.discountTotal}, ${order.paid},
        ${order.creditCardBrand}, ${order.ccLastFourDigits}, ${JSON.stringify(order.document)}::jsonb, ${instant(order.now)})
      on conflict (tenant_id, order_number) do nothing returning id
    ), admitted as (
      insert into tickets (tenant_id, order_id, id, code, slot_id, event_id, person_type_id, price, is_retail, in_combo)
      select ${tenantId}, ${order.id}, id, code, "slotId", "eventId", "personTypeId", price, "isRetail", "inCombo"
      from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as given(id text, code text, "slotId" text, "eventId" text,
        "personTypeId" text, price int, "isRetail" boolean, "inCombo" boolean)
      where ${isPlaced}
    ), booked as (
      insert into ledger (tenant_id, id, request_uuid, order_id, kind, amount, reference)
      select ${tenantId}, id, "requestUuid", "orderId", kind, amount, reference
      from jsonb_to_recordset(${JSON.stringify(ledger)}::jsonb) as given(id text, "requestUuid" text, "orderId" text, kind text,
        amount int, reference text)
      where ${isPlaced} on conflict (tenant_id, kind, reference) do nothing
    ), queued as (
      insert into jobs (tenant_id, id, kind, payload, run_at)
      select ${tenantId}, ${job.id}, ${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${instant(job.runAt)}
      where ${isPlaced} on conflict do nothing
    )
    select id from placed`)
  return rows.length > 0
}

const instant = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

export type LedgerRow = {
  id: string
  requestUuid: string
  orderId: string | null
  kind: 'charge' | 'gift-certificate' | 'refund'
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

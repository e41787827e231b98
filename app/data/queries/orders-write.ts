import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import type { FormResponse } from '#app/contract/forms.ts'
import type { SoldMembership } from './members-write.ts'
import type { Db } from '../database/database.ts'
import { ledger, orders, tickets } from '../schema/orders.ts'

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

/** Inserts an order; false when its number is taken. */
export async function insertOrder(tx: Db, tenantId: string, { now, ...order }: NewOrder): Promise<boolean> {
  const rows = await tx
    .insert(orders)
    .values({ tenantId, ...order, createdAt: now })
    .onConflictDoNothing({ target: [orders.tenantId, orders.orderNumber] })
    .returning({ id: orders.id })
  return rows.length > 0
}

export type NewTicket = {
  id: string
  code: string
  orderId: string
  slotId: string
  eventId: string
  personTypeId: string
  price: number
  isRetail: boolean
  inCombo: boolean
}

const ROWS_A_STATEMENT = 1_000

export async function insertTickets(tx: Db, tenantId: string, rows: readonly NewTicket[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT)
    await tx.insert(tickets).values(part.map(ticket => ({ tenantId, ...ticket })))
  }
}

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

import { and, asc, desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { Db } from '../../database/database.ts'
import type { OrderDocument } from '../../documents/order-document.ts'
import { ledger, orders, tickets } from '../../schema/orders.ts'
import { slots } from '../../schema/slots.ts'

export type OrderRow = {
  id: string
  orderNumber: string
  requestUuid: string
  cartId: string
  visitorId: string | null
  email: string
  total: number
  discountTotal: number
  paid: number
  creditCardBrand: string | null
  ccLastFourDigits: string | null
  document: OrderDocument
  createdAt: Date
}

/** An order of this venue by its id or its number; null when there is none. */
export async function findOrder(db: Db, tenantId: string, idOrNumber: string): Promise<OrderRow | null> {
  const named = or(eq(orders.id, idOrNumber), eq(orders.orderNumber, idOrNumber.toUpperCase()))
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), named))
  return row ?? null
}

/** The latest order under an email, whatever its case; null when there is none. */
export async function findLatestOrderOf(db: Db, tenantId: string, email: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.email, email.trim().toLowerCase())))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row ?? null
}

export type TicketRow = {
  id: string
  code: string
  eventId: string
  slotId: string
  personTypeId: string
  price: number
  date: string
  time: string
}

/** The tickets of an order in the order of their starts. */
export async function listTickets(db: Db, tenantId: string, orderId: string): Promise<TicketRow[]> {
  return db
    .select({
      id: tickets.id,
      code: tickets.code,
      eventId: tickets.eventId,
      slotId: tickets.slotId,
      personTypeId: tickets.personTypeId,
      price: tickets.price,
      date: slots.date,
      time: slots.time,
    })
    .from(tickets)
    .innerJoin(slots, and(eq(slots.tenantId, tickets.tenantId), eq(slots.id, tickets.slotId)))
    .where(and(eq(tickets.tenantId, tenantId), eq(tickets.orderId, orderId)))
    .orderBy(asc(slots.startsAt), asc(tickets.slotId), asc(tickets.personTypeId), asc(tickets.id))
}

/** A customer as orders know them; `email` in lower case, null while it is not known to be theirs. Guests have an email alone. */
export type OrderOwner = { visitorId: string | null; email: string | null }

export type HistoryPage = {
  customer: OrderOwner
  /** counted from 1 */
  page: number
  pageSize: number
  sortField: 'createdOn' | 'orderNumber' | 'totalAmount'
  sortDirection: 'asc' | 'desc'
}

type HistoryRow = Omit<OrderRow, 'document' | 'requestUuid'> & {
  /** cents that went back when it was cancelled; null for an order that was not */
  refund: number | null
  /** its admissions, or those it had until it was cancelled */
  ticketCount: number
  itemNames: string[]
  /** wall times at the venue */
  startTimes: string[]
  /** of the first event, or of the first line where there is none */
  images: VenueImage[] | null
}

const sortColumns = {
  createdOn: orders.createdAt,
  orderNumber: orders.orderNumber,
  totalAmount: sql`${orders.total} + ${orders.discountTotal}`,
}

/** One page of the orders of a customer, and how many there are in all. */
export async function listOrders(
  db: Db,
  tenantId: string,
  { customer: { visitorId, email }, page, pageSize, sortField, sortDirection }: HistoryPage,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { document, requestUuid: _, membershipIds: __, ...columns } = getTableColumns(orders)
  const itemNames = sql<string[]>`jsonb_path_query_array(${document}, '$.lines[*].name')`
  const startTimes = sql<string[]>`jsonb_path_query_array(${document}, '$.lines[*].visits[*].startTime')`
  const images = sql<VenueImage[] | null>`coalesce(
    jsonb_path_query_first(${document}, '$.lines[*] ? (exists (@.visits[*]))'), ${document}->'lines'->0)->'images'`
  const refund = sql<number | null>`(${document}#>>'{cancellation,refund,total}')::int`
  const ticketCount = sql<number>`coalesce(
    jsonb_array_length(${document}#>'{cancellation,tickets}'),
    (select count(*) from ${tickets} where ${tickets}.tenant_id = ${orders}.tenant_id and ${tickets}.order_id = ${orders}.id))::int`
  const theirs = and(
    eq(orders.tenantId, tenantId),
    or(...(visitorId ? [eq(orders.visitorId, visitorId)] : []), ...(email ? [eq(orders.email, email)] : [])),
  )
  const sorted = sortDirection === 'asc' ? asc : desc
  const rows = await db
    .select({ ...columns, itemNames, startTimes, images, refund, ticketCount })
    .from(orders)
    .where(theirs)
    .orderBy(sorted(sortColumns[sortField]), sorted(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(orders, theirs) }
}

/** Number and last four digits of an order. */
export async function findOrderNumber(db: Db, tenantId: string, orderId: string) {
  const [row] = await db
    .select({ orderNumber: orders.orderNumber, ccLastFourDigits: orders.ccLastFourDigits })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
  return row ? { orderNumber: row.orderNumber, ccLastFourDigits: row.ccLastFourDigits ?? '' } : null
}

/** The id of the order that a ticket belongs to; null for one that is none or none any more. */
export async function findOrderOfTicket(db: Db, tenantId: string, ticketId: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: tickets.orderId })
    .from(tickets)
    .where(and(eq(tickets.tenantId, tenantId), eq(tickets.id, ticketId)))
  return row?.orderId ?? null
}

/** The charge that paid for an order; null for one that no card has paid. */
export async function findChargeOf(db: Db, tenantId: string, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ chargeId: ledger.reference })
    .from(ledger)
    .where(and(eq(ledger.tenantId, tenantId), eq(ledger.orderId, orderId), eq(ledger.kind, 'charge')))
  return row?.chargeId ?? null
}

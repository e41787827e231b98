import { and, asc, desc, eq, getTableColumns, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { orders, tickets } from '../schema/orders.ts'
import { slots } from '../schema/slots.ts'
import type { OrderDocument } from './orders-write.ts'

export type OrderRow = {
  id: string
  orderNumber: string
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
  return (row as OrderRow | undefined) ?? null
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

/** A customer as orders know them; `email` in lower case, null while it is not known to be theirs. */
export type Customer = { visitorId: string; email: string | null }

const MOST_LISTED = 500

/** The orders of a customer, the latest first. */
export async function listOrders(
  db: Db,
  tenantId: string,
  { visitorId, email }: Customer,
): Promise<Omit<OrderRow, 'document'>[]> {
  const { document: _, requestUuid: __, membershipIds: ___, ...columns } = getTableColumns(orders)
  const theirs = or(eq(orders.visitorId, visitorId), ...(email ? [eq(orders.email, email)] : []))
  return db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), theirs))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_LISTED)
}

/** Number and last four digits of an order. */
export async function findOrderNumber(db: Db, tenantId: string, orderId: string) {
  const [row] = await db
    .select({ orderNumber: orders.orderNumber, ccLastFourDigits: orders.ccLastFourDigits })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
  return row ? { orderNumber: row.orderNumber, ccLastFourDigits: row.ccLastFourDigits ?? '' } : null
}

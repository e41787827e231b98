import { and, asc, eq, or } from 'drizzle-orm'
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

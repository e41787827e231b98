import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { attemptDocument } from '../documents/attempt-document.ts'
import { cartDocument } from '../documents/cart-document.ts'
import { orderDocument } from '../documents/order-document.ts'
import { cents, createdAt, documentColumn, instant, tenantId } from './columns.ts'
import { slots } from './slots.ts'

/** A visitor's cart. `orderId` is set when it became an order, so that two attempts on one cart give one order. */
export const carts = pgTable(
  'carts',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    document: documentColumn('document', cartDocument).notNull(),
    version: integer('version').notNull().default(1),
    orderId: text('order_id'),
    /** how often the hold on its seats was extended since it began */
    holdExtensions: integer('hold_extensions').notNull().default(0),
    /** how often its links to other devices were ended: a link is good as long as it names this number */
    linkGeneration: integer('link_generation').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('carts_by_expiry').on(table.expiresAt),
  ],
)

/**
 * One press of "Complete Order". States: `new → leased → charged → issued`, or `refunded`, or `failed`.
 * A crash leaves a row that the reconciler finishes or undoes by asking the gateway for `requestUuid`.
 */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    tenantId: tenantId(),
    requestUuid: text('request_uuid').notNull(),
    state: text('state', { enum: ['new', 'leased', 'charged', 'issued', 'refunded', 'failed'] }).notNull(),
    /** SHA-256 of cart and shown total: the same request again, or another one under the same uuid */
    requestHash: text('request_hash').notNull(),
    cartId: text('cart_id').notNull(),
    amount: cents('amount').notNull(),
    gateway: text('gateway').notNull(),
    chargeId: text('charge_id'),
    orderId: text('order_id'),
    /** the priced order to issue, and the seats it has taken */
    document: documentColumn('document', attemptDocument).notNull(),
    leasedUntil: instant('leased_until').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.requestUuid] }),
    index('checkout_attempts_open').on(table.leasedUntil).where(sql`state in ('new', 'leased', 'charged')`),
    /** a cart is in one hand at a time: the wall behind the lock of its row */
    uniqueIndex('checkout_attempts_one_open')
      .on(table.tenantId, table.cartId)
      .where(sql`state in ('new', 'leased', 'charged')`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    requestUuid: text('request_uuid').notNull(),
    cartId: text('cart_id').notNull(),
    visitorId: text('visitor_id'),
    email: text('email').notNull(),
    /** memberships whose prices and rights counted */
    membershipIds: text('membership_ids').array().notNull().default(sql`'{}'`),
    total: cents('total').notNull(),
    discountTotal: cents('discount_total').notNull().default(0),
    paid: cents('paid').notNull(),
    creditCardBrand: text('credit_card_brand'),
    ccLastFourDigits: text('cc_last_four_digits'),
    document: documentColumn('document', orderDocument).notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('orders_by_number').on(table.tenantId, table.orderNumber),
    uniqueIndex('orders_by_cart').on(table.tenantId, table.cartId),
    index('orders_by_email').on(table.tenantId, table.email, table.createdAt),
    index('orders_by_visitor').on(table.tenantId, table.visitorId, table.createdAt),
    index('orders_by_membership').using('gin', table.membershipIds),
  ],
)

/** One admission: the code is what the QR code carries. */
export const tickets = pgTable(
  'tickets',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    orderId: text('order_id').notNull(),
    slotId: text('slot_id').notNull(),
    eventId: text('event_id').notNull(),
    personTypeId: text('person_type_id').notNull(),
    price: cents('price').notNull(),
    /** bought by a member at the full price */
    isRetail: boolean('is_retail').notNull().default(false),
    /** admission as a part of a combo: it uses up no member benefit of its event */
    inCombo: boolean('in_combo').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('tickets_by_code').on(table.tenantId, table.code),
    index('tickets_by_order').on(table.tenantId, table.orderId),
    index('tickets_by_slot').on(table.tenantId, table.slotId),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [table.tenantId, table.slotId], foreignColumns: [slots.tenantId, slots.id] }),
  ],
)

/**
 * Money in (`charge`, `gift-certificate`, `desk`) and out (`refund`, `certificate-return`), one row each: what came in must equal the orders,
 * what went out what was cancelled.
 */
export const ledger = pgTable(
  'ledger',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    requestUuid: text('request_uuid').notNull(),
    orderId: text('order_id'),
    kind: text('kind', {
      enum: ['charge', 'gift-certificate', 'desk', 'refund', 'certificate-return'],
    }).notNull(),
    amount: cents('amount').notNull(),
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('ledger_by_reference').on(table.tenantId, table.kind, table.reference),
    check('ledger_amount', sql`${table.amount} >= 0`),
  ],
)

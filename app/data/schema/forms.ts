import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FormResponse } from '#app/contract/forms.ts'
import { bytes, createdAt, instant, tenantId } from './columns.ts'
import { carts } from './orders.ts'

/** A visitor's answers to a form. It belongs to a cart and goes with it; that of an order stays. */
export const formResponses = pgTable(
  'form_responses',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    cartId: text('cart_id').notNull(),
    formId: text('form_id').notNull(),
    /** the item of the cart it was given for, when that was said */
    itemId: text('item_id'),
    document: jsonb('document').$type<FormResponse>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('form_responses_by_cart').on(table.tenantId, table.cartId),
    foreignKey({
      columns: [table.tenantId, table.cartId],
      foreignColumns: [carts.tenantId, carts.id],
    }).onDelete('cascade'),
  ],
)

/** A file for a response, kept here so that every node has it and it goes with its cart. */
export const formUploads = pgTable(
  'form_uploads',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    cartId: text('cart_id').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('form_uploads_by_cart').on(table.tenantId, table.cartId),
    foreignKey({
      columns: [table.tenantId, table.cartId],
      foreignColumns: [carts.tenantId, carts.id],
    }).onDelete('cascade'),
  ],
)

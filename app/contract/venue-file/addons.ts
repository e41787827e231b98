import { z } from 'zod'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import { cents, count, id, images, line, order, prose, salesChannels } from './fields.ts'
import { translationsOf } from './translations.ts'

/** Something sold beside tickets (ORD-106, ORD-107, ORD-109). */
export const addOn = z
  .strictObject({
    id: id.describe('Reference used by events and combos'),
    inventoryId: id.optional().describe('Reference in the stock system; the id when left out'),
    name: line.describe('Name'),
    description: prose.default('').describe('What it is'),
    translations: translationsOf({ name: line.optional(), description: prose.optional() }),
    images,
    price: cents.describe('Cents'),
    quantityType: z
      .enum(['exactly', 'any'])
      .default('any')
      .describe('exactly: always the quantity below. any: the visitor chooses'),
    quantity: z.int().min(1).max(MAX_QUANTITY).default(1).describe('exactly: how many'),
    totalQuantity: count.optional().describe('Pieces in stock; no limit when left out'),
    sold: count.default(0).describe('Pieces already sold of those in stock'),
    maximum: z.int().min(1).max(MAX_QUANTITY).optional().describe('Most pieces in one order'),
    priceSplit: z
      .enum(['each', 'total'])
      .default('each')
      .describe('each: price times quantity. total: once for the line'),
    salesChannels,
    displayOrder: order.describe('Position in lists, smallest first'),
  })
  .meta({ id: 'AddOn', description: 'Something sold beside tickets' })

export type AddOn = z.output<typeof addOn>

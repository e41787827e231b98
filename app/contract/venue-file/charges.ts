import { z } from 'zod'
import { id, line } from './fields.ts'
import { discountType, discountValue } from './prices.ts'

/** What an order is made of, as fees name it. */
export const GOODS = ['event', 'combo', 'addOn', 'membership', 'donation'] as const

const fee = z
  .strictObject({
    id: id.describe('Reference'),
    name: line.describe('What visitors read: Service fee'),
    per: z
      .enum(['order', 'ticket'])
      .default('ticket')
      .describe('Once an order, or for each of its tickets that costs something'),
    feeType: discountType.describe('Percent or cents'),
    value: discountValue.describe('2.5 is 2.5 percent of what is paid; 150 is 150 cents'),
    appliesTo: z
      .array(z.enum(GOODS))
      .min(1, 'must name something')
      .default(['event', 'combo'])
      .describe('What it is charged for; an order of other things has none'),
  })
  .meta({ id: 'Fee', description: 'Something that is added to an order' })

/** What a venue adds to an order. */
export const charges = z
  .strictObject({
    fees: z.array(fee).max(20).default([]).describe('Fees, in the order they are shown'),
  })
  .meta({ id: 'Charges', description: 'What is added to an order' })

export type Fee = z.output<typeof fee>
export type Charges = z.output<typeof charges>
export type Goods = (typeof GOODS)[number]

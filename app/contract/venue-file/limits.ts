import { z } from 'zod'
import { id, ids, line } from './fields.ts'

export const timeFrame = z.enum(['day', 'week', 'month', 'year', 'lifetime'])

/** How many tickets one buyer may have (ORD-125): in this order, or together with earlier ones in a time frame. */
export const limit = z
  .strictObject({
    id: id.describe('Reference'),
    name: line.optional().describe('For the staff'),
    ruleType: z
      .enum(['eventSales', 'memberBenefits'])
      .default('eventSales')
      .describe(
        'eventSales: for every buyer. memberBenefits: how many tickets a member gets at the member price',
      ),
    eventIds: ids('Events it counts; every event when empty'),
    personTypeIds: ids('Person types it counts; every one when empty'),
    membershipCategoryIds: ids(
      'memberBenefits only: for members of these categories; of every one when empty',
    ),
    quantity: z.int().min(0).max(100_000).describe('Tickets allowed'),
    combined: z
      .boolean()
      .default(false)
      .describe('The person types share the quantity; otherwise each has it'),
    timeFrame: timeFrame
      .default('lifetime')
      .describe('Over which time purchases are added up; lifetime reads per event'),
    reason: z
      .enum(['Cart', 'Transaction'])
      .default('Cart')
      .describe('Cart: this order alone. Transaction: with what was bought before'),
    retail: z
      .boolean()
      .default(false)
      .describe('Counts tickets at the full price instead of the member price'),
    prevent: z
      .boolean()
      .default(false)
      .describe('The named person types exclude each other beyond the quantity'),
  })
  .meta({ id: 'Limit', description: 'How many tickets one buyer may have' })

export type VenueSalesLimit = z.output<typeof limit>

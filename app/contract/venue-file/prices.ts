import { z } from 'zod'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import { id, line, MAX_CENTS, price, sentence } from './fields.ts'
import { translationsOf } from './translations.ts'

export const priceEntry = z
  .strictObject({
    personTypeId: id.describe('Who it is for'),
    price: price.describe('Cents; 0 is free of charge, -1 is not for sale'),
    name: line.optional().describe('Instead of the name of the person type'),
    description: sentence.optional().describe('Instead of its description'),
    translations: translationsOf({ name: line.optional(), description: sentence.optional() }),
    minimum: z
      .int()
      .min(0)
      .max(MAX_QUANTITY)
      .default(0)
      .describe('Fewest tickets of this kind once any is chosen'),
    maximum: z.int().min(1).max(MAX_QUANTITY).optional().describe('Most tickets of this kind in one order'),
  })
  .meta({ id: 'Price', description: 'What one kind of person pays' })

export const priceList = z
  .strictObject({
    id: id.describe('Reference used by slots'),
    name: line.optional().describe('For the staff: Weekend, Evening'),
    prices: z.array(priceEntry).max(200).default([]).describe('One entry per person type'),
  })
  .meta({
    id: 'PriceList',
    description: 'Prices by person type. The first list of an event holds where a slot names none',
  })

/** A percentage in percent, at most two decimals (17.5), or an amount in cents, as the type says. */
const discountValue = z
  .number()
  .min(0, 'must not be negative')
  .max(MAX_CENTS)
  .refine(hasTwoDecimals, 'must have at most two decimals')

export const discountType = z
  .enum(['PercentageBased', 'AmountBased'])
  .meta({ id: 'DiscountType', description: 'PercentageBased: value in percent. AmountBased: value in cents' })

export const distribution = z
  .enum(['each', 'total'])
  .meta({ id: 'Distribution', description: 'each: off every ticket. total: off the line, once' })

export const discount = z
  .strictObject({
    distribution: distribution.default('each').describe('Off every ticket, or once off the line'),
    values: z
      .array(
        z.strictObject({
          discountType: discountType.describe('Percent or cents'),
          value: discountValue.describe('17.5 is 17.5 percent; 500 is 500 cents'),
          personTypeId: id.optional().describe('Only for this person type; for all when left out'),
        }),
      )
      .max(200)
      .default([])
      .describe('What is taken off'),
  })
  .meta({ id: 'Discount', description: 'What is taken off the list price' })

/** What members pay less (ORD-126). */
export const memberDiscount = z
  .strictObject({
    membershipCategoryIds: z
      .array(id)
      .max(500)
      .default([])
      .describe('Who gets it; members of every category when empty'),
    personTypeIds: z.array(id).max(200).default([]).describe('On which tickets; on all when empty'),
    discountType: discountType.describe('Percent or cents'),
    value: discountValue.describe('17.5 is 17.5 percent; 500 is 500 cents'),
  })
  .meta({ id: 'MemberDiscount', description: 'What members pay less' })

export { discountValue }

export type PriceEntry = z.output<typeof priceEntry>
export type PriceList = z.output<typeof priceList>
export type VenueDiscount = z.output<typeof discount>

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

import { z } from 'zod'
import { id, ids, images, line, order, prose, sentence } from './fields.ts'
import { discount, memberDiscount, priceEntry } from './prices.ts'
import { translationsOf } from './translations.ts'

export const comboEntry = z
  .strictObject({
    type: z
      .enum(['event', 'any'])
      .default('event')
      .describe('event: this event is part of it. any: the visitor picks'),
    eventIds: z.array(id).max(1_000).default([]).describe('The event, or those to pick from'),
    quantity: z.int().min(1).max(100).default(1).describe('How many of them'),
    name: line.optional().describe('Heading of the choice'),
    translations: translationsOf({ name: line.optional() }),
  })
  .meta({ id: 'ComboEntry', description: 'One part of a combo' })

/** Several events sold as one (ORD-105, ORD-108, ORD-109). */
export const combo = z
  .strictObject({
    id: id.describe('Reference, and part of the address'),
    name: line.describe('Name of the combo'),
    shortDescription: sentence.default('').describe('One sentence for the card'),
    description: prose.default('').describe('The page'),
    translations: translationsOf({
      name: line.optional(),
      shortDescription: sentence.optional(),
      description: prose.optional(),
    }),
    images,
    type: z
      .enum(['fixedPrice', 'discountCode'])
      .describe('fixedPrice: its own prices. discountCode: the prices of its events less the discount'),
    prices: z
      .array(priceEntry)
      .max(200)
      .default([])
      .describe('fixedPrice: what each person type pays for the whole'),
    discount: discount.optional().describe('discountCode: what is taken off the prices of its events'),
    entries: z.array(comboEntry).max(100).default([]).describe('Its parts'),
    quantityType: z
      .enum(['exactly', 'any'])
      .default('exactly')
      .describe('exactly: the same tickets for every part'),
    inOrder: z
      .boolean()
      .default(false)
      .describe('Its parts are visited in their order: each begins when the one before it is over'),
    priceSplit: z
      .enum(['each', 'total'])
      .default('each')
      .describe('each: the price is per person. total: for the order line'),
    memberOnlyEvent: z.boolean().default(false).describe('Only members may buy'),
    membershipRestrictions: ids('Membership categories that may buy a member-only combo'),
    memberDiscounts: z.array(memberDiscount).max(200).default([]).describe('What members pay less'),
    addOnIds: ids('Add-ons offered with it'),
    orderFormIds: ids('Forms to be answered'),
    displayOrder: order.describe('Position in lists, smallest first'),
  })
  .meta({ id: 'Combo', description: 'Several events sold as one' })

export type ComboTemplate = z.output<typeof combo>
export type ComboEntry = z.output<typeof comboEntry>

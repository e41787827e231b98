import { z } from 'zod'
import { id, line } from './fields.ts'
import { discountType, discountValue } from './prices.ts'
import { translationsOf } from './translations.ts'

/** What an order is made of, as fees name it. */
export const GOODS = ['event', 'combo', 'addOn', 'membership', 'donation'] as const

/** What can be taxed: goods, and what the venue adds to them. */
const TAXABLES = [...GOODS, 'fee'] as const

const fee = z
  .strictObject({
    id: id.describe('Reference'),
    name: line.describe('What visitors read: Service fee'),
    translations: translationsOf({ name: line.optional() }),
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

const tax = z
  .strictObject({
    id: id.describe('Reference'),
    name: line.describe('What visitors read: Sales tax, VAT 20 %'),
    translations: translationsOf({ name: line.optional() }),
    rate: z
      .number()
      .gt(0, 'must be above 0')
      .max(100, 'must be at most 100')
      .refine(hasFourDecimals, 'must have at most four decimals')
      .describe('8.875 is 8.875 percent'),
    included: z
      .boolean()
      .default(false)
      .describe('It is in the prices already: told below the total, and added to nothing'),
    appliesTo: z
      .array(z.enum(TAXABLES))
      .min(1, 'must name something')
      .default(['event', 'combo', 'addOn', 'membership', 'fee'])
      .describe('What is taxed'),
  })
  .meta({ id: 'Tax', description: 'A tax on what is ordered' })

/** What a venue adds to an order. */
export const charges = z
  .strictObject({
    fees: z.array(fee).max(20).default([]).describe('Fees, in the order they are shown'),
    taxes: z.array(tax).max(10).default([]).describe('Taxes, in the order they are shown'),
    taxRounding: z
      .enum(['order', 'line'])
      .default('order')
      .describe('Each tax is rounded once for the whole order, or for each of its lines'),
  })
  .superRefine(({ taxes }, context) => {
    for (const at of overlappingIncluded(taxes))
      context.addIssue({
        code: 'custom',
        path: ['taxes', at, 'appliesTo'],
        message: 'must not name what another included tax covers: one price holds one of them',
      })
  })
  .meta({ id: 'Charges', description: 'What is added to an order' })

export type Fee = z.output<typeof fee>
export type Tax = z.output<typeof tax>
export type Charges = z.output<typeof charges>
export type Goods = (typeof GOODS)[number]

/** The taxes that are included in a price which an earlier one is included in already, by their place. */
function overlappingIncluded(taxes: readonly Tax[]): number[] {
  const earlier = (at: number) => taxes.slice(0, at).filter(({ included }) => included)
  return taxes.flatMap(({ included, appliesTo }, at) => {
    const covered = new Set(earlier(at).flatMap(tax => tax.appliesTo))
    return included && appliesTo.some(kind => covered.has(kind)) ? [at] : []
  })
}

function hasFourDecimals(rate: number): boolean {
  return Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6
}

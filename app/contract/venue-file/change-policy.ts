import { z } from 'zod'
import { cents } from './fields.ts'

const hours = z.int('must be a whole number of hours').min(0, 'must not be negative').max(8_760)

/** How visitors may change by themselves what they have bought. With nothing said they may not. */
export const changePolicy = z
  .strictObject({
    moveHours: hours
      .optional()
      .describe(
        'Hours before its start until which a visit can be moved to another; not at all when left out',
      ),
    cancelHours: hours
      .optional()
      .describe(
        'Hours before the first start until which an order can be cancelled; not at all when left out',
      ),
    refundPercent: z
      .int('must be a whole number of percent')
      .min(0, 'must not be negative')
      .max(100, 'must be at most 100')
      .default(100)
      .describe('Share of what was paid for tickets and add-ons that a cancelled order gets back'),
    cancelFee: cents.default(0).describe('Cents of that which the venue keeps, once an order'),
  })
  .meta({ id: 'ChangePolicy', description: 'What visitors may change by themselves, and until when' })

export type ChangePolicy = z.output<typeof changePolicy>

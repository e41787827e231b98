import { z } from 'zod'

/** What one sales rule says of a cart (ORD-125). `eventId` is the event's, `pricePointIds` are its person types', `ticketTypes` their names. */
export const salesRuleResult = z.object({
  eventId: z.string(),
  allowedQuantity: z.int(),
  purchasedQuantity: z.int(),
  reason: z.enum(['Cart', 'Transaction']),
  isRetail: z.boolean(),
  timeFrame: z.enum(['day', 'week', 'month', 'year', 'lifetime']),
  pricePointIds: z.array(z.string()),
  validatedPricePointIds: z.array(z.string()),
  ruleType: z.object({ name: z.enum(['memberBenefits', 'eventSales']) }),
  groupQuantity: z.int(),
  groupMax: z.int().nullable(),
  isPreventRule: z.boolean(),
  preventGroupQuantity: z.int(),
  inCartLimit: z.int(),
  ticketTypes: z.array(z.string()),
  fails: z.boolean(),
})

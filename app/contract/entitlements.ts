import { z } from 'zod'
import { endpoint, envelope, jsonString } from './endpoint.ts'

/** What one sales rule says of a cart (ORD-125). `eventId` is the event's, `pricePointIds` are its person types'. */
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

/** `violations` are those of `results` that fail. */
export const entitlements = z.object({
  violations: z.array(salesRuleResult),
  results: z.array(salesRuleResult),
})

export type SalesRuleResult = z.output<typeof salesRuleResult>
export type Entitlements = z.output<typeof entitlements>

/** Reads the payload of the check back; throws when it is not one. */
export function readEntitlements(payload: string): Entitlements {
  return entitlements.parse(JSON.parse(payload))
}

export const entitlementCalls = {
  validate: endpoint({
    method: 'POST',
    path: '/entitlements/validate',
    summary: 'Checks a cart against the sales rules and the seats',
    tags: ['Cart'],
  })
    .input(z.object({ body: z.object({ id: z.string().min(1).max(128) }) }))
    .output(envelope(jsonString())),
}

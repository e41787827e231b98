import { z } from 'zod'
import { CHECKOUT_REFUSALS } from '#app/rules/carts/may-check-out.ts'
import { endpoint, envelope, jsonString } from './endpoint.ts'
import { salesRuleResult } from './sales-rule-result.ts'

/** `violations` are those of `results` that fail; `refusals` is everything that keeps the cart from checkout, none means that it may go. */
export const entitlements = z.object({
  violations: z.array(salesRuleResult),
  results: z.array(salesRuleResult),
  refusals: z.array(z.enum(CHECKOUT_REFUSALS)),
})

export type Entitlements = z.output<typeof entitlements>

/** Reads the payload of the check back; throws when it is not one. */
export function readEntitlements(payload: string): Entitlements {
  return entitlements.parse(JSON.parse(payload))
}

const ids = z.array(z.string().min(1).max(128))

export const entitlementCalls = {
  allowances: endpoint({
    method: 'POST',
    path: '/entitlements/allowances',
    summary: 'What the sales rules leave this visitor of some events, before anything is in the cart',
    tags: ['Cart'],
  })
    .input(
      z.object({
        body: z.object({
          eventTemplateIds: ids.max(100),
          /** with these memberships in the order as well */
          joiningLevelIds: ids.max(50).optional(),
        }),
      }),
    )
    .output(envelope(z.array(salesRuleResult))),
  validate: endpoint({
    method: 'POST',
    path: '/entitlements/validate',
    summary: 'Checks a cart against the sales rules and the seats',
    tags: ['Cart'],
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ body: z.object({ id: z.string().min(1).max(128) }) }))
    .output(envelope(jsonString())),
}

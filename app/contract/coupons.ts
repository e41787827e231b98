import { z } from 'zod'
import { endpoint, envelope, jsonString } from './endpoint.ts'

/** Which of the codes hold for the cart (CHK-106). `eventPricepointMap`: event id → person types that get cheaper. */
const couponValidation = z.object({
  valid: z.boolean(),
  validCouponcodes: z.array(
    z.object({
      couponCode: z.string(),
      events: z.array(z.string()),
      eventPricepointMap: z.record(z.string(), z.array(z.string())),
    }),
  ),
  invalidCouponCodes: z.array(z.string()),
  conflictingCoupons: z.array(
    z.object({ couponCode: z.string(), conflictingCouponCodes: z.array(z.string()) }),
  ),
})

export type CouponValidation = z.output<typeof couponValidation>

/** Reads the payload of the check back; throws when it is not one. */
export function readCouponValidation(payload: string): CouponValidation {
  return couponValidation.parse(JSON.parse(payload))
}

const code = z.string().trim().max(100)

export const coupons = {
  validateOne: endpoint({
    method: 'GET',
    path: '/carts/{shoppingCartId}/couponcode/{code}/validate',
    summary: 'Checks one coupon code for a cart',
    tags: ['Checkout'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ params: z.object({ shoppingCartId: z.string().max(128), code }) }))
    .output(envelope(couponValidation)),
  validate: endpoint({
    method: 'POST',
    path: '/carts/couponcode/validate',
    summary: 'Checks coupon codes for a cart together',
    tags: ['Checkout'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        body: z.object({ shoppingCartId: z.string().max(128), couponCodes: z.array(code).max(50) }),
      }),
    )
    .output(envelope(jsonString())),
}

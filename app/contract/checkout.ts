import { z } from 'zod'
import { endpoint, envelope, jsonString } from './endpoint.ts'
import { sentMembershipInfo } from './membership-orders.ts'
import { ORDER_REFUSALS } from './refusals.ts'

const field = z.string().trim().max(200).default('')

/** characters of JSON */
const MAX_ANALYTICS_LENGTH = 2_000

/**
 * The order of a cart (CHK-232 to CHK-235). Names and address of the person who pays; the card only as a token of the gateway.
 * `shownTotal` (cents) is what the visitor saw: another total is refused as `PRICE_CHANGED` and nothing is charged (decision C11).
 */
export const checkoutBody = z.object({
  shoppingCartId: z.string().min(1).max(128),
  shownTotal: z.int().min(0).optional(),
  /** cents that the visitor was shown to be left to pay after the gift certificate; another amount is refused likewise */
  shownDue: z.int().min(0).optional(),
  /** the memberships whose prices and rights are wanted: those of them that the session has verified (decision W2) */
  membershipId: z.string().max(128).optional(),
  membershipIds: z.array(z.string().max(128)).max(50).optional(),
  ticketDeliveryEmail: field,
  giftCardNumber: z.string().max(100).optional(),
  /** who memberships of the cart are for, by the item's id; instead of what is kept with the cart */
  membershipInfo: z
    .array(sentMembershipInfo.extend({ id: z.string().max(128) }))
    .max(50)
    .optional(),
  /** under what this browser is measured, as its caller names it: kept with the order for whoever measures the venue's mails */
  emailAnalytics: z
    .unknown()
    .refine(value => (JSON.stringify(value) ?? '').length <= MAX_ANALYTICS_LENGTH, 'is too long')
    .optional(),
  billingFirstName: field,
  billingLastName: field,
  billingEmail: field,
  billingPhoneNumber: field,
  billingAddress1: field,
  billingAddress2: field,
  billingCity: field,
  billingState: field,
  billingZipCode: field,
  billingCountry: field,
  paymentToken: z.string().max(500).optional(),
  /** the card on file of the verified membership that the order goes on from, instead of a token */
  usesSavedCard: z.boolean().optional(),
  /** first 6 and last 4 digits of the card, the rest masked: for display, never a proof of payment, and not kept */
  token: z
    .string()
    .regex(/^\d{0,6}\*{4,}\d{0,4}$/)
    .optional(),
  /** refused unless the gateway says that it takes them (decision C4) */
  manualEntryCardNumber: z.string().max(100).optional(),
  cvc: z.string().max(10).optional(),
  expDate: z.string().max(10).optional(),
  ccLastFourDigits: z.string().max(4).optional(),
  enhancedSecurity: z.object({ sessionId: z.string().max(500) }).optional(),
})

/** What the JSON string in the answer holds (CHK-238). */
export const placedOrder = z.object({ orderNumber: z.string(), ccLastFourDigits: z.string() })

export type CheckoutBody = z.output<typeof checkoutBody>
export type CheckoutRequest = z.input<typeof checkoutBody>
export type PlacedOrder = z.output<typeof placedOrder>

/** Reads the payload of a checkout back; throws when it is not one. */
export function readPlacedOrder(payload: string): PlacedOrder {
  return placedOrder.parse(JSON.parse(payload))
}

/** The id of one attempt, made by the client and kept until it succeeds (decision C3). */
export const requestUuid = z.guid('must be a UUID')

export const captchaToken = z.string().max(5_000).optional()

const checkoutTags = { tags: ['Checkout'] }

export const checkout = {
  place: endpoint({
    method: 'POST',
    path: '/checkout',
    summary: 'Places the order of a cart',
    ...checkoutTags,
    refusals: ORDER_REFUSALS,
  })
    .input(
      z.object({
        headers: z.object({
          'x-request-uuid': requestUuid,
          'x-captcha-token': captchaToken,
          'x-captcha-v2-token': captchaToken,
        }),
        body: checkoutBody,
      }),
    )
    .output(envelope(jsonString())),
  secure: endpoint({
    method: 'POST',
    path: '/checkout/secure-session',
    summary: 'Has the bank check who holds the card, before the order is placed',
    ...checkoutTags,
    refusals: ORDER_REFUSALS,
  })
    .input(z.object({ headers: z.object({ 'x-request-uuid': requestUuid }), body: checkoutBody }))
    .output(envelope(z.lazy(() => secureSession))),
}

/** How the bank asks the cardholder: a page of the gateway (`path` on its own origin, `pageUrl` whole), or a script of the gateway, by its name. */
export const secureChallenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), path: z.string(), pageUrl: z.string() }),
  z.object({ kind: z.literal('script'), gateway: z.string(), settings: z.record(z.string(), z.string()) }),
])

/** `sessionId` goes with POST /checkout; null where the captcha protects the order. `challenge`: the bank asks first. */
export const secureSession = z.object({
  security: z.enum(['captcha', '3ds']),
  sessionId: z.string().nullable(),
  challenge: secureChallenge.nullable(),
})

export type SecureSession = z.output<typeof secureSession>

/** Proof of work after ALTCHA: what its library is given. */
const altchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    memoryCost: z.number().optional(),
    parallelism: z.number().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
  /** browsers are to meet an error, so that a demo can show it (CHK-310) */
  simulatesError: z.boolean().optional(),
})

/** Where Google's script is, the keys of v3 and of v2's checkbox, and what a token of v3 is for. */
const recaptchaChallenge = z.object({
  url: z.string(),
  siteKey: z.string(),
  checkboxSiteKey: z.string(),
  action: z.string(),
})

/** a token for a form that is sent without JavaScript: good a few seconds after it was made, once, and rarely */
const formToken = z.string().optional()

const captchaChallenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('altcha'), challenge: altchaChallenge, formToken }),
  z.object({ kind: z.literal('recaptcha'), challenge: recaptchaChallenge, formToken }),
])

export type CaptchaPayload = z.output<typeof captchaChallenge>

export const captcha = {
  challenge: endpoint({
    method: 'GET',
    path: '/captcha/challenge',
    summary: 'A challenge for the checkout captcha',
    ...checkoutTags,
  }).output(envelope(captchaChallenge)),
}

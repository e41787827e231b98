import type { Request, RequestHandler } from 'express'

/** The codes a gateway may decline with (the specification's catalogue). */
export const DECLINE_CODES = [
  '6100',
  '6101',
  '6102',
  '6103',
  '6104',
  '6105',
  '6106',
  '6107',
  '6108',
  '6109',
  '6110',
  '6113',
] as const
export type DeclineCode = (typeof DECLINE_CODES)[number]

export type Billing = {
  name: string
  email: string
  zip: string
  address1: string
  city: string
  state: string
  country: string
}

export type ChargeRequest = {
  tenantId: string
  /** one try of one checkout attempt: the same key never charges twice */
  idempotencyKey: string
  /** cents */
  amount: number
  currency: string
  paymentToken: string
  description: string
  billing: Billing
}

/** One try, as the gateway knows it. Everything in it is known again after a crash, so that the gateway can be asked about it. */
export type TriedCharge = Pick<ChargeRequest, 'tenantId' | 'idempotencyKey' | 'amount' | 'currency'>

/** What somebody is told about a key by the gateway itself: `busy` while the request that charges is still at work. */
export type ToldCharge = (charge: { tenantId: string; idempotencyKey: string }) => Promise<'done' | 'busy'>

/** `amount` in cents, as the gateway took it. */
export type Charge = { chargeId: string; amount: number; brand: string; lastFour: string }

/** What the gateway said. `declined` is an answer; a lost answer is thrown and later asked for with `settle`. */
export type ChargeResult = { outcome: 'charged'; charge: Charge } | { outcome: 'declined'; code: DeclineCode }

export type Refund = { tenantId: string; chargeId: string; amount: number; idempotencyKey: string }

/**
 * How a browser turns a card into a token: fields in a frame of the gateway's own origin (`path` there), or Stripe's element.
 * `pageUrl` is the gateway's own page, for browsers without JavaScript; null where it has none.
 */
export type CardEntrySettings =
  | { kind: 'frame'; path: string; pageUrl: string }
  | { kind: 'stripe'; publishableKey: string; pageUrl: null }

export type PaymentGateway = {
  name: 'test' | 'stripe'
  /** whether card numbers may be passed through checkout instead of a token (decision C4) */
  takesCardNumbers: boolean
  /** whether it can have the cardholder checked by the bank (3DS), which replaces the captcha (decision C2) */
  checksCardholders: boolean
  cardEntry: CardEntrySettings
  /** foreign hosts that its part of our pages needs */
  browserHosts?: { frame: readonly string[]; connect: readonly string[]; img: readonly string[] }
  charge: (request: ChargeRequest) => Promise<ChargeResult>
  /** Ends a key: the charge made under it, or null, and then none can be made under it any more. How a lost answer is found again. */
  settle: (tried: TriedCharge) => Promise<Charge | null>
  /** Gives a charge back. The same key never refunds twice. */
  refund: (refund: Refund) => Promise<void>
  /** what the gateway serves on the storefront's origin, such as the page of those without JavaScript */
  router?: (told: { onCharge: ToldCharge }) => RequestHandler
  /** what it serves on an origin of its own: the page with the card's fields, for a frame of `parentOf` only */
  ownOrigin?: (frame: { parentOf: (request: Request) => string | null; script: string }) => RequestHandler
}

import type { Request, RequestHandler } from 'express'
import type { SecureError } from '#app/rules/checkout/secure-problem.ts'
import type { ScriptPlace } from './card-entry/card-entry.ts'

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

export type BillingDetails = {
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
  /** a card that the gateway keeps, by its reference, instead of a token */
  savedCard?: string
  /** keeps the card of the token, so that renewals can be charged to it */
  keepsCard?: boolean
  /** the bank's check under which it is charged, where there was one */
  secureSessionId?: string
  description: string
  billing: BillingDetails
}

/** One try, as the gateway knows it. Everything in it is known again after a crash, so that the gateway can be asked about it. */
export type TriedCharge = Pick<
  ChargeRequest,
  'tenantId' | 'idempotencyKey' | 'amount' | 'currency' | 'secureSessionId'
>

/** What somebody is told about a key by the gateway itself: `busy` while the request that charges is still at work. */
export type ChargeListener = (charge: {
  tenantId: string
  idempotencyKey: string
}) => Promise<'done' | 'busy'>

/** Whom and what a bank's check is for: a session is good for exactly this. `amount` in cents; the token may be that of a kept card. */
export type SecureBinding = Pick<ChargeRequest, 'tenantId' | 'amount' | 'currency' | 'paymentToken'> & {
  requestUuid: string
}

/**
 * How the bank asks the cardholder: on a page of the gateway, in a frame (`path` on its own origin) or whole (`pageUrl` on ours, which
 * takes `returnTo`), or through a script of the gateway.
 */
export type SecureChallenge = { kind: 'frame'; path: string; pageUrl: string } | ScriptPlace

/** What came of asking the bank: it is content, it asks the cardholder, the card is declined, or the check itself failed. */
export type SecureOpening =
  | { outcome: 'confirmed'; sessionId: string }
  | { outcome: 'challenge'; sessionId: string; challenge: SecureChallenge }
  | { outcome: 'declined'; code: DeclineCode }
  | { outcome: 'failed'; error: SecureError }

/** Where a session stands; `unknown`: there is none of this id for this order. */
export type SecureState = 'confirmed' | 'open' | 'refused' | 'timed-out' | 'unknown'

/** The bank's check before an order is placed. Only what the gateway itself says of a session counts, never what a browser says. */
export type SecureChecks = {
  /** Throws when the gateway cannot be reached. */
  open: (request: SecureBinding & Pick<ChargeRequest, 'billing' | 'keepsCard'>) => Promise<SecureOpening>
  check: (sessionId: string, binding: SecureBinding) => Promise<SecureState>
}

/** What may be shown of a card. `validUntil` is the last month in which it counts (YYYY-MM), where the gateway tells it. */
type ShownCard = { brand: string; lastFour: string; validUntil?: string }

/** A card that the gateway keeps: its reference there, and what may be shown. */
export type CardOnFile = ShownCard & { savedCard: string }

/** `amount` in cents, as the gateway took it. `savedCard` where the card is kept. */
export type Charge = ShownCard & { chargeId: string; amount: number; savedCard?: string }

export type KeepRequest = Pick<
  ChargeRequest,
  'tenantId' | 'idempotencyKey' | 'paymentToken' | 'secureSessionId' | 'billing'
>
export type KeepResult = { outcome: 'kept'; card: CardOnFile } | { outcome: 'declined'; code: DeclineCode }

/** What the gateway said. `declined` is an answer; a lost answer is thrown and later asked for with `settle`. */
export type ChargeResult = { outcome: 'charged'; charge: Charge } | { outcome: 'declined'; code: DeclineCode }

export type Refund = { tenantId: string; chargeId: string; amount: number; idempotencyKey: string }

/**
 * How a browser turns a card into a token: fields in a frame of the gateway's own origin (`path` there), or fields that a script of the gateway draws.
 * `pageUrl` is the gateway's own page, for browsers without JavaScript; null where it has none.
 */
export type CardEntrySettings =
  | { kind: 'frame'; path: string; pageUrl: string }
  | (ScriptPlace & { pageUrl: null })

export type PaymentGateway = {
  name: string
  /** whether card numbers may be passed through checkout instead of a token (decision C4) */
  takesCardNumbers: boolean
  /** has the bank check who holds a card (3DS), which replaces the captcha (decision C2); null: it cannot */
  secure: SecureChecks | null
  cardEntry: CardEntrySettings
  /** where a browser finds its wallets: a sheet on the gateway's own origin, or buttons of its script; null: it has none */
  wallet: { kind: 'frame'; path: string } | ScriptPlace | null
  /** foreign hosts that its part of our pages needs */
  browserHosts?: { frame: readonly string[]; connect: readonly string[]; img: readonly string[] }
  charge: (request: ChargeRequest) => Promise<ChargeResult>
  /** Ends a key: the charge made under it, or null, and then none can be made under it any more. How a lost answer is found again. */
  settle: (tried: TriedCharge) => Promise<Charge | null>
  /** Keeps a card for renewals without charging it. */
  keepCard: (request: KeepRequest) => Promise<KeepResult>
  /** Keeps a card no longer: nothing can be charged to it any more. One that it does not keep is nothing to it. Throws when it cannot be reached. */
  forgetCard: (savedCard: string) => Promise<void>
  /** whether a reference is that of a card which this gateway keeps */
  keeps: (savedCard: string) => boolean
  /** Gives a charge back. The same key never refunds twice. */
  refund: (refund: Refund) => Promise<void>
  /** what the gateway serves on the storefront's origin, such as the page of those without JavaScript */
  router?: (listener: { onCharge: ChargeListener }) => RequestHandler
  /** what it serves on an origin of its own: the page with the card's fields, for a frame of `parentOf` only */
  ownOrigin?: (frame: { parentOf: (request: Request) => string | null; script: string }) => RequestHandler
}

import { documentKind } from './document-kind.ts'
import { completeOrderDocument, type OrderDraft } from './order-document.ts'

/** Pieces of one counted add-on. Lists of them are sorted by add-on, so that rows are locked in one order everywhere. */
export type Pieces = { addOnId: string; count: number }

/** A charge as the gateway tells it; `amount` in cents. */
export type StoredCharge = {
  chargeId: string
  amount: number
  brand: string
  lastFour: string
  /** the last month in which the card counts (YYYY-MM), where the gateway tells it */
  validUntil?: string
  /** the gateway's reference of the card, where it is kept for renewals */
  savedCard?: string
}

export type AttemptDocument = {
  /** which try of this request: a declined one may be followed by another under the same uuid */
  tries: number
  seats: Seats[]
  pieces: Pieces[]
  certificate: CertificatePayment | null
  /** codes whose use is counted, ascending */
  coupons: string[]
  order: OrderDraft
  charge: StoredCharge | null
  /** the card of an order of nothing that renews itself */
  keptCard?: { savedCard: string; brand: string; lastFour: string; validUntil?: string }
  /** what the cart held when its seats were taken: given back to it when the payment is declined */
  hold?: { cartVersion: number; expiresAt: string } | null
  /** the bank's check under which the card is charged, where the venue has 3DS */
  secureSessionId?: string
  /** it was decided to give the charge back: it never becomes an order any more */
  refunding: boolean
}

/** Seats of one slot. Lists of them name each slot once. */
export type Seats = { slotId: string; count: number }

/** Cents that an order takes off a certificate. */
export type CertificatePayment = { number: string; applied: number }

const NO_ORDER: Omit<OrderDraft, 'document'> = { email: '', visitorId: null, total: 0, discountTotal: 0 }

/** A checkout: the priced order to issue, and what was taken for it. */
export const attemptDocument = documentKind<AttemptDocument>({
  version: 1,
  complete: stored => ({
    tries: 1,
    seats: [],
    pieces: [],
    certificate: null,
    coupons: [],
    charge: null,
    refunding: false,
    ...stored,
    order: { ...NO_ORDER, ...stored.order, document: completeOrderDocument(stored.order?.document ?? {}) },
  }),
})

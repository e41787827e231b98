import { type Refusal, refuse } from '../kernel/refuse.ts'

/** How long an attempt belongs to the request that made it: longer than a gateway may take. Milliseconds. */
export const LEASE_MS = 2 * 60_000

const MAX_WAIT_SECONDS = 5

/** The refusal of an order that another request is placing right now. */
export function inFlight({ leasedUntil }: { leasedUntil: Date }, now: Date): Refusal {
  const seconds = Math.ceil((leasedUntil.getTime() - now.getTime()) / 1000)
  return refuse('CHECKOUT_IN_FLIGHT', { retryAfterSeconds: Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS) })
}

/** The refusal while it is not known whether the card was charged; repeating the request finds out and never charges twice. */
export function outcomeUnknown(): Refusal {
  return refuse('CHECKOUT_IN_FLIGHT', {
    text: 'We do not know yet whether your payment went through. Please try again; you will not be charged twice.',
    details: { unknown: true },
    retryAfterSeconds: MAX_WAIT_SECONDS,
  })
}

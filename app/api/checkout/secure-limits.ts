import type { ApiContext, Services } from '../context.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'
import { refuse } from '../refuse.ts'

type Limits = { perCart: RateLimit; perAddress: RateLimit }

const made = new WeakMap<Services, Limits>()

function limitsOf(services: Services): Limits {
  const known = made.get(services)
  if (known) return known
  const limits = {
    perCart: createRateLimit({ tries: 10, minutesPerTry: 1 }),
    perAddress: createRateLimit({ tries: 60, minutesPerTry: 0.2 }),
  }
  made.set(services, limits)
  return limits
}

/** No captcha stands before the bank's check, so each cart and each address has few of them: cards are not tried out here. */
export function takeSecureTry({ services, tenantId, address, now }: ApiContext, cartId: string) {
  const { perCart, perAddress } = limitsOf(services)
  const wait = Math.max(
    perCart.take(`${tenantId} ${cartId}`, now),
    address ? perAddress.take(`${tenantId} ${address}`, now) : 0,
  )
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}

import type { Services } from '../context.ts'
import { refuse } from '../refuse.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

type Limits = { perAccount: RateLimit; perAddress: RateLimit }

const made = new WeakMap<Services, Limits>()

const limitsOf = (services: Services): Limits => {
  const known = made.get(services)
  if (known) return known
  const limits = {
    perAccount: createRateLimit({ tries: 8, minutesPerTry: 2 }),
    perAddress: createRateLimit({ tries: 60, minutesPerTry: 0.2 }),
  }
  made.set(services, limits)
  return limits
}

type Attempt = { tenantId: string; account: string; address?: string; now: Date }

/** Counts one try to prove who somebody is; too many for the account or from the address are refused before any work. */
export function takeSignInTry(services: Services, { tenantId, account, address, now }: Attempt) {
  const { perAccount, perAddress } = limitsOf(services)
  const wait = Math.max(
    perAccount.take(`${tenantId} ${account}`, now),
    address ? perAddress.take(`${tenantId} ${address}`, now) : 0,
  )
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}

/** After a success the account starts afresh; the address keeps its count. */
export function clearSignInTries(
  services: Services,
  { tenantId, account }: Pick<Attempt, 'tenantId' | 'account'>,
) {
  limitsOf(services).perAccount.clear(`${tenantId} ${account}`)
}

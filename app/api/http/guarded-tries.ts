import type { Services } from '../context.ts'
import { refuse } from '../refuse.ts'
import { type Allowance, createRateLimit, type RateLimit } from './rate-limit.ts'

/** Many visitors may share an address. */
const OF_AN_ADDRESS: Allowance = { tries: 60, minutesPerTry: 0.2 }

type Try = { tenantId: string; key: string; address?: string | null; now: Date }

export type GuardedTries = {
  /** Counts one try; refuses with TOO_MANY_REQUESTS and the seconds to wait when the key or the address has none left. */
  take: (services: Services, tried: Try) => void
  /** Gives the tries of a key back; its address keeps its count. */
  clear: (services: Services, tried: Pick<Try, 'tenantId' | 'key'>) => void
}

/** Tries of something that could be guessed: so many for each key of a venue, and for each address; counted in each process. */
export function guardedTries(ofAKey: Allowance): GuardedTries {
  const made = new WeakMap<Services, { perKey: RateLimit; perAddress: RateLimit }>()
  const limitsOf = (services: Services) => {
    const limits = made.get(services) ?? {
      perKey: createRateLimit(ofAKey),
      perAddress: createRateLimit(OF_AN_ADDRESS),
    }
    made.set(services, limits)
    return limits
  }

  return {
    take: (services, { tenantId, key, address, now }) => {
      const { perKey, perAddress } = limitsOf(services)
      const wait = Math.max(
        perKey.take(`${tenantId} ${key}`, now),
        address ? perAddress.take(`${tenantId} ${address}`, now) : 0,
      )
      if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
    },
    clear: (services, { tenantId, key }) => limitsOf(services).perKey.clear(`${tenantId} ${key}`),
  }
}

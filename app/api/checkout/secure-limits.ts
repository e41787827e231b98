import type { ApiContext } from '../kernel/context.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'

const MINUTE = 60_000

/**
 * Counts one bank check against the cart and the address. Both have few, since no captcha protects this call from people who try out
 * cards. Refuses with TOO_MANY_REQUESTS.
 */
export const takeSecureTry = ({ services, tenantId, address, now }: ApiContext, cartId: string) =>
  takeTries(services, {
    tenantId,
    now,
    limits: [{ key: `secure ${cartId}`, tries: 10, pause: MINUTE }, ...limitOfAddress(address)],
  })

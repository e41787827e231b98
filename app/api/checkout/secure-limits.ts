import type { ApiContext } from '../kernel/context.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'

const MINUTE = 60_000

/** No captcha stands before the bank's check, so each cart and each address has few of them: cards are not tried out here. */
export const takeSecureTry = ({ services, tenantId, address, now }: ApiContext, cartId: string) =>
  takeTries(services, {
    tenantId,
    now,
    limits: [{ key: `secure ${cartId}`, tries: 10, pause: MINUTE }, ...limitOfAddress(address)],
  })

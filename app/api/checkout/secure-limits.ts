import type { ApiContext } from '../context.ts'
import { guardedTries } from '../http/guarded-tries.ts'

const tries = guardedTries({ tries: 10, minutesPerTry: 1 })

/** No captcha stands before the bank's check, so each cart and each address has few of them: cards are not tried out here. */
export const takeSecureTry = ({ services, tenantId, address, now }: ApiContext, cartId: string) =>
  tries.take(services, { tenantId, key: cartId, address, now })

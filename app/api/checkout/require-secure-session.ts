import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { ApiContext } from '../kernel/context.ts'
import { requireConfirmed } from './bank-check.ts'
import { secureBinding } from './order-security.ts'
import type { Quote } from './quote-order.ts'

type SessionRequest = { requestUuid: string; body: CheckoutBody; quote: Quote }

/** The session that the bank has confirmed for exactly this order; refuses one it has not (CHK-235). */
export const requireSecureSession = (context: ApiContext, order: SessionRequest): Promise<string> =>
  requireConfirmed(context, {
    sessionId: order.body.enhancedSecurity?.sessionId ?? '',
    binding: secureBinding(context, order),
  })

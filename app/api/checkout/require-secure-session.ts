import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { SecureState } from '#app/gateways/payments/payment-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { secureBinding } from './order-security.ts'
import type { Quote } from './quote-order.ts'

type SessionRequest = { requestUuid: string; body: CheckoutBody; quote: Quote }

/** The session that the bank has confirmed for exactly this order, by the gateway's word; refuses one it has not (CHK-235). */
export async function requireSecureSession(context: ApiContext, order: SessionRequest): Promise<string> {
  const sessionId = order.body.enhancedSecurity?.sessionId ?? ''
  const state = sessionId ? await stateOf(context, { ...order, sessionId }) : 'unknown'
  if (state !== 'confirmed') throw refuse(refusals[state])
  return sessionId
}

const refusals = {
  open: 'STEPUP_TIMEOUT',
  'timed-out': 'STEPUP_TIMEOUT',
  refused: 'SECURE_CHECK_REFUSED',
  unknown: 'SECURE_SESSION_REQUIRED',
} as const satisfies Record<Exclude<SecureState, 'confirmed'>, string>

async function stateOf(
  context: ApiContext,
  { sessionId, ...order }: SessionRequest & { sessionId: string },
): Promise<SecureState> {
  const { secure } = context.services.gateways.payments
  const response = secure?.check(sessionId, secureBinding(context, order))
  return (await response?.catch(() => Promise.reject(refuse('NETWORK_ERROR')))) ?? 'unknown'
}

import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { SecureOpening } from '#app/gateways/payments/payment-gateway.ts'
import { cartOfName } from '../carts/cart-names.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { secureBinding, securityFor } from './order-security.ts'
import { quoteOrder, renewsThemselves } from './quote-order.ts'
import { takeSecureTry } from './secure-limits.ts'

/** How long the bank may take for its first answer, in milliseconds. */
const SESSION_TIMEOUT_MS = 30_000

/**
 * Opens the bank's check of the order that POST /checkout would place: same body, same refusals (CHK-261). Nothing is charged and no
 * seat is taken. Refuses what the card is declined for (6100–6113) and a check that fails (NETWORK_ERROR, TIMEOUT_ERROR, DDC_*).
 */
export const openSecureSession = api.checkout.secure.handler(
  async ({ input: { headers, body: sent }, context }) => {
    const { id } = cartOfName(context, sent.shoppingCartId)
    const body = { ...sent, shoppingCartId: id ?? sent.shoppingCartId }
    const requestUuid = headers['x-request-uuid'].toLowerCase()
    await takeSecureTry(context, body.shoppingCartId)
    const quote = await quoteOrder(context, body)
    if (securityFor(context, quote) === 'captcha')
      return { payload: { security: 'captcha', sessionId: null, challenge: null } }

    const binding = secureBinding(context, { requestUuid, body, quote })
    const opening = await askBank(context, {
      ...binding,
      keepsCard: renewsThemselves(quote),
      billing: billingOf(body),
    })
    if (opening.outcome === 'declined') throw refuse(opening.code)
    if (opening.outcome === 'failed') throw refuse(opening.error)
    const challenge = opening.outcome === 'challenge' ? opening.challenge : null
    return { payload: { security: '3ds', sessionId: opening.sessionId, challenge } }
  },
)

type SessionRequest = Parameters<
  NonNullable<ApiContext['services']['gateways']['payments']['secure']>['open']
>[0]

async function askBank(
  { services, log, tenantId }: ApiContext,
  request: SessionRequest,
): Promise<SecureOpening> {
  const { secure } = services.gateways.payments
  if (!secure) throw refuse('NETWORK_ERROR')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<SecureOpening>(resolve => {
    timer = setTimeout(() => resolve({ outcome: 'failed', error: 'TIMEOUT_ERROR' }), SESSION_TIMEOUT_MS)
  })
  return Promise.race([secure.open(request), late])
    .catch((error: unknown): SecureOpening => {
      log.warn({ error, tenantId }, 'The bank cannot be asked about a card')
      return { outcome: 'failed', error: 'NETWORK_ERROR' }
    })
    .finally(() => clearTimeout(timer))
}

const billingOf = (body: CheckoutBody) => ({
  name: `${body.billingFirstName} ${body.billingLastName}`,
  email: body.billingEmail,
  zip: body.billingZipCode,
  address1: body.billingAddress1,
  city: body.billingCity,
  state: body.billingState,
  country: body.billingCountry,
})

import type { CheckoutBody } from '#app/contract/checkout.ts'
import { cartOfName } from '../carts/cart-names.ts'
import { api } from '../kernel/api.ts'
import { openBankCheck } from './bank-check.ts'
import { secureBinding, securityFor } from './order-security.ts'
import { quoteOrder, renewsThemselves } from './quote-order.ts'
import { takeSecureTry } from './secure-limits.ts'

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
    const session = await openBankCheck(context, {
      ...binding,
      keepsCard: renewsThemselves(quote),
      billing: billingOf(body),
    })
    return { payload: { security: '3ds', ...session } }
  },
)

const billingOf = (body: CheckoutBody) => ({
  name: `${body.billingFirstName} ${body.billingLastName}`,
  email: body.billingEmail,
  zip: body.billingZipCode,
  address1: body.billingAddress1,
  city: body.billingCity,
  state: body.billingState,
  country: body.billingCountry,
})

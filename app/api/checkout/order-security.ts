import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { SecureBinding } from '#app/gateways/payments/payment-gateway.ts'
import { type OrderSecurity, orderSecurity } from '#app/rules/checkout/payment-needed.ts'
import type { ApiContext } from '../kernel/context.ts'
import { type Quote, renewsThemselves } from './quote-order.ts'

/** What protects an order: decided here from venue, gateway and the order itself, never from the request (decision C2). */
export function securityFor({ services, venue }: ApiContext, quote: Quote): OrderSecurity {
  return orderSecurity({
    enable3DS: venue.document.company.enable3DS && services.gateways.payments.secure !== null,
    total: quote.amount,
    certificate: null,
    hasAutoRenew: renewsThemselves(quote),
  })
}

type SecureOrder = { requestUuid: string; body: CheckoutBody; quote: Quote }

/** What a bank's check is valid for: this attempt, this amount and this card at this venue. */
export function secureBinding(
  { tenantId, venue }: ApiContext,
  { requestUuid, body, quote }: SecureOrder,
): SecureBinding {
  return {
    tenantId,
    requestUuid,
    amount: quote.amount,
    currency: venue.document.venue.currency,
    paymentToken: quote.savedCard?.savedCard ?? body.paymentToken ?? '',
  }
}

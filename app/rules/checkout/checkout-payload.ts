import type { BillingAddress } from '#app/rules/checkout/billing-address.ts'
import type { BillingContact } from '#app/rules/checkout/billing-contact.ts'
import { expDate, maskedCard, paddedMonth } from '#app/rules/checkout/card-fields.ts'

/** A card as checkout knows it: the gateway's token and what may be shown, never number or CVC (decision C4). */
type CardOnPayload = {
  token: string
  firstSix: string
  lastFour: string
  expMonth: string
  expYear: string
}

/** Everything checkout has gathered. */
export type CheckoutInput = BillingContact & {
  tenantId: string
  shoppingCartId: string
  ticketDeliveryEmail: string
  address: BillingAddress
  card: CardOnPayload | null
  giftCardNumber: string
  requestUUID: string
  recaptchaToken: string
  recaptchaV2Token: string
  securePaymentSessionId: string
  analyticsClientId: string
}

/** The payload of checkout (CHK-102). Card number and CVC are always empty here (decision C4). */
export function checkoutPayload({ card, ...input }: CheckoutInput) {
  const hasDate = Boolean(card?.expMonth && card.expYear)
  return {
    ...input,
    zip: input.address.zip,
    token: card ? maskedCard(card) : '',
    paymentToken: card?.token ?? '',
    manualEntryCardNumber: '',
    cvc: '',
    expDate: card && hasDate ? expDate(card) : '',
    cardExpMonth: card && hasDate ? paddedMonth(card.expMonth) : '',
    cardExpYear: card?.expYear ?? '',
    ccLastFourDigits: card?.lastFour ?? '',
  }
}

export type CheckoutPayload = ReturnType<typeof checkoutPayload>

/** The body of POST /checkout for a payload (CHK-102). Empty fields are left out. */
export function checkoutBody(payload: CheckoutPayload) {
  const { address, securePaymentSessionId: sessionId } = payload

  return {
    shoppingCartId: payload.shoppingCartId,
    billingFirstName: payload.firstName,
    billingLastName: payload.lastName,
    billingEmail: payload.email,
    billingPhoneNumber: payload.phoneNumber,
    billingAddress1: address.streetAddress1,
    billingAddress2: address.streetAddress2,
    billingCity: address.city,
    billingState: address.state || address.otherState,
    billingZipCode: payload.zip,
    billingCountry: address.country,
    ticketDeliveryEmail: payload.ticketDeliveryEmail,
    paymentToken: payload.paymentToken || undefined,
    token: payload.token || undefined,
    expDate: payload.expDate || undefined,
    ccLastFourDigits: payload.ccLastFourDigits || undefined,
    giftCardNumber: payload.giftCardNumber || undefined,
    emailAnalytics: payload.analyticsClientId || undefined,
    enhancedSecurity: sessionId ? { sessionId } : undefined,
  }
}

/** The headers of POST /checkout for a payload: the id of the attempt and the captcha's tokens (CHK-102). */
export function checkoutHeaders({ requestUUID, recaptchaToken, recaptchaV2Token }: CheckoutPayload) {
  return {
    'x-request-uuid': requestUUID,
    'x-captcha-token': recaptchaToken,
    'x-captcha-v2-token': recaptchaV2Token || undefined,
  }
}

import type { BillingAddress } from '#app/rules/checkout/billing-address.ts'
import type { BillingContact } from '#app/rules/checkout/billing-contact.ts'
import { expDate, paddedMonth } from '#app/rules/checkout/card-fields.ts'

/** A card as checkout knows it: the gateway's token and what may be shown, never number or CVC (decision C4). */
export type CardOnPayload = {
  paymentToken: string
  maskedToken: string
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
  return {
    ...input,
    zip: input.address.zip,
    token: card?.maskedToken ?? '',
    paymentToken: card?.paymentToken ?? '',
    manualEntryCardNumber: '',
    cvc: '',
    expDate: card ? expDate(card) : '',
    cardExpMonth: card ? paddedMonth(card.expMonth) : '',
    cardExpYear: card?.expYear ?? '',
    ccLastFourDigits: card?.lastFour ?? '',
  }
}

export type CheckoutPayload = ReturnType<typeof checkoutPayload>

/** The body of POST /checkout for a payload; request uuid and captcha tokens travel as headers (CHK-102). */
export function checkoutBody(payload: CheckoutPayload) {
  const { address } = payload

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
    paymentToken: payload.paymentToken,
    expDate: payload.expDate,
    ccLastFourDigits: payload.ccLastFourDigits,
    giftCardNumber: payload.giftCardNumber,
    emailAnalytics: payload.analyticsClientId,
    enhancedSecurity: { sessionId: payload.securePaymentSessionId },
  }
}

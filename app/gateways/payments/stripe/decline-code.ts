import type { DeclineCode } from '../payment-gateway.ts'

/** Stripe's error and decline codes, and the code of our catalogue for each. */
const codes: Record<string, DeclineCode> = {
  invalid_number: '6100',
  invalid_expiry_month: '6101',
  invalid_expiry_year: '6102',
  invalid_cvc: '6103',
  incorrect_number: '6104',
  expired_card: '6105',
  incorrect_cvc: '6106',
  incorrect_zip: '6107',
  postal_code_invalid: '6107',
  incorrect_address: '6113',
  card_declined: '6108',
  authentication_required: '6108',
  payment_intent_authentication_failure: '6108',
  missing: '6109',
  parameter_missing: '6109',
  processing_error: '6110',
  issuer_not_available: '6110',
  reenter_transaction: '6110',
  try_again_later: '6110',
}

type StripeError = { type?: string; code?: string; decline_code?: string }

/**
 * The code of our catalogue for what Stripe says about a card: the bank's reason first, then Stripe's own. A card that is declined
 * for a reason we do not know is 6108, a request that Stripe would not take at all 6110.
 */
export function declineCode({ type, code, decline_code: reason }: StripeError): DeclineCode {
  return codes[reason ?? ''] ?? codes[code ?? ''] ?? (type === 'StripeCardError' ? '6108' : '6110')
}

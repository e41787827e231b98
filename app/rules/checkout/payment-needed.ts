import { amountDue, type Certificate } from '#app/rules/checkout/gift-certificate.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** What an order has to do with money. `total` is before the certificate, in cents. */
export type PaymentFacts = {
  total: Cents
  certificate: Certificate | null
  hasAutoRenew: boolean
  hasSavedCard: boolean
  usesSavedCard: boolean
  /** the address follows the total, or in the short form what is left to pay of it */
  addressOf: 'total' | 'due'
}

/** Which parts of the payment step are there. Contact and coupons always are. */
export type PaymentSections = {
  payment: boolean
  cardFields: boolean
  savedCard: boolean
  offersSavedCard: boolean
  address: boolean
}

/** What protects an order: the bank's own check, or the captcha. */
export type OrderSecurity = '3ds' | 'captcha'

/** Whether anything has to be paid, now or at each renewal (decision C1, CHK-125). */
function isPaymentShown({ total, hasAutoRenew }: Pick<PaymentFacts, 'total' | 'hasAutoRenew'>): boolean {
  return total > 0 || hasAutoRenew
}

/** Whether a card must be entered: an amount is due or will be, and no saved card is used (CHK-126, CHK-144 to CHK-146). */
export function isCardNeeded(facts: Omit<PaymentFacts, 'addressOf'>): boolean {
  const due = amountDue(facts.total, facts.certificate)

  return !facts.usesSavedCard && (due > 0 || facts.hasAutoRenew)
}

/**
 * Whether the billing address is checked: when something is to be paid, a membership renews by itself, or a saved card is used (CHK-190,
 * CHK-191).
 */
export function isAddressChecked(
  facts: Pick<PaymentFacts, 'total' | 'hasAutoRenew' | 'usesSavedCard'>,
): boolean {
  return facts.total > 0 || facts.hasAutoRenew || facts.usesSavedCard
}

/** The parts of the payment step (CHK-037, CHK-125, CHK-145). */
export function paymentSections(facts: PaymentFacts): PaymentSections {
  const payment = isPaymentShown(facts)
  const due = amountDue(facts.total, facts.certificate)
  const charged = facts.addressOf === 'due' ? due : facts.total

  return {
    payment,
    cardFields: isCardNeeded(facts),
    savedCard: payment && facts.hasSavedCard && facts.usesSavedCard,
    offersSavedCard: facts.total <= 0 && facts.hasSavedCard && !facts.usesSavedCard,
    address: payment && isAddressChecked({ ...facts, total: charged }),
  }
}

/**
 * The protection of an order: 3DS when the venue has it and a card is charged now or later, else the captcha (CHK-048, CHK-127, decision
 * C2).
 */
export function orderSecurity(
  facts: Pick<PaymentFacts, 'total' | 'certificate' | 'hasAutoRenew'> & { enable3DS: boolean },
): OrderSecurity {
  const charges = facts.hasAutoRenew || amountDue(facts.total, facts.certificate) > 0

  return facts.enable3DS && charges ? '3ds' : 'captcha'
}

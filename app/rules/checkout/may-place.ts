import type { OrderSecurity } from '#app/rules/checkout/payment-needed.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** Why an order is not placed now. */
export type PlacingRefusal =
  | 'processing'
  | 'invalid'
  | 'negative-total'
  | 'fix-needed'
  | 'captcha-error'
  | 'captcha-missing'

/** What is known when the order is to be placed. */
export type PlacingFacts = {
  total: Cents
  isProcessing: boolean
  hasErrors: boolean
  fixDescription: string | null
  security: OrderSecurity
  captcha: { hasError: boolean; isDone: boolean }
}

/** Everything that keeps an order from being placed; none means that it may be (CHK-111 to CHK-114). */
export function placingRefusals(facts: PlacingFacts): PlacingRefusal[] {
  const captchaShown = facts.security === 'captcha'
  const checks: Record<PlacingRefusal, boolean> = {
    processing: facts.isProcessing,
    invalid: facts.hasErrors,
    'negative-total': facts.total < 0,
    'fix-needed': Boolean(facts.fixDescription),
    'captcha-error': facts.captcha.hasError,
    'captcha-missing': captchaShown && !facts.captcha.isDone,
  }

  return (Object.keys(checks) as PlacingRefusal[]).filter(refusal => checks[refusal])
}

import { useEffect } from 'react'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { COUPON_FOCUS_DELAY, ERROR_FOCUS_DELAY } from '#app/rules/shell/delays.ts'
import type { CheckoutAnswer } from './checkout-model.ts'

/** The first marked field gets the focus once its step is open, which may be after the answer has come (CHK-284). */
export function useProblemFocus(answer: CheckoutAnswer | null, open: StepName) {
  useEffect(() => {
    if (answer === null) return
    const focusFirst = () => {
      const step = document.getElementById(`step-${open}`)?.closest('section')
      step?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
    }
    const timer = setTimeout(focusFirst, answer.errors.coupon ? COUPON_FOCUS_DELAY : ERROR_FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [answer, open])
}

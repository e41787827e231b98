import { useEffect } from 'react'
import type { StepName } from '#app/rules/checkout/steps.ts'
import type { CheckoutAnswer } from './checkout-model.ts'

/** How long error focus waits for the step to open, in milliseconds (CHK-309). */
const ERROR_FOCUS_DELAY = 100

/** The first marked field gets the focus once its step is open, which may be after the answer has come (CHK-284). */
export function useProblemFocus(answer: CheckoutAnswer | null, open: StepName) {
  useEffect(() => {
    if (answer === null) return
    const focusFirst = () => {
      const step = document.getElementById(`step-${open}`)?.closest('section')
      step?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
    }
    const timer = setTimeout(focusFirst, ERROR_FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [answer, open])
}

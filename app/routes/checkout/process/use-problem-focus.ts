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
    return unlessBusy(focusFirst, answer.errors.coupon ? COUPON_FOCUS_DELAY : ERROR_FOCUS_DELAY)
  }, [answer, open])
}

const SIGNS = ['keydown', 'input', 'pointerdown']

/** Whoever has begun to type or to point meanwhile is not taken elsewhere: the rest of the word would go there. */
function unlessBusy(then: () => void, delay: number) {
  const listening = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const timer = setTimeout(() => {
    stop()
    then()
  }, delay)
  for (const sign of SIGNS) document.addEventListener(sign, stop, { capture: true, signal: listening.signal })
  return stop
}

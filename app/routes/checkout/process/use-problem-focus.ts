import { useEffect } from 'react'
import { COUPON_FOCUS_DELAY, ERROR_FOCUS_DELAY } from '#app/rules/shell/delays.ts'
import type { CheckoutAnswer, CheckoutPage } from './checkout-model.ts'
import { OPEN_FORM } from './step/open-form.ts'

/** The first marked field gets the focus once its step is open, which may be after the answer has come (CHK-284). */
export function useProblemFocus(
  answer: CheckoutAnswer | null,
  { open, layout }: Pick<CheckoutPage, 'open' | 'layout'>,
) {
  useEffect(() => {
    if (answer === null) return
    const focusFirst = () => {
      const form = document.getElementById(OPEN_FORM)
      const step = document.getElementById(`step-${open}`)?.closest('section')
      const place = layout === 'page' ? form : step
      place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
    }
    return unlessBusy(focusFirst, answer.errors.coupon ? COUPON_FOCUS_DELAY : ERROR_FOCUS_DELAY)
  }, [answer, open, layout])
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

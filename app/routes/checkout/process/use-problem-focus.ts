import { useEffect } from 'react'
import { COUPON_FOCUS_DELAY, ERROR_FOCUS_DELAY } from '#app/rules/shell/delays.ts'
import type { CheckoutAnswer, CheckoutPage } from './checkout-model.ts'
import { OPEN_FORM } from './step/open-form.ts'

/** Where it says why the order was not placed. */
export const PROBLEM_PLACE = 'checkout-problem'

type Place = Pick<CheckoutPage, 'open' | 'layout'> & {
  /** nothing is on its way: the dialog that waits has given the focus back */
  isIdle: boolean
  /** a button beside a code was pressed: what else is marked was said before */
  isOfCode: boolean
}

/**
 * The first marked field gets the focus once its step is open, which may be after the answer has come (CHK-284); where none is, what is said
 * above the steps; what is said of a code is led to alone. It is brought into sight with its sentence: on a phone the button that was pressed is far from both.
 */
export function useProblemFocus(answer: CheckoutAnswer | null, { open, layout, isIdle, isOfCode }: Place) {
  useEffect(() => {
    if (answer === null || !isIdle) return
    const focusFirst = () => {
      const form = document.getElementById(OPEN_FORM)
      const step = document.getElementById(`step-${open}`)?.closest('section')
      const place = layout === 'page' ? form : step
      const code = isOfCode
        ? place?.querySelector<HTMLElement>('[data-code-entry] [aria-invalid="true"]')
        : null
      const marked = place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
      lead(code ?? marked ?? document.getElementById(PROBLEM_PLACE))
    }
    return unlessBusy(focusFirst, answer.errors.coupon ? COUPON_FOCUS_DELAY : ERROR_FOCUS_DELAY)
  }, [answer, open, layout, isIdle, isOfCode])
}

/** Pixels that a label above and a sentence below take. */
const ROOM = 96

/** In the middle of the window where it, or what is said at it, would be out of sight. */
function lead(place: HTMLElement | null) {
  if (!place) return
  place.focus({ preventScroll: true })
  const { top, bottom } = place.getBoundingClientRect()
  if (top < ROOM || bottom > window.innerHeight - ROOM) place.scrollIntoView({ block: 'center' })
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

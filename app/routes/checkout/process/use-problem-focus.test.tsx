import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ERROR_FOCUS_DELAY } from '#app/rules/shell/delays.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import { PROBLEM_PLACE, useProblemFocus } from './use-problem-focus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type StepScreen = { answer: CheckoutAnswer | null; isIdle?: boolean; isMarked?: boolean }

const Step = ({ answer, isIdle = true, isMarked = true }: StepScreen) => {
  useProblemFocus(answer, { open: 'payment', layout: 'steps', isIdle, isOfCode: false })
  return (
    <>
      <div id={PROBLEM_PLACE} tabIndex={-1} />
      <section>
        <h2 id="step-payment">Payment</h2>
        <input aria-label="First name" />
        <input aria-label="Email" aria-invalid={isMarked} />
      </section>
    </>
  )
}
const refusal = { errors: { email: 'Please enter a valid email' } } as unknown as CheckoutAnswer
const pass = (delay: number) => act(() => void vi.advanceTimersByTime(delay))
const focus = () => document.activeElement?.getAttribute('aria-label')

test('[CHK-284] the first marked field gets the focus a little after the answer', () => {
  render(<Step answer={refusal} />)
  pass(ERROR_FOCUS_DELAY - 1)
  expect(focus()).toBeNull()
  pass(1)
  expect(focus()).toBe('Email')
})

test('while the page is still coming nothing moves: the dialog that waits would take the focus back', () => {
  const { rerender } = render(<Step answer={refusal} isIdle={false} />)
  pass(ERROR_FOCUS_DELAY)
  expect(focus()).toBeNull()
  rerender(<Step answer={refusal} />)
  pass(ERROR_FOCUS_DELAY)
  expect(focus()).toBe('Email')
})

test('where no field is marked, what is said above the steps has the focus, in sight', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  render(<Step answer={refusal} isMarked={false} />)
  pass(ERROR_FOCUS_DELAY)
  expect(document.activeElement?.id).toBe(PROBLEM_PLACE)
  expect(scrolled.mock.contexts).toEqual([document.activeElement])
})

test.each(['keyDown', 'input', 'pointerDown'] as const)(
  'whoever has begun to type or to point by then (%s) keeps the field',
  sign => {
    render(<Step answer={refusal} />)
    const field = screen.getByLabelText('First name')
    field.focus()
    fireEvent[sign](field)
    pass(ERROR_FOCUS_DELAY)
    expect(focus()).toBe('First name')
  },
)

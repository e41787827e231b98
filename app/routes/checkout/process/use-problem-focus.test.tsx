import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useProblemFocus } from './use-problem-focus.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Step = ({ errors }: { errors: Record<string, string> }) => {
  useProblemFocus({ notice: null, errors, editOrder: false, blocked: false }, 'payment')
  return (
    <section>
      <h2 id="step-payment">Payment</h2>
      <input aria-label="first" />
      <input aria-label="wrong" aria-invalid />
    </section>
  )
}

test.each([
  ['a coupon', { coupon: 'Invalid coupon' }, 10],
  ['another error', { number: 'This card has expired.' }, 100],
])('[CHK-309] after %s the focus comes to the marked field after %o: %i milliseconds', (_, errors, delay) => {
  vi.useFakeTimers()
  render(<Step errors={errors} />)
  vi.advanceTimersByTime(delay - 1)
  expect(document.activeElement).toBe(document.body)
  vi.advanceTimersByTime(1)
  expect(document.activeElement).toBe(screen.getByLabelText('wrong'))
})

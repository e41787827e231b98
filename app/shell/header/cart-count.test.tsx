import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellCartCount, useCartCount } from './cart-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  tellCartCount(null)
  vi.useRealTimers()
})

const Count = ({ cart }: { cart: { count: number } }) => <output>{useCartCount(cart)}</output>
const shown = () => screen.getByRole('status').textContent

test('the header counts a press as soon as it was kept, and what a later page was loaded with after it', () => {
  const { rerender } = render(<Count cart={{ count: 1 }} />)
  expect(shown()).toBe('1')
  act(() => tellCartCount(3))
  expect(shown()).toBe('3')
  vi.advanceTimersByTime(5_000)
  rerender(<Count cart={{ count: 2 }} />)
  expect(shown()).toBe('2')
  act(() => tellCartCount(4))
  expect(shown()).toBe('4')
})

test('a page that was being loaded while the press was kept does not take it back', () => {
  const { rerender } = render(<Count cart={{ count: 0 }} />)
  act(() => tellCartCount(2))
  vi.advanceTimersByTime(300)
  rerender(<Count cart={{ count: 0 }} />)
  expect(shown()).toBe('2')
})

test('what a form changes is counted by the page that follows', () => {
  const { rerender } = render(<Count cart={{ count: 1 }} />)
  act(() => tellCartCount(2))
  act(() => tellCartCount(null))
  rerender(<Count cart={{ count: 0 }} />)
  expect(shown()).toBe('0')
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { SummaryPart } from '../order-model.ts'
import { OrderSummary } from './order-summary.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const part = (quantity: number): SummaryPart => ({
  key: 'reef',
  name: 'Reef Walk',
  when: '',
  retailTotal: quantity * 1000,
  discountTotal: 0,
  lines: [{ key: 'adult', name: 'Adult', quantity, amount: quantity * 1000 }],
})

test('[ORD-295] the new total is said 20 ms after it stands there', () => {
  const summary = (quantity: number) =>
    inWords(<OrderSummary parts={[part(quantity)]} hold={null} placing={false} />)
  const { rerender, container } = render(summary(1))
  const said = () => container.querySelector('[aria-live]')?.textContent
  rerender(summary(2))
  expect(screen.getByRole('status').textContent).toBe('$20')
  pass(19)
  expect(said()).toContain('$10')
  pass(1)
  expect(said()).toContain('$20')
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { SummaryPart } from './summary-part.ts'
import { OrderSummary } from './order-summary.tsx'
import * as stickyStyles from '#app/ui/sticky-total/sticky-total.css.ts'

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
  goods: 'event',
  name: 'Reef Walk',
  when: '',
  retailTotal: quantity * 1000,
  discountTotal: 0,
  lines: [{ key: 'adult', name: 'Adult', quantity, amount: quantity * 1000 }],
})

test('[ORD-295] the new total is said 20 ms after it stands there', () => {
  const summary = (quantity: number) =>
    inWords(<OrderSummary parts={[part(quantity)]} fees={[]} hold={null} placing={false} />)
  const { rerender, container } = render(summary(1))
  const said = () => container.querySelector('[aria-live]')?.textContent
  rerender(summary(2))
  expect(screen.getByRole('status').textContent).toBe('$20')
  pass(19)
  expect(said()).toContain('$10')
  pass(1)
  expect(said()).toContain('$20')
})

const line = { key: 'adult', name: 'Adult', quantity: 2, amount: 2000 }
const dome: SummaryPart = {
  ...part(2),
  key: 'dome',
  name: 'Dome',
  when: '10 am',
  discountTotal: 300,
  lines: [line],
}
const retail = { ...line, key: 'retail', atRetail: true }

test.each<[string, SummaryPart[], string[], string, string | undefined]>([
  ['nothing', [], [], '$0', ''],
  ['an event without tickets', [{ ...part(0), lines: [] }], ['Reef Walk'], '$0', ''],
  ['tickets', [part(2)], ['Reef Walk', '2 × Adult$20'], '$20', '$20'],
  [
    'tickets at a discount',
    [part(1), dome],
    ['Reef Walk', '1 × Adult$10', 'Dome10 am', '2 × Adult$20', 'Discount-$3'],
    '$27',
    '$27',
  ],
  [
    'tickets at the full price',
    [{ ...part(2), lines: [retail] }],
    ['Reef Walk', expect.stringMatching(/^2 × Adult.+\$20$/) as unknown as string],
    '$20',
    '$20',
  ],
])('an order of %s is summed up', (_, parts, lines, total, said) => {
  const { container } = render(inWords(<OrderSummary parts={parts} fees={[]} hold={null} placing={false} />))
  const drawn = [...container.querySelectorAll(`.${stickyStyles.lines} > *`)].map(each => each.textContent)
  expect(drawn).toEqual(lines)
  expect(screen.getByRole('status').textContent).toBe(total)
  const words = container.querySelector('[aria-live]')?.textContent ?? ''
  expect(said === '' ? words === '' : words.includes(said ?? '')).toBe(true)
  const toggle = screen.getByRole('button', { expanded: false })
  expect(toggle.textContent?.startsWith('Show')).toBe(parts.length > 0)
})

test.each([true, false])('while it is placed (%s) its button is busy', placing => {
  render(inWords(<OrderSummary parts={[part(1)]} fees={[]} hold={null} placing={placing} />))
  expect(screen.getByRole('button', { name: /Plac/ }).getAttribute('aria-busy')).toBe(placing ? 'true' : null)
})

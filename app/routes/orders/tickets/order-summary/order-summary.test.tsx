import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { charges } from '#app/contract/venue-file/charges.ts'
import { type LinePart, linePart, orderLine } from '#app/rules/pricing/order-line.ts'
import * as stickyStyles from '#app/ui/sticky-total/sticky-total.css.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { OrderSummary } from './order-summary.tsx'
import { priceSummary, type SummaryPart } from './summary-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
type Tickets = Partial<Pick<LinePart, 'listed' | 'visitor' | 'isRetail'>>
const line = (quantity: number, tickets: Tickets = {}) =>
  orderLine({
    ...{
      id: 'reef',
      itemType: 'Event',
      type: 'event',
      sourceId: 'reef',
      name: 'Reef Walk',
      images: [],
      visits: [],
    },
    parts: [
      linePart({
        ...{ id: 'adult', personTypeId: 'adult', name: 'Adult', quantity },
        ...{ listed: quantity * 1000, visitor: quantity * 1000 },
        ...tickets,
      }),
    ],
  })
const part = (quantity: number, tickets?: Tickets): SummaryPart => ({
  key: 'reef',
  name: 'Reef Walk',
  when: '',
  lines: [line(quantity, tickets)],
})
const summary = (
  parts: SummaryPart[],
  { coupons = [], placing = false }: { coupons?: CartPayload['coupons']; placing?: boolean } = {},
) =>
  inWords(
    <OrderSummary
      parts={parts}
      order={priceSummary(parts, { coupons, charges: charges.parse({}) })}
      hold={null}
      placing={placing}
    />,
  )

test('[ORD-295] the new total is said 20 ms after it stands there', () => {
  const { rerender, container } = render(summary([part(1)]))
  const announcement = () => container.querySelector('[aria-live]')?.textContent
  rerender(summary([part(2)]))
  expect(screen.getByRole('status').textContent).toBe('$20')
  pass(19)
  expect(announcement()).toContain('$10')
  pass(1)
  expect(announcement()).toContain('$20')
})

const dome: SummaryPart = { ...part(2, { visitor: 1700 }), key: 'dome', name: 'Dome', when: '10 am' }

test.each([
  [0, ['Discount−$3']],
  [100, ['Member price−$1', 'Discount−$2']],
  [300, ['Member price−$3']],
])('what members pay less (%i cents) is said apart from what everybody is given', (memberSaving, words) => {
  const lines = dome.lines.map(line => ({ ...line, memberSaving }))
  const { container } = render(summary([{ ...dome, lines }]))
  expect(container.textContent?.match(/(?:Member price|Discount)−\$\d/g)).toEqual(words)
})

test.each<[string, SummaryPart[], string[], string, string | undefined]>([
  ['nothing', [], [], '$0', ''],
  ['an event without tickets', [{ ...part(0), lines: [] }], ['Reef Walk'], '$0', ''],
  ['tickets', [part(2)], ['Reef Walk', '2 × Adult$20'], '$20', '$20'],
  [
    'tickets at a discount',
    [part(1), dome],
    ['Reef Walk', '1 × Adult$10', 'Dome10 am', '2 × Adult$20', 'Discount−$3'],
    '$27',
    '$27',
  ],
  [
    'tickets at the full price',
    [part(2, { isRetail: true })],
    ['Reef Walk', expect.stringMatching(/^2 × Adult.+\$20$/) as unknown as string],
    '$20',
    '$20',
  ],
])('an order of %s is summed up', (_, parts, lines, total, announcement) => {
  const { container } = render(summary(parts))
  const drawn = [...container.querySelectorAll(`.${stickyStyles.lines} > *`)].map(each => each.textContent)
  expect(drawn).toEqual(lines)
  expect(screen.getByRole('status').textContent).toBe(total)
  const words = container.querySelector('[aria-live]')?.textContent ?? ''
  expect(announcement === '' ? words === '' : words.includes(announcement ?? '')).toBe(true)
  const toggle = screen.getByRole('button', { expanded: false })
  expect(toggle.textContent?.startsWith('Show')).toBe(parts.length > 0)
})

test.each([true, false])('while it is placed (%s) its button is busy', placing => {
  render(summary([part(1)], { placing }))
  expect(screen.getByRole('button', { name: /Plac/ }).getAttribute('aria-busy')).toBe(placing ? 'true' : null)
})

test('a coupon of the cart is taken off what is chosen now, and the lines above sum to the total', () => {
  const coupon = {
    ...{ couponCode: 'TEN', discount: 100 },
    terms: {
      ...{ discountType: 'PercentageBased', value: 10, distribution: 'each', minimumTotal: 0 },
      ...{ eventIds: ['reef'], comboIds: [], personTypeIds: [], membershipCategoryIds: [] },
    },
  } as const
  const drawn = (quantity: number) =>
    render(summary([part(quantity, { visitor: quantity * 800 })], { coupons: [coupon as never] })).container
  expect(drawn(3).textContent).toContain('3 × Adult$30.00Discount−$6.00Coupon TEN−$2.40')
  expect(screen.getByRole('status').textContent).toBe('$21.60')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/sticky-total/sticky-total.css.ts'
import { StickyTotal, type StickyTotalProps } from '#app/ui/sticky-total/sticky-total.tsx'

afterEach(cleanup)

function show(about: Partial<StickyTotalProps>) {
  const order = { heading: 'Your order', totalLabel: 'Total', total: 1800, action: 'Go on' }
  return render(<StickyTotal {...order} {...about} />).container
}
const toggle = () => screen.getByRole('button')
const state = (container: HTMLElement) => [
  toggle().textContent,
  toggle().getAttribute('aria-expanded'),
  container.querySelector('[data-open]') !== null,
]

test.each([
  [{ show: 'Show order', hide: 'Hide order' }, 'Show order$18', 'Hide order$18'],
  [undefined, 'Total$18', 'Total$18'],
])('the lines unfold and fold again, with the words %j', (details, closed, open) => {
  const order = show({ details, children: 'Two tickets' })
  expect(state(order)).toEqual([closed, 'false', false])
  fireEvent.click(toggle())
  expect(state(order)).toEqual([open, 'true', true])
  fireEvent.click(toggle())
  expect(state(order)).toEqual([closed, 'false', false])
})

test.each<[Partial<StickyTotalProps>, number, number]>([
  [{}, 0, 0],
  [{ children: 'Two tickets' }, 1, 0],
  [{ note: 'Held for 10 minutes' }, 0, 1],
])('an order with %j has no empty box', (about, lines, notes) => {
  const order = show(about)
  expect(order.getElementsByClassName(styles.lines)).toHaveLength(lines)
  expect(order.getElementsByClassName(styles.under)).toHaveLength(notes)
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import * as styles from '#app/ui/sticky-total/sticky-total.css.ts'
import { StickyTotal, type StickyTotalProps, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'

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

test('how long is left stands beside the total until the note says it', () => {
  const order = show({ children: 'Two tickets', note: 'Held until ten', mark: '19:59' })
  expect(toggle().textContent).toContain('19:59')
  fireEvent.click(toggle())
  expect(toggle().textContent).not.toContain('19:59')
  expect(order.textContent).toContain('Held until ten')
})

test('a line that costs nothing says so in the words of its price; savings and the total are amounts', () => {
  const words = (line: JSX.Element) =>
    render(<VenueMoneyProvider value={{ noCharge: 'No charge' }}>{line}</VenueMoneyProvider>).container
      .textContent
  expect(words(<SumLine label="Talk" amount={0} />)).toBe('TalkNo charge')
  expect(words(<SumLine label="Talk" amount={500} />)).toBe('Talk$5')
  expect(words(<SumLine label="Saved" amount={0} look="saving" />)).toBe('Saved$0')
  expect(words(<SumLine label="Paid by certificate" amount={-500} />)).toContain('$5')
})

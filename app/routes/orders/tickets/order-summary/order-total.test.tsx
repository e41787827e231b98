import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { charges } from '#app/contract/venue-file/charges.ts'
import { linePart, orderLine } from '#app/rules/pricing/order-line.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { OrderItemsProps } from '../order-items-props.ts'
import { OrderTotal } from './order-total.tsx'

afterEach(cleanup)

/** An order of one ticket at a price, as far as its total looks at it. */
function orderAt(visitor: number): OrderItemsProps {
  const about = { id: 'adult', personTypeId: 'adult', name: 'Adult', quantity: 1, listed: visitor, visitor }
  const line = orderLine({
    ...{ id: 'reef', itemType: 'Event', type: 'event', sourceId: 'reef', name: 'Reef Walk' },
    ...{ images: [], visits: [], parts: [linePart(about)] },
  })
  const page = { coupons: [], charges: charges.parse({}), hold: null, offer: null, memberships: [] }
  const parts = [{ key: 'reef', name: 'Reef Walk', when: '', lines: [line] }]
  const order = { parts, isPlacing: false, over: [] }
  return { page, order } as unknown as OrderItemsProps
}

test.each([
  [0, 0],
  [1200, 1],
])('a wallet waits until there is something to pay: %i cents', (amount, count) => {
  const element = inWords(
    <OrderTotal {...orderAt(amount)} wallet="frame" onHoldEnd={() => undefined} unkept={null} />,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.queryAllByRole('button', { name: /wallet/i })).toHaveLength(count)
})

test.each([
  ['has a wallet', true, 1],
  ['has none', false, 0],
])('a wallet of a script is offered where the browser %s', (_, isSetUp, count) => {
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => isSetUp })
  const element = inWords(
    <OrderTotal {...orderAt(1200)} wallet="script" onHoldEnd={() => undefined} unkept={null} />,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.queryAllByRole('button', { name: /wallet/i })).toHaveLength(count)
  vi.unstubAllGlobals()
})

const FIELD = 'events.reef.quantities.adult'
const place = { name: 'Reef Walk', field: FIELD, isOfSeats: false }
const LIMIT = 'Ticket Limit. Please adjust before placing order'
const SEATS = 'There are not enough tickets available. Please adjust your quantity.'

test.each([
  ['[ORD-279] more than a limit', [place], false, [LIMIT]],
  ['[ORD-287] more than the seats', [{ ...place, isOfSeats: true }], false, [SEATS]],
  ['what a refusal above says', [place], true, []],
])('%s is said once in place of the sum, and the button leads there', (_, over, isOverLimit, sentences) => {
  const { page, order } = orderAt(1200)
  const stopped = { page, order: { ...order, isOverLimit, over } } as OrderItemsProps
  const element = inWords(
    <form>
      <input name={FIELD} defaultValue="9" />
      <OrderTotal {...stopped} wallet="frame" onHoldEnd={() => undefined} unkept={null} />
    </form>,
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect([LIMIT, SEATS].filter(words => screen.queryByText(words))).toEqual(sentences)
  expect(screen.queryByRole('button', { name: /Place Order|wallet/i })).toBeNull()
  expect(container.querySelectorAll('output, button data')).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Adjust tickets' }))
  expect(document.activeElement?.getAttribute('name')).toBe(FIELD)
})

test('[ORD-279] a limit of which nobody knows the place is told in its two parts', () => {
  const { page, order } = orderAt(1200)
  const stopped = { page, order: { ...order, isOverLimit: true } } as OrderItemsProps
  const element = inWords(<OrderTotal {...stopped} wallet={null} onHoldEnd={() => undefined} unkept={null} />)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.queryAllByText('Ticket Limit.')).toHaveLength(1)
  expect(screen.queryAllByText('Please adjust before placing order.')).toHaveLength(1)
})

test.each([
  ['with a ticket', 1, 1],
  ['from which the last one was removed', 0, 0],
])('an order %s says what would save and how long it is held', (_, tickets, count) => {
  const { page, order } = orderAt(1200)
  const hold = { secondsLeft: 600, until: '10:45 am', expiresAt: 'later', mayExtend: true }
  const offer = { change: { kind: 'tickets' }, before: 1200, after: 900, saved: 300 }
  const model = { page: { ...page, hold, offer }, order: { ...order, parts: order.parts.slice(0, tickets) } }
  const element = inWords(
    <OrderTotal {...(model as OrderItemsProps)} wallet={null} onHoldEnd={() => undefined} unkept={null} />,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.queryAllByText(/10:45 am/).length > 0).toBe(count > 0)
  expect(screen.queryAllByText(/\$3/).length > 0).toBe(count > 0)
})

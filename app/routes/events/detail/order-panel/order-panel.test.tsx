import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { OrderPanel } from './order-panel.tsx'

afterEach(cleanup)

const order = {
  day: 'Saturday, November 21, 2026',
  times: [],
  empty: false,
  soldOut: false,
  next: null,
  calendarHref: '/calendar',
  ticketsHref: '/next',
  buyable: true,
  prices: [],
  forMembers: false,
}

test('[ORD-034, ORD-317] the button of a combo reads Buy Combo, that of an event Tickets', () => {
  const { unmount } = render(inWords(<OrderPanel {...order} combo />))
  expect(screen.getByRole('link', { name: 'Buy Combo' }).getAttribute('href')).toBe('/next')
  unmount()
  render(inWords(<OrderPanel {...order} combo={false} />))
  expect(screen.queryByRole('link', { name: 'Buy Combo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Tickets' })).toBeDefined()
})

test('a combo that is sold out cannot be bought', () => {
  render(inWords(<OrderPanel {...order} combo buyable={false} soldOut />))
  expect(screen.queryByRole('link', { name: 'Buy Combo' })).toBeNull()
  expect(screen.getByText('Sold out')).toBeDefined()
})

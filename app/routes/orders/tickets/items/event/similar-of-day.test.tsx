import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show, slot } from '#tests/builders/event-block.tsx'

afterEach(cleanup)

const similar = {
  id: 'kelp',
  name: 'Kelp Dive',
  offer: { time: '11:00 am', from: 900, left: 12 },
  href: '/events/pier/detail/kelp?date=2026-11-21',
  ticketsHref: '/orders/pier/tickets?eventIds=kelp&date=2026-11-21&tickets=adult:2',
}

test('an event that is sold out on its day says what is like it then, when and for how much, and leads there', () => {
  show({ slots: [slot('10:00', 0)], similar })
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(screen.getByText('Like it on this day').parentElement?.textContent).toBe(
    'Like it on this dayKelp Dive11:00 am · from $9 · 12 leftBuy Tickets',
  )
  expect([linkTo('Kelp Dive'), linkTo('Buy Tickets: Kelp Dive')]).toEqual([similar.href, similar.ticketsHref])
})

test('nothing is said where there is nothing like it', () => {
  show({ slots: [slot('10:00', 0)] })
  expect(screen.queryByText('Like it on this day')).toBeNull()
})

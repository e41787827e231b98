import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tone } from '#app/ui/button/button.css.ts'
import { anEvent, Page, show, slot } from '#tests/builders/event-block.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const similar = {
  id: 'kelp',
  name: 'Kelp Dive',
  offer: { time: '11:00 am', from: 900, left: 12 },
  href: '/events/pier/detail/kelp?date=2026-11-21',
  ticketsHref: '/orders/pier/tickets?eventIds=kelp&date=2026-11-21&tickets=adult:2',
}

const nextDay = { date: '2026-12-24', dateText: 'Thursday', from: null, quietest: null, tickets: 1 }

test('an event that is sold out on its day says what is like it then, when and for how much, and leads there', () => {
  show({ slots: [slot('10:00', 0)], similar })
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(screen.getByText('Like it on this day').parentElement?.textContent).toBe(
    'Like it on this dayKelp Dive11:00 am · from $9 · 12 leftBuy Tickets',
  )
  expect([linkTo('Kelp Dive'), linkTo('Buy Tickets: Kelp Dive')]).toEqual([similar.href, similar.ticketsHref])
})

test.each([
  ['a day with room', { nextDay, similar, waitHref: '/wait' }, /^Next free/],
  ['something like it', { similar, waitHref: '/wait' }, /^Buy Tickets/],
  ['the waiting list', { waitHref: '/wait' }, /^Write to me/],
])('where nothing can be chosen the main button is %s, and no time is asked for', (_, about, name) => {
  const event = anEvent({ slots: [slot('10:00', 0)], ...about })
  render(inWords(<Page event={event} choice={{ slotId: null, quantities: {}, retail: {} }} leads />))
  const main = [...document.querySelectorAll(`.${tone.primary.split(' ').join('.')}`)]
  expect(main.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(name)])
  expect(screen.queryByText('Select a time')).toBeNull()
})

test('nothing is said where there is nothing like it', () => {
  show({ slots: [slot('10:00', 0)] })
  expect(screen.queryByText('Like it on this day')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import EventsList from './route.tsx'

afterEach(cleanup)

const day = (date: string, selected: boolean) => ({
  ...{ date, selected, words: date, weekday: '', number: date.slice(8), month: '', available: true },
  href: `/list?date=${date}`,
})

const LIST = {
  hero: { venue: 'Pier', isToday: true, picture: null, rating: null },
  day: {
    ...{ words: 'Friday, November 20, 2026', hours: null, note: null, calendarHref: '/calendar' },
    days: [day('2026-11-20', true), day('2026-11-21', false)],
  },
  party: {},
  member: {},
  events: [],
  memberEvents: [],
  combos: [],
  empty: { reason: null, calendarHref: '/calendar', next: null },
}

test('a day that is pressed is the chosen one at once, and what is shown of the other waits', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('date=') ? new Promise(() => undefined) : LIST
  const router = createMemoryRouter([{ path: '/list', loader, element: inWords(<EventsList />) }], {
    initialEntries: ['/list'],
  })
  render(<RouterProvider router={router} />)
  await screen.findAllByRole('link')
  const chosen = () =>
    [...document.querySelectorAll('[aria-current]')].map(link => link.getAttribute('href')?.slice(-2))
  expect([chosen(), document.querySelector('[aria-busy]')]).toEqual([['20'], null])
  void router.navigate('/list?date=2026-11-21')
  await expect.poll(chosen).toEqual(['21'])
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
})

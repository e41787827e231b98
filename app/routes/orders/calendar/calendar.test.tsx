import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CalendarPage, EventChoice } from './calendar-page.server.ts'
import Calendar from './route.tsx'

afterEach(cleanup)

const DAY = '2026-11-24'

/** The calendar of a cart with one event, and what its dialog knows of a day. */
const pageWith = (choice: Partial<EventChoice>): CalendarPage => ({
  name: null,
  today: '2026-11-20',
  selected: null,
  months: [{ month: '2026-11', heading: 'November 2026' }],
  weekStart: 0,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  days: [{ date: DAY, words: 'Tuesday, November 24, 2026', number: '24', availability: 'many' }],
  dayHref: '/orders/pier/calendar?cart=true&pick=DAY',
  staysHere: true,
  moreHref: null,
  todayHref: null,
  isEmpty: false,
  choice: {
    date: null,
    words: '',
    events: [{ id: 'boat', name: 'Boat Tour', combo: null, availability: 'loading', times: [], more: 0 }],
    ticked: [],
    action: '/orders/pier/tickets',
    carried: [],
    cancelHref: '/orders/pier/calendar?cart=true',
    ...choice,
  },
})
const known = (availability: 'available' | 'not-available'): Partial<EventChoice> => ({
  date: DAY,
  words: 'Tuesday, November 24, 2026',
  events: [{ id: 'boat', name: 'Boat Tour', combo: null, availability, times: [], more: 0 }],
})

/** Presses a day; the server answers when it is let. */
async function pressDay(answer: CalendarPage) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const loader = async ({ request }: { request: Request }) => {
    const isPicked = new URL(request.url).searchParams.has('pick')
    if (isPicked) await held
    return { page: isPicked ? answer : pageWith({}), allHref: null }
  }
  const router = createMemoryRouter([{ path: '/orders/:tenantId/calendar', loader, Component: Calendar }], {
    initialEntries: ['/orders/pier/calendar?cart=true'],
  })
  render(inWords(<RouterProvider router={router} />))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
  void router.navigate(`/orders/pier/calendar?cart=true&pick=${DAY}`)
  return { release, dialog: within(await screen.findByRole('dialog')) }
}

test.each([
  ['available', 'Available'],
  ['not-available', 'Not available'],
] as const)(
  '[ORD-293] a pressed day says Loading times... until its times are there, then %s',
  async (state, words) => {
    const { release, dialog } = await pressDay(pageWith(known(state)))
    expect(dialog.getByText('Loading times...')).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    release()
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.queryByText('Loading times...')).toBeNull()
  },
)

import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, forgetMeasuring, reported } from '#tests/builders/measured.tsx'
import { defaultMessages } from '#tests/setup/in-words.tsx'
import Application from './route.tsx'

beforeEach(agree)
afterEach(() => {
  cleanup()
  forgetMeasuring()
})

/** What the loader says of a venue that measures, as far as the frame reads it. */
const frame = (ids: object) => ({
  tenantId: 'pier',
  draft: null,
  locale: 'en-US',
  title: 'Pier',
  flags: { frame: 'wide', events: 'grid', hero: 'plain', header: 'plain', footer: 'plain', align: 'start' },
  money: { currency: 'USD', locale: 'en-US', noCharge: 'No charge' },
  analytics: { tenantId: 'pier', ids, visitor: { visitor: 'Guest', member: 'Non-Member' } },
  messages: JSON.stringify(defaultMessages),
})

function openVenue(ids: object) {
  const screen = (path: string, title: string) => ({
    path,
    element: <p>{title}</p>,
    loader: () => ({ title }),
  })
  const children = [
    screen('/events/pier/list', 'Events | Pier'),
    screen('/orders/pier/tickets', 'Your Order | Pier'),
  ]
  const routes = [{ element: <Application />, loader: () => frame(ids), children }]
  const router = createMemoryRouter(routes, { initialEntries: ['/events/pier/list'] })
  const { findByText } = render(<RouterProvider router={router} />)
  return { router, findByText }
}

const views = () => [...reported().matchAll(/"pageTitle":"([^"]*)"/g)].map(([, title]) => title)

test('[CHK-091] [ORD-273] every screen of a venue is reported under its own title, as it is opened', async () => {
  const { router } = openVenue({ gtm: 'GTM-1' })
  await waitFor(() => expect(views()).toEqual(['Events | Pier']))
  await act(() => router.navigate('/orders/pier/tickets'))
  await waitFor(() => expect(views()).toEqual(['Events | Pier', 'Your Order | Pier']))
})

test('of a venue that measures nothing nothing is reported', async () => {
  const { findByText } = openVenue({})
  await findByText('Events | Pier')
  expect(views()).toEqual([])
})

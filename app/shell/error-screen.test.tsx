import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Content } from './layouts/content.tsx'

beforeEach(() => {
  // The router tells the console what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type ScreenOptions = { path?: string; pattern?: string; screenOf?: (screen: ReactElement) => ReactElement }

/** A page whose loader throws this. */
async function open(
  thrown: unknown,
  {
    path = '/events/pier/list?date=2026-11-23',
    pattern = '/events/:tenantId/list',
    screenOf = inWords,
  }: ScreenOptions = {},
) {
  const loader = () => {
    throw thrown
  }
  const route = { path: pattern, loader, element: null, errorElement: screenOf(<ErrorScreen />) }
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries: [path] })} />)
  await screen.findByRole('heading', { level: 1 })
  const ways = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  return { heading: screen.getByRole('heading').textContent, ways }
}

const answer = (status: number, body = '') => new Response(body, { status })
const EVENTS = ['See all events', '/events/pier/list']

test('at an address without a venue the way leads to all venues', async () => {
  expect(await open(answer(404, 'venue-not-found'))).toEqual({
    heading: 'Venue not found',
    ways: [['All venues', '/']],
  })
})

test.each([404, 410])('what is not there (%i) leads to the events of its venue', async status => {
  expect(await open(answer(status))).toEqual({ heading: 'We could not find this page', ways: [EVENTS] })
})

test.each([401, 403])('what somebody may not see (%i) leads to the events of its venue', async status => {
  expect(await open(answer(status))).toEqual({ heading: 'This is not for you to see', ways: [EVENTS] })
})

test.each([
  ['a dead line', new Error('The line is dead')],
  ['a fault', answer(500)],
  ['too many requests', answer(429)],
])('after %s the same page can be tried once more', async (_, thrown) => {
  expect(await open(thrown)).toEqual({
    heading: 'Something went wrong',
    ways: [['Try again', '/events/pier/list?date=2026-11-23'], EVENTS],
  })
})

test('an address that names no venue leads to all venues', async () => {
  const { ways } = await open(answer(404), { path: '/somewhere', pattern: '/somewhere' })
  expect(ways).toEqual([['All venues', '/']])
})

test('it is a main part of its own, but inside the content of a page, and speaks without any words given', async () => {
  expect((await open(answer(404), { screenOf: element => element })).heading).toBe(
    'We could not find this page',
  )
  expect(document.querySelectorAll('main#content')).toHaveLength(1)
  cleanup()
  await open(answer(404), { screenOf: element => inWords(<Content>{element}</Content>) })
  expect(document.querySelectorAll('main')).toHaveLength(1)
  expect(document.querySelectorAll('#content')).toHaveLength(1)
})

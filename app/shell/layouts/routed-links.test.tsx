import { useLocation } from '@remix-run/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '#app/ui/link/link.tsx'
import { RoutedLinks } from './routed-links.tsx'

let answered = false
/** The browser's turn comes last: whether anybody has answered the click, and no page is loaded. */
const browser = (event: MouseEvent) => {
  answered = event.defaultPrevented
  event.preventDefault()
}
beforeEach(() => window.addEventListener('click', browser))
afterEach(() => {
  window.removeEventListener('click', browser)
  cleanup()
})

const Screen = () => {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <RoutedLinks />
      <output>{pathname + search + hash}</output>
      <Link href="/events/pier/list?date=2026-07-01#today">
        <span>Events</span>
      </Link>
      <Link href="/start">Here</Link>
      <Link href="/more" keepScroll>
        More
      </Link>
      <Link href="/tickets.pdf" download>
        Tickets
      </Link>
      <Link href="https://pier.example/">Elsewhere</Link>
      <Link href="/legal/pier/terms" target="_blank">
        Terms
      </Link>
      <Link href="/events/pier/detail/walk" onClick={event => event.preventDefault()}>
        Held back
      </Link>
    </>
  )
}
function open() {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/start'] })
  render(<RouterProvider router={router} />)
  return router
}
const place = () => screen.getByRole('status').textContent
const click = (name: string, how: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), how)

test('a link of this site is followed by the router, wherever in it somebody clicks', async () => {
  open()
  click('Events')
  expect(answered).toBe(true)
  expect(await screen.findByText('/events/pier/list?date=2026-07-01#today')).toBeDefined()
})

test.each([
  { why: 'that opens a tab by key', name: 'Events', how: { ctrlKey: true } },
  { why: 'that opens a tab by the middle button', name: 'Events', how: { button: 1 } },
  { why: 'that opens a window by key', name: 'Events', how: { shiftKey: true } },
  { why: 'that saves a file', name: 'Tickets', how: {} },
  { why: 'that leads to another site', name: 'Elsewhere', how: {} },
  { why: 'that opens a tab of its own', name: 'Terms', how: {} },
])('a click $why is left to the browser', ({ name, how }) => {
  open()
  click(name, how)
  expect(answered).toBe(false)
  expect(place()).toBe('/start')
})

test('a click that somebody nearer has answered is let be', () => {
  open()
  click('Held back')
  expect(place()).toBe('/start')
})

test('a link to where the visitor is leaves no second entry to go back through', async () => {
  const router = open()
  click('Here')
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'))
  click('Events')
  await waitFor(() => expect(router.state.historyAction).toBe('PUSH'))
})

test.each([{ metaKey: true }, { altKey: true }])('a click with %j is left to the browser', how => {
  open()
  click('Events', how)
  expect(answered).toBe(false)
  expect(place()).toBe('/start')
})

test('where a link keeps the scroll the router is told so, and only there', async () => {
  const router = open()
  click('More')
  await waitFor(() => expect(place()).toBe('/more'))
  expect(router.state.preventScrollReset).toBe(true)
  click('Events')
  await waitFor(() => expect(place()).not.toBe('/more'))
  expect(router.state.preventScrollReset).toBe(false)
})

test('a click beside every link is nobody’s', () => {
  open()
  fireEvent.click(screen.getByRole('status'))
  expect([answered, place()]).toEqual([false, '/start'])
})

test('a page that is gone follows no link any more', () => {
  open()
  cleanup()
  const link = Object.assign(document.createElement('a'), { href: '/events', textContent: 'Events' })
  link.dataset.routed = ''
  document.body.append(link)
  click('Events')
  link.remove()
  expect(answered).toBe(false)
})

test('a page in a look that is not public goes on by loading pages whole', () => {
  vi.stubGlobal('location', new URL('http://localhost:3000/events/pier/list?scene=storefront&look=L1'))
  open()
  click('Events')
  expect(answered).toBe(false)
  vi.unstubAllGlobals()
})

test('in a draft that was shared a link of the venue’s own words is left to the browser, which the server leads back', () => {
  vi.stubGlobal('location', new URL('http://localhost:3000/events/sandbox-pier-0a/list'))
  open()
  click('Events')
  expect(answered).toBe(false)
  vi.unstubAllGlobals()
})

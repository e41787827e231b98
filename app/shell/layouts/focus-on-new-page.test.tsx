import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from '#app/ui/live-region/live-region.tsx'
import { useFocusOnNewPage } from './focus-on-new-page.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Frame = () => {
  useFocusOnNewPage()
  return (
    <>
      <LiveRegion />
      <Outlet />
    </>
  )
}
const Order = () => (
  <>
    <h1>Order</h1>
    <p id="extras" tabIndex={-1} />
  </>
)
const page = (children: ReactNode) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
)

async function open() {
  const children = [
    { path: '/list', element: page(<h1>Events</h1>) },
    { path: '/order', element: page(<Order />) },
    { path: '/plain', element: page(<p>No heading</p>) },
    { path: '/bare', element: <p>No content</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/list'] })
  render(<RouterProvider router={router} />)
  return (to: string | -1) => act(() => router.navigate(to as string))
}

const focused = () => document.activeElement
const scrolls = () => vi.mocked(window.scrollTo).mock.calls

test('the first page leaves the focus alone', async () => {
  await open()
  expect([focused()?.tagName, scrolls()]).toEqual(['BODY', []])
})

test('a new page begins at its top with the focus on its heading, and is read out by its title', async () => {
  const go = await open()
  document.title = 'Your Order | Pier'
  await go('/order')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Order' }))
  expect(focused()?.getAttribute('tabindex')).toBe('-1')
  expect(scrolls()).toEqual([[0, 0]])
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Your Order | Pier')
})

test('a place that the address names has the focus, and keeps its scroll', async () => {
  const go = await open()
  await go('/order#extras')
  expect([focused()?.id, scrolls()]).toEqual(['extras', []])
})

test('the focus that a new page gives moves nothing, whether to its heading or to a place in it', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const go = await open()
  await go('/order')
  await go('/list')
  await go('/order#extras')
  expect(focus.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ preventScroll: true }]))
})

test('going back leads to the heading, and where the page was left', async () => {
  const go = await open()
  await go('/order')
  await go(-1)
  expect(focused()).toBe(await screen.findByRole('heading', { name: 'Events' }))
  expect(scrolls()).toHaveLength(1)
})

test('a changed query on the same screen leaves focus and scroll alone', async () => {
  const go = await open()
  await go('/list?date=2026-11-23')
  expect([focused()?.tagName, scrolls()]).toEqual(['BODY', []])
})

test('a page without a heading has the focus itself, one without content takes none', async () => {
  const go = await open()
  await go('/plain')
  expect(focused()?.id).toBe('content')
  await go('/bare')
  expect(screen.getByText('No content')).toBeDefined()
})

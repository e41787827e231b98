import { Form, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeepFrames, useKeepFrame } from '#app/shell/layouts/kept-frame.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { UnansweredVisit, useKeepScreen, useKeptScreen } from './kept-screen.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'
import { useServerAnswer } from './use-server-answer.ts'

afterEach(cleanup)

const Screen = () => {
  const { answer, key, unanswered } = useServerAnswer<string>()
  const isOfThisVisit = key === useLocation().key
  return (
    <Form method="post">
      <output>{JSON.stringify([answer ?? null, unanswered?.intent ?? null, isOfThisVisit])}</output>
      <UnansweredNotice />
      <button type="submit">Order</button>
    </Form>
  )
}

/** A form whose presses are answered so, one after the other. */
function open(...answers: unknown[]) {
  const action = () => answers.shift() ?? null
  const router = createMemoryRouter([{ path: '/', action, element: inWords(<Screen />) }])
  render(<RouterProvider router={router} />)
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }))
}
const shows = (...state: unknown[]) => screen.findByText(JSON.stringify(state))

test('a press without an answer leaves the answer before it, and can be pressed once more', async () => {
  const press = open('refused', { unanswered: true, intent: 'pay' }, 'taken')
  await shows(null, null, true)
  press('Order')
  await shows('refused', null, true)
  press('Order')
  await shows('refused', 'pay', false)
  expect(screen.getByText(/We could not reach the shop just now/)).toBeDefined()
  const again = screen.getByRole('button', { name: 'Try again' }) as HTMLButtonElement
  expect([again.name, again.value]).toEqual(['intent', 'pay'])
  press('Try again')
  await shows('taken', null, true)
  expect(screen.queryByText(/We could not reach the shop/)).toBeNull()
})

test('where nothing was answered yet there is no answer', async () => {
  const press = open({ unanswered: true, intent: '' })
  press('Order')
  await shows(null, '', false)
})

test('an answer stays known while its page is still loaded anew', async () => {
  const answers = ['refused', { unanswered: true, intent: 'pay' }]
  let isHeld = false
  const loader = () => (isHeld ? new Promise(() => undefined) : null)
  const action = () => {
    isHeld = true
    return answers.shift() ?? null
  }
  const router = createMemoryRouter([{ path: '/', loader, action, element: inWords(<Screen />) }])
  render(<RouterProvider router={router} />)
  await shows(null, null, true)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  press()
  await shows('refused', null, true)
  press()
  await shows('refused', 'pay', true)
})

test('what belongs to a visit without any answer still belongs to it after a press without one', async () => {
  const Visit = () => {
    const { key } = useServerAnswer()
    const isOfThisVisit = key === useLocation().key
    return (
      <Form method="post">
        <output>{key}</output>
        <p>{isOfThisVisit ? 'this visit' : 'the visit before'}</p>
        <button type="submit">Order</button>
      </Form>
    )
  }
  const action = () => ({ unanswered: true, intent: '' })
  const router = createMemoryRouter([{ path: '/', action, element: <Visit /> }])
  render(<RouterProvider router={router} />)
  const first = screen.getByRole('status').textContent
  await act(() => router.navigate('/?date=2026-11-23'))
  const visit = screen.getByRole('status').textContent
  expect([visit === first, screen.getByText('this visit')]).toEqual([false, expect.anything()])
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  await screen.findByText('the visit before')
  expect(screen.getByRole('status').textContent).toBe(visit)
})

const Days = ({ day }: { day: string }) => (
  <>
    <link rel="stylesheet" href="/days.css" />
    <h1>{`Day ${day}`}</h1>
    <AnswerText />
    <UnansweredVisit />
  </>
)
const AnswerText = () => <p>{useText()('problem-events-link')}</p>
const DaysScreen = () => {
  const day = useLoaderData() as string
  const screen = day === 'none' ? null : <Days day={day} />
  useKeepScreen(screen, JSON.stringify(OWN_WORDS))
  return screen
}
const Frame = () => {
  useKeepFrame('path', useLocation().pathname)
  return <Outlet />
}
const Failed = () => useKeptScreen() ?? <p>Nothing is left</p>
const OWN_WORDS = { 'problem-events-link': 'All the days' }

/** A page of days in its frames; what its address says is what the server does. */
async function openDays(path: string) {
  const loader = ({ request }: { request: Request }) => {
    const day = new URL(request.url).searchParams.get('day')
    if (day === 'unanswered') throw new TypeError('Failed to fetch')
    if (day === 'refused') throw new Response(null, { status: 404 })
    return day
  }
  const pages = ['/calendar/:tenantId', '/combo/:tenantId'].map(path => ({
    path,
    loader,
    element: <DaysScreen />,
  }))
  const frame = { element: <Frame />, errorElement: <Failed />, children: pages }
  const element = inWords(
    <KeepFrames>
      <Outlet />
    </KeepFrames>,
  )
  const router = createMemoryRouter([{ element, children: [frame] }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  const go = (to: string) => act(() => router.navigate(to))
  return go
}

type HappyWindow = {
  happyDOM: { settings: { disableCSSFileLoading: boolean; handleDisabledFileLoadingAsSuccess: boolean } }
}

beforeEach(() => {
  const { settings } = (window as unknown as HappyWindow).happyDOM
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true })
  // The router tells the console what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a screen whose visit was not answered stays, in its words and clothes, with the same visit once more', async () => {
  const go = await openDays('/calendar/pier?day=1')
  expect(await screen.findByRole('heading', { name: 'Day 1' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await go('/calendar/pier?day=unanswered')
  expect(screen.getByRole('heading', { name: 'Day 1' })).toBeDefined()
  expect(screen.getByText('All the days')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the shop just now')
  const again = screen.getByRole('link', { name: 'Try again' })
  expect(again.getAttribute('href')).toBe('/calendar/pier?day=unanswered')
  expect(again.dataset.routed).toBe('keep-scroll')
  expect(document.activeElement).toBe(again)
  expect(document.querySelectorAll('link[href="/days.css"]')).toHaveLength(1)
  await go('/calendar/pier?day=2')
  expect(screen.getByRole('heading', { name: 'Day 2' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a browser without a line is told that it has none', async () => {
  const go = await openDays('/calendar/pier?day=1')
  await screen.findByRole('heading', { name: 'Day 1' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await go('/calendar/pier?day=unanswered')
  const words = screen.getByRole('alert').textContent
  expect(words).not.toContain('We could not reach the shop just now')
  expect(words?.length).toBeGreaterThan('Try again'.length)
})

test.each([
  ['what the server refused', '/calendar/pier?day=1', '/calendar/pier?day=refused'],
  ['another screen', '/calendar/pier?day=1', '/combo/pier?day=unanswered'],
  ['another venue', '/calendar/pier?day=1', '/calendar/quay?day=unanswered'],
  ['a screen that shows nothing', '/calendar/pier?day=none', '/calendar/pier?day=unanswered'],
])('%s leaves nothing of the screen before it', async (_, from, to) => {
  const go = await openDays(from)
  await go(to)
  expect(screen.getByText('Nothing is left')).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a first visit without an answer has no screen to keep', async () => {
  await openDays('/calendar/pier?day=unanswered')
  expect(await screen.findByText('Nothing is left')).toBeDefined()
})

test('a screen whose sheets are still there gets no second ones', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/venue.css' })
  document.head.append(sheet)
  const go = await openDays('/calendar/pier?day=1')
  await go('/calendar/pier?day=unanswered')
  expect(document.querySelectorAll('link[href$="/venue.css"]')).toHaveLength(1)
  sheet.remove()
})

test('while the same press is on its way its button is busy', async () => {
  let release = () => {}
  const held = new Promise<unknown>(resolve => {
    release = () => resolve('taken')
  })
  const press = open({ unanswered: true, intent: 'pay' }, held)
  press('Order')
  await shows(null, 'pay', false)
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull()
  press('Try again')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true'),
  )
  release()
  await shows('taken', null, true)
})

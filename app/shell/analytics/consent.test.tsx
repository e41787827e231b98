import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackedWindow } from '#app/gateways/analytics/tracker.ts'
import { consentKey } from '#app/rules/analytics/consent.ts'
import { ALL, Buttons, GTM, press, show } from '#tests/builders/analytics-shell.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { AnalyticsProvider } from './analytics.tsx'

const page = window as unknown as TrackedWindow

beforeEach(() => {
  localStorage.setItem(consentKey('pier'), 'granted')
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  for (const name of ['dataLayer', 'ga', 'gtag'] as const) delete page[name]
  vi.restoreAllMocks()
})

const ACCEPT = 'Yes, you may'

const REFUSE = 'No, thank you'

const isAsked = () => screen.queryByRole('button', { name: ACCEPT }) !== null

test('nobody is measured before they agree, and whoever refuses is not asked twice', async () => {
  localStorage.clear()
  show(ALL)
  expect([screen.getByRole('status').textContent, isAsked()]).toEqual(['silent', true])
  press(REFUSE)
  expect([isAsked(), localStorage.getItem(consentKey('pier'))]).toEqual([false, 'refused'])
  cleanup()
  show(ALL)
  expect([isAsked(), screen.getByRole('status').textContent, page.dataLayer]).toEqual([
    false,
    'silent',
    undefined,
  ])
})

test('an answer can be changed: to agree begins at once, to refuse takes a new page, since scripts run on', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  localStorage.setItem(consentKey('pier'), 'refused')
  show(ALL)
  press('change')
  press(REFUSE)
  expect([isAsked(), reload.mock.calls.length]).toEqual([false, 0])
  press('change')
  press(ACCEPT)
  expect([isAsked(), reload.mock.calls.length]).toEqual([false, 0])
  expect(screen.getByRole('status').textContent).toBe('measuring')
  await waitFor(() => expect(page.dataLayer).toBeDefined())
  press('change')
  press(ACCEPT)
  expect(reload).not.toHaveBeenCalled()
  press('change')
  press(REFUSE)
  expect([reload.mock.calls.length, localStorage.getItem(consentKey('pier'))]).toEqual([1, 'refused'])
})

test('a venue without trackers asks nobody', () => {
  localStorage.clear()
  show({})
  expect([isAsked(), screen.queryByRole('button', { name: 'change' })]).toEqual([false, null])
})

test('a browser that forbids storage has the answer for this page', async () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const storage = vi.spyOn(window, 'localStorage', 'get')
  storage.mockReturnValue({ getItem: forbid, setItem: forbid } as never)
  show(ALL)
  expect(isAsked()).toBe(true)
  press(ACCEPT)
  expect([isAsked(), screen.getByRole('status').textContent]).toEqual([false, 'measuring'])
  await waitFor(() => expect(page.dataLayer).toBeDefined())
  storage.mockRestore()
})

test('a page as the server draws it asks nobody and measures nobody', () => {
  const settings = { ...GTM, ids: ALL }
  const element = inWords(
    <AnalyticsProvider settings={settings}>
      <Buttons />
    </AnalyticsProvider>,
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const markup = renderToString(<RouterProvider router={router} />)
  expect([markup.includes('silent'), markup.includes(ACCEPT)]).toEqual([true, false])
})

test('at another venue its own answer counts', async () => {
  localStorage.setItem(consentKey('quay'), 'refused')
  const At = () => {
    const { pathname } = useLocation()
    const settings = { ...GTM, ids: ALL, tenantId: pathname.slice(1) }
    return (
      <AnalyticsProvider settings={settings}>
        <Buttons />
      </AnalyticsProvider>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <At /> }], { initialEntries: ['/pier'] })
  render(inWords(<RouterProvider router={router} />))
  expect(screen.getByRole('status').textContent).toBe('measuring')
  await act(() => router.navigate('/quay'))
  expect([screen.getByRole('status').textContent, isAsked()]).toEqual(['silent', false])
  press('change')
  press(ACCEPT)
  expect([localStorage.getItem(consentKey('quay')), isAsked()]).toEqual(['granted', false])
  await act(() => router.navigate('/dock'))
  expect([screen.getByRole('status').textContent, isAsked()]).toEqual(['silent', true])
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { JSX } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackerIds } from '#app/gateways/analytics/open-trackers.ts'
import type { TrackedWindow } from '#app/gateways/analytics/tracker.ts'
import { consentKey } from '#app/rules/analytics/consent.ts'
import { ALL, Buttons, GTM, press, show } from '#tests/builders/analytics-shell.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { AnalyticsProvider, useAnalytics } from './analytics.tsx'
import { useReportedPurchase } from './use-reported-purchase.ts'

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

/** What each kind of tracker was given, as text. */
const given = () => {
  const entries = (page.dataLayer ?? []).map(entry =>
    String(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  )
  return {
    ga: JSON.stringify(page.ga?.q ?? []),
    gtm: JSON.stringify(entries.filter(entry => !Array.isArray(entry))),
    gtag: JSON.stringify(entries.filter(entry => Array.isArray(entry))),
  }
}

const ORDER = { orderNumber: '7KQ2-MX9R', currency: 'USD', total: 36, tax: 0, items: [] }

const Bought = () => {
  useReportedPurchase('pier', ORDER)
  return null
}

test('[CHK-096] a placed order is reported as a purchase, once, however often its page is opened', async () => {
  const open = () => {
    const element = inWords(
      <AnalyticsProvider settings={GTM}>
        <Bought />
      </AnalyticsProvider>,
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }
  const purchases = () => given().gtm.match(/7KQ2-MX9R/g)?.length ?? 0
  open()
  await waitFor(() => expect(purchases()).toBeGreaterThan(0))
  const once = purchases()
  cleanup()
  open()
  await waitFor(() => expect(given().gtm.match(/visitorType/g)).toHaveLength(2))
  expect(purchases()).toBe(once)
})

test('[CHK-094] a checkout step that names no number is reported as the first', async () => {
  show(ALL)
  fireEvent.click(screen.getByRole('button', { name: 'first' }))
  await waitFor(() => expect(given().gtm).toContain('{"event":"checkout","checkoutStep":1}'))
  expect([given().ga.includes('"Step","1"'), given().gtag.includes('"checkout_step":1')]).toEqual([
    true,
    true,
  ])
  fireEvent.click(screen.getByRole('button', { name: 'third' }))
  await waitFor(() => expect(given().gtm).toContain('{"event":"checkout","checkoutStep":3}'))
})

test('[CHK-093] [CHK-092] an event goes by its name to every tracker that is configured, and to no other', async () => {
  show(ALL)
  fireEvent.click(screen.getByRole('button', { name: 'more' }))
  await waitFor(() =>
    expect(Object.values(given()).filter(each => each.includes('"Tickets::AddMore"'))).toHaveLength(3),
  )
  cleanup()
  for (const name of ['dataLayer', 'ga', 'gtag'] as const) delete page[name]
  show({ gtm: 'GTM-1' })
  fireEvent.click(screen.getByRole('button', { name: 'more' }))
  await waitFor(() => expect(given().gtm).toContain('"Tickets::AddMore"'))
  expect([given().ga, given().gtag]).toEqual(['[]', '[]'])
})

test('[CHK-095] every tracker is told what kind of visitor this is', async () => {
  show(ALL)
  await waitFor(() => expect(given().gtm).toContain('{"visitorType":"Customer","memberType":"Member"}'))
  expect(given().ga).toContain('"dimension1":"Customer","dimension2":"Member"')
  expect(given().gtag).toContain('{"visitor_type":"Customer","member_type":"Member"}')
})

test('[ORD-273] [CHK-091] each successful route change is reported once under its page title, one that failed is not', async () => {
  const element = (
    <AnalyticsProvider settings={GTM}>
      <p>A screen</p>
    </AnalyticsProvider>
  )
  const titled = (path: string, title: string) => ({ path, element, loader: () => ({ title }) })
  const missing = { path: '/gone', element, loader: () => ({ title: 'Gone', isMissing: true }) }
  const fails = () => {
    throw new Response('', { status: 500 })
  }
  const broken = { path: '/broken', loader: fails, element, errorElement: element }
  const routes = [titled('/list', 'Events | Pier'), titled('/order', 'Your Order | Pier'), missing, broken]
  const router = createMemoryRouter(routes, { initialEntries: ['/list?date=2026-11-20'] })
  render(inWords(<RouterProvider router={router} />))
  const views = () => (given().gtm.match(/"pageTitle":"[^"]*"/g) ?? []).map(view => view.slice(13, -1))
  await waitFor(() => expect(views()).toEqual(['Events | Pier']))
  await act(() => router.navigate('/gone'))
  await act(() => router.navigate('/broken'))
  await act(() => router.navigate('/order'))
  await waitFor(() => expect(views()).toEqual(['Events | Pier', 'Your Order | Pier']))
})

test('a purchase is remembered by its number, of twenty orders the latest, whatever else stands in that place', async () => {
  const open = () => {
    const element = inWords(
      <AnalyticsProvider settings={GTM}>
        <Bought />
      </AnalyticsProvider>,
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }
  const key = 'marquee-purchases:pier'
  for (const stored of ['{', '{"7KQ2-MX9R":1}', '[1,null]']) {
    delete page.dataLayer
    localStorage.setItem(key, stored)
    open()
    await waitFor(() => expect(given().gtm, stored).toContain('7KQ2-MX9R'))
    expect(localStorage.getItem(key)).toBe('["7KQ2-MX9R"]')
    cleanup()
  }
  const others = Array.from({ length: 20 }, (_, number) => `order-${number}`)
  localStorage.setItem(key, JSON.stringify(others))
  open()
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['7KQ2-MX9R', ...others.slice(0, 19)]),
  )
})

let known: (() => Promise<string | null>) | undefined

const Consent = () => {
  known = useAnalytics().clientId
  return null
}

const showKnown = (ids: TrackerIds) => {
  const settings = { tenantId: 'pier', ids, visitor: { visitor: 'Guest', member: 'Non-Member' } } as const
  const element = inWords(
    <AnalyticsProvider settings={settings}>
      <Consent />
    </AnalyticsProvider>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('whoever is not measured has no id, and a screen outside of a venue measures nothing', async () => {
  showKnown({})
  expect(await known?.()).toBeNull()
  cleanup()
  localStorage.setItem(consentKey('pier'), 'refused')
  showKnown(ALL)
  expect(await known?.()).toBeNull()
  cleanup()
  render(<Consent />)
  expect(await known?.()).toBeNull()
  render(<Buttons />)
  expect([screen.getByRole('status').textContent, screen.queryByText('change')]).toEqual(['silent', null])
  press('more')
  press('first')
})

test('an order that is not there yet, or of somebody who is not measured, is not reported', async () => {
  const Nothing = () => {
    useReportedPurchase('pier', null)
    return <p>Nothing yet</p>
  }
  const open = (screenOf: JSX.Element) => {
    const element = inWords(<AnalyticsProvider settings={GTM}>{screenOf}</AnalyticsProvider>)
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }
  open(<Nothing />)
  await waitFor(() => expect(given().gtm).toContain('visitorType'))
  expect(localStorage.getItem('marquee-purchases:pier')).toBeNull()
  cleanup()
  localStorage.setItem(consentKey('pier'), 'refused')
  open(<Bought />)
  expect(localStorage.getItem('marquee-purchases:pier')).toBeNull()
})

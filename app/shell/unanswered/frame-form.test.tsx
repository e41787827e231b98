import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LogoutForm } from '#app/shell/header/logout-form.tsx'
import { PrivacyNotice } from '#app/shell/privacy-notice/privacy-notice.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const EVENTS = 'http://venue.example/events/pier/list'
const taken = () => Promise.resolve({ ok: true, url: EVENTS })
const dead = () => Promise.reject(new TypeError('Failed to fetch'))
const broken = () => Promise.resolve({ ok: false, url: EVENTS })

/** A line that answers presses so, one after the other; gives what was sent. */
function lineThat(...answers: (() => Promise<unknown>)[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', (action: string, { method, body }: { method: string; body: URLSearchParams }) => {
    sent.push(`${method} ${action}?${body}`)
    return answers.shift()?.()
  })
  return sent
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const shown = () => screen.queryByRole('alert')?.textContent ?? null

test('signing out without a connection stays on the page, says so, and is pressed again', async () => {
  const sent = lineThat(dead, broken, taken)
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue()
  render(inWords(<LogoutForm action="/auth/pier/logout" className={undefined} />))
  await press('Logout')
  expect([shown(), leave.mock.calls]).toEqual([expect.stringContaining('We could not reach the shop'), []])
  await press('Try again')
  expect([shown(), leave.mock.calls]).toEqual([expect.stringContaining('We could not reach the shop'), []])
  await press('Logout')
  expect([shown(), leave.mock.calls]).toEqual([null, [[EVENTS]]])
  expect(sent).toEqual(Array(3).fill('POST /auth/pier/logout?'))
})

test('a device that is offline says that', async () => {
  lineThat(dead)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(inWords(<LogoutForm action="/auth/pier/logout" className={undefined} />))
  await press('Logout')
  expect(shown()).toContain('You seem to be offline.')
})

test('a second press waits for the first', async () => {
  const sent = lineThat(() => new Promise(() => undefined))
  render(inWords(<LogoutForm action="/auth/pier/logout" className={undefined} />))
  await press('Logout')
  await press('Logout')
  expect(sent).toHaveLength(1)
})

test('the privacy notice is there until the server has taken that it is hidden', async () => {
  const sent = lineThat(dead, taken)
  const onHidden = vi.fn()
  const notice = (
    <PrivacyNotice href="/legal/pier/privacy" back="/events/pier/list?date=2026-11-21" onHidden={onHidden} />
  )
  render(inWords(notice))
  await press('Hide this notice')
  expect([shown(), onHidden.mock.calls.length]).toEqual([
    expect.stringContaining('We could not reach the shop'),
    0,
  ])
  await press('Try again')
  expect([shown(), onHidden.mock.calls.length]).toEqual([null, 1])
  const body = new URLSearchParams({ back: '/events/pier/list?date=2026-11-21', intent: 'hide-notice' })
  expect(sent).toEqual([`POST /legal/pier/privacy?${body}`, `POST /legal/pier/privacy?${body}`])
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import { dateChange, open } from '#tests/builders/order-screen.tsx'
import { quantityField } from '../items/event/event-form.ts'
import { readUnsent, writeUnsent } from './unsent-draft.ts'

const NO_REFUSAL = { notices: [], events: {}, donation: {}, focus: null }
const KEPT = {
  cart: { id: 'c1', version: 7, templates: [], comboItems: [], expirationDate: '2026-11-22T10:00:00Z' },
  count: 3,
  hold: { secondsLeft: 600, until: '10:45 am', expiresAt: 'later', mayExtend: true },
  refusal: NO_REFUSAL,
  nextDays: {},
}

const sent: URLSearchParams[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  agree()
  answer = async () => Response.json(KEPT)
  vi.stubGlobal('fetch', (address: string, { body }: { body: URLSearchParams }) => {
    expect(address).toBe('/orders/pier/tickets/keep')
    sent.push(body)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  sent.length = 0
  sessionStorage.clear()
  vi.unstubAllGlobals()
  forgetMeasuring()
})

const press = (name = 'Increase quantity of Adult') =>
  fireEvent.click(screen.getAllByRole('button', { name })[0]!)
const adults = () => sent.map(form => form.get(quantityField('reef', 'adult')))
const isPlacing = () => screen.queryByRole('button', { name: /Plac/ })?.getAttribute('aria-busy') === 'true'
const version = () => document.querySelector<HTMLInputElement>('[name="version"]')?.value

test('what is pressed is kept by itself: the hold begins, and neither the focus nor what is typed moves', async () => {
  await open()
  const [field] = screen.getAllByRole<HTMLInputElement>('spinbutton')
  act(() => field!.focus())
  press()
  press()
  await waitFor(() => expect(screen.getByText(/^Held until 10:45 am/)).toBeDefined())
  expect(adults()).toEqual(['3'])
  expect(document.activeElement).toBe(field)
  expect([field?.value, version()]).toEqual(['3', '7'])
})

test('what comes while a button is held down is drawn once it is released: nothing moves away under a press', async () => {
  await open()
  press()
  fireEvent.pointerDown(document.body, { button: 0 })
  await waitFor(() => expect(adults()).toEqual(['2']))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.queryByText(/^Held until/)).toBeNull()
  fireEvent.pointerUp(document.body)
  await waitFor(() => expect(screen.getByText(/^Held until 10:45 am/)).toBeDefined())
})

test('what the page was filled in with is kept as if it had been pressed', async () => {
  await open(null, { isFilledIn: true })
  await waitFor(() => expect(screen.getByText(/^Held until 10:45 am/)).toBeDefined())
  expect(adults()).toEqual(['1'])
})

test('a page on which nothing is chosen keeps nothing, and one whose dates are being changed waits for its button', async () => {
  await open()
  await new Promise(resolve => setTimeout(resolve, 400))
  cleanup()
  await open(null, { dateChange })
  press()
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(sent).toEqual([])
})

test('leaving the page sends what is open at once', async () => {
  await open()
  press()
  expect(sent).toEqual([])
  cleanup()
  expect(adults()).toEqual(['2'])
})

test('without an answer it is said, nothing is lost, and it goes through when it is tried again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await open()
  press()
  const notice = await screen.findByText(/Nothing is lost: what you have entered is still here/)
  expect(notice).toBeDefined()
  expect(readUnsent('pier')).toContain('=2')
  answer = async () => Response.json(KEPT)
  press('Try again')
  await waitFor(() => expect(readUnsent('pier')).toBeNull())
  expect(screen.queryByText(/Nothing is lost/)).toBeNull()
  expect(adults()).toEqual(['2', '2'])
})

test('what an earlier page of this tab has not sent is sent when the next one opens', async () => {
  writeUnsent('pier', 'events.reef.slotId=ten')
  await open()
  await waitFor(() => expect(readUnsent('pier')).toBeNull())
  expect(sent.map(String)).toEqual(['events.reef.slotId=ten'])
})

test('what could not be kept is said at its event until that is changed', async () => {
  answer = async () =>
    Response.json({ ...KEPT, refusal: { ...NO_REFUSAL, events: { reef: ['Two are left.'] } } })
  await open()
  press()
  expect(await screen.findByText('Two are left.')).toBeDefined()
  answer = async () => Response.json(KEPT)
  press('Decrease quantity of Adult')
  expect(screen.queryByText('Two are left.')).toBeNull()
})

test('a press on a button waits for what is on its way, and goes with the version that came of it', async () => {
  let release = () => {}
  answer = () => new Promise(resolve => (release = () => resolve(Response.json(KEPT))))
  await open()
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  press('Place Order')
  expect(isPlacing()).toBe(false)
  await act(async () => release())
  await waitFor(() => expect(isPlacing()).toBe(true))
  expect(version()).toBe('7')
})

test('a press while another one is on its way is sent after it, and the same one once', async () => {
  const { release, presses } = await open()
  const button = (name: RegExp) => screen.getAllByRole('button', { name })[0]!
  fireEvent.click(button(/^Remove Dome/))
  await waitFor(() => expect(presses).toEqual(['remove:dome']))
  fireEvent.click(button(/^Remove Dome/))
  fireEvent.click(button(/Place Order/))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(presses).toEqual(['remove:dome'])
  release()
  await waitFor(() => expect(presses).toEqual(['remove:dome', 'checkout']))
})

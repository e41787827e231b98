import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

const BYTES = new Uint8Array([1, 2, 3]).buffer
const MADE = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { attestationObject: BYTES, clientDataJSON: BYTES },
  getClientExtensionResults: () => ({}),
}
const user = { id: 'AQID', name: 'ada', displayName: 'Ada' }
const OPTIONS = {
  options: { challenge: 'AQID', rp: { id: 'localhost', name: 'Pier' }, user, pubKeyCredParams: [] },
}
const server = vi.fn<() => Promise<Response>>()
const device = vi.fn<() => Promise<unknown>>()
const onAdded = vi.fn()

beforeEach(() => {
  for (const each of [server, device, onAdded]) each.mockReset()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: device } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Adding = () => {
  const { add, busy, outcome, button } = useAddPasskey('/passkeys', onAdded)
  return (
    <>
      <button type="button" onClick={add} ref={button} aria-busy={busy}>
        Add
      </button>
      <output>{outcome ? `${outcome.tone}, ${outcome.isStale ? 'stale' : 'fresh'}` : 'nothing'}</output>
    </>
  )
}
const press = () => fireEvent.click(screen.getByRole('button'))
const isBusy = () => screen.getByRole('button').getAttribute('aria-busy')
const message = () => screen.getByRole('status').textContent
const answer = (...answers: object[]) => {
  for (const each of answers) server.mockResolvedValueOnce(Response.json(each))
}

test('who shows a list of passkeys hears of one that was added, once', async () => {
  answer(OPTIONS, { added: true })
  device.mockResolvedValueOnce(MADE)
  render(inWords(<Adding />))
  press()
  await screen.findByText('positive, fresh')
  expect(onAdded).toHaveBeenCalledTimes(1)
})

test('one that is added after its button is gone is heard of all the same', async () => {
  answer(OPTIONS, { added: true })
  let make: () => void = () => undefined
  device.mockReturnValueOnce(new Promise(resolve => (make = () => resolve(MADE))))
  render(inWords(<Adding />))
  press()
  await vi.waitFor(() => expect(device).toHaveBeenCalled())
  cleanup()
  make()
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1))
})

test.each([
  ['InvalidStateError', 'info, fresh'],
  ['SecurityError', 'critical, fresh'],
])('after a %s of the browser there is no new passkey to hear of', async (name, outcome) => {
  answer(OPTIONS)
  device.mockRejectedValueOnce(Object.assign(new Error('no'), { name }))
  render(inWords(<Adding />))
  press()
  await screen.findByText(outcome)
  expect(onAdded).not.toHaveBeenCalled()
})

test('while a passkey is made the button is busy, and what was said before is gone', async () => {
  answer({ sentence: 'Please sign in again.', isStale: true }, OPTIONS)
  let dismiss: () => void = () => undefined
  device.mockReturnValueOnce(
    new Promise((_, reject) => {
      dismiss = () => reject(Object.assign(new Error('no'), { name: 'AbortError' }))
    }),
  )
  render(inWords(<Adding />))
  expect(isBusy()).toBe('false')
  press()
  await screen.findByText('critical, stale')
  expect(isBusy()).toBe('false')
  press()
  expect([isBusy(), message()]).toEqual(['true', 'nothing'])
  await vi.waitFor(() => expect(device).toHaveBeenCalled())
  await act(async () => dismiss())
  await vi.waitFor(() => expect(isBusy()).toBe('false'))
  expect([message(), onAdded.mock.calls.length]).toEqual(['nothing', 0])
})

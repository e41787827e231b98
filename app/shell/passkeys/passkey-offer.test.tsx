import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

const BYTES = new Uint8Array([1, 2, 3]).buffer
const MADE = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { attestationObject: BYTES, clientDataJSON: BYTES, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}
const OPTIONS = {
  options: {
    challenge: 'AQID',
    rp: { id: 'localhost', name: 'Pier' },
    user: { id: 'AQID', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
  },
}

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const device = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  server.mockReset()
  device.mockReset()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: device } })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answering = (...answers: object[]) => {
  for (const answer of answers) server.mockResolvedValueOnce(Response.json(answer))
}

function take() {
  render(
    inWords(
      <PasskeyOffer
        action="/auth/pier/passkeys"
        back="/events"
        form={({ action, children }) => <form action={action}>{children}</form>}
      />,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
}

test('a passkey that was made and kept is said, and nothing more is offered', async () => {
  answering(OPTIONS, { added: true })
  device.mockResolvedValueOnce(MADE)
  take()
  expect((await screen.findByRole('status')).textContent).toContain('Your passkey is ready.')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
  const forms = server.mock.calls.map(([, { body }]) => new URLSearchParams(`${body}`))
  expect(forms.map(form => form.get('intent'))).toEqual(['registration-options', 'add'])
  expect(JSON.parse(forms[1]?.get('credential') ?? '')).toMatchObject({
    id: 'AQID',
    response: { attestationObject: 'AQID', transports: ['internal'] },
  })
})

test('a device that has one already is no failure', async () => {
  answering(OPTIONS)
  device.mockRejectedValueOnce(Object.assign(new Error('there'), { name: 'InvalidStateError' }))
  take()
  expect((await screen.findByRole('status')).textContent).toContain('has a passkey for your account already')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('cancelled, nothing is said and the offer stays, with the focus', async () => {
  answering(OPTIONS)
  device.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  take()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add a passkey'))
  expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null])
  expect(screen.getByText(/Your password stays as it is/)).toBeDefined()
})

test.each([
  ['at the beginning', [{ sentence: 'Please sign in again.', isStale: true }], 'Please sign in again.'],
  ['at the end', [OPTIONS, { sentence: 'It was not added.', isStale: false }], 'It was not added.'],
  ['not at all', [], 'The passkey could not be added. Please try again.'],
])('a server that refuses %s is told at the button, which has the focus', async (_, answers, message) => {
  answering(...answers)
  device.mockResolvedValueOnce(MADE)
  take()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passkey' }))
})

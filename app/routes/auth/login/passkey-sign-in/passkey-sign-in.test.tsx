import { Form } from '@remix-run/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

const BYTES = new Uint8Array([1, 2, 3]).buffer
const SIGNED = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: BYTES },
  getClientExtensionResults: () => ({}),
}
const OPTIONS = { options: { challenge: 'AQID', rpId: 'localhost' } }

/** What the server answers to a script, and the device to the browser. */
const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const device = vi.fn<(request: CredentialRequestOptions) => Promise<unknown>>()

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json(OPTIONS))
  device.mockReset().mockImplementation(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', server)
  const able = { isConditionalMediationAvailable: async () => true }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, able),
  )
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: device } })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The sign-in with its email, whose action answers so. */
function open(answer: unknown = null) {
  const sent: FormData[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData())
    return answer
  }
  const form = (
    <Form method="post">
      <input aria-label="Email" name="email" autoComplete="username webauthn" />
      <PasskeySignIn action="/auth/pier/passkeys" />
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', action, element: inWords(form) }])
  render(<RouterProvider router={router} />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
  return sent
}

const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' })
const named = (name: string) => Object.assign(new Error('no'), { name })
/** Asked by the button: where the email is filled in, nothing is chosen. */
const byButton = (answer: () => Promise<unknown>) =>
  device.mockImplementation(request =>
    request.mediation === ('conditional' as never) ? new Promise(() => undefined) : answer(),
  )
const keeps = () => (screen.getByLabelText('Email') as HTMLInputElement).value

test('what a device has signed is sent to the sign-in', async () => {
  byButton(async () => SIGNED)
  const sent = open()
  fireEvent.click(await button())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.get('intent')).toBe('passkey')
  expect(JSON.parse(String(sent[0]?.get('credential')))).toMatchObject({
    id: 'AQID',
    response: { signature: 'AQID', userHandle: 'AQID' },
  })
  const [address, init] = server.mock.lastCall ?? []
  expect([address, init?.method, `${init?.body}`]).toEqual([
    '/auth/pier/passkeys',
    'POST',
    'intent=sign-in-options',
  ])
})

test('while the device waits for its visitor the button is busy, and no longer', async () => {
  let dismiss: () => void = () => undefined
  byButton(() => new Promise((_, reject) => (dismiss = () => reject(named('AbortError')))))
  open()
  const isBusy = async () => (await button()).getAttribute('aria-busy')
  expect(await isBusy()).toBeNull()
  fireEvent.click(await button())
  await waitFor(async () => expect(await isBusy()).toBe('true'))
  await waitFor(() => expect(device.mock.lastCall?.[0].mediation).not.toBe('conditional'))
  dismiss()
  await waitFor(async () => expect(await isBusy()).toBeNull())
})

test('a passkey that is chosen where the email is filled in needs no press', async () => {
  device.mockImplementation(async request => {
    expect(request.mediation).toBe('conditional')
    return SIGNED
  })
  const sent = open()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test.each([
  ['NotAllowedError', 'No passkey was used. You can try again, or sign in with your password.', 'status'],
  ['SecurityError', 'This did not work just now. Please try again.', 'alert'],
])(
  'after a %s of the browser there is a sentence at the button, and everything stays',
  async (name, message, role) => {
    byButton(() => Promise.reject(named(name)))
    open()
    fireEvent.click(await button())
    expect((await screen.findByText(message)).closest(`[role="${role}"]`)).not.toBeNull()
    expect(document.activeElement).toBe(await button())
    expect(keeps()).toBe('ada@example.com')
  },
)

test.each([
  ['refuses', async () => Response.json({ sentence: 'Too many tries.', isStale: false }), 'Too many tries.'],
  ['cannot be reached', () => Promise.reject(new TypeError('dead')), 'This did not work just now.'],
  ['answers in markup', async () => new Response('<html>', { status: 502 }), 'This did not work just now.'],
])('a server that %s is told at the button', async (_, answer, message) => {
  server.mockImplementation(answer)
  open()
  expect(screen.queryByRole('alert'), 'nobody has pressed').toBeNull()
  fireEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(document.activeElement).toBe(await button())
  expect(keeps()).toBe('ada@example.com')
})

test.each([
  [{ passkeyProblem: 'This passkey is not known here.' }, 'This passkey is not known here.'],
  [{ unanswered: true, intent: 'passkey' }, 'This did not work just now.'],
])('a sign-in that answers %j says so at the button', async (answer, message) => {
  byButton(async () => SIGNED)
  open(answer)
  fireEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await waitFor(async () => expect(document.activeElement).toBe(await button()))
  expect(keeps()).toBe('ada@example.com')
})

test('a browser that knows no passkeys has no button and asks nothing', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  open()
  await waitFor(() => expect(screen.queryByText('Sign in with a passkey')).toBeNull())
  expect(server).not.toHaveBeenCalled()
})

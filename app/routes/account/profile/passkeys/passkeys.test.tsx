import { useLoaderData } from '@remix-run/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, redirect } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { Passkeys, type PasskeysProps } from './passkeys.tsx'

const KEYS = ['Chrome, macOS', 'Safari, iPhone'].map((name, index) => ({
  id: `K-${index}`,
  name,
  created: 'Added November 20, 2026',
  used: 'Not used yet',
}))

const forget = vi.fn<(unknown: object) => Promise<void>>()

beforeEach(() => {
  forget.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { signalUnknownCredential: forget }),
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Section = () => <Passkeys {...(useLoaderData() as PasskeysProps)} />

/** The section of the profile over a server that removes, or does not. */
async function open({ removes = true, isFresh = true } = {}) {
  let entries = KEYS
  const loader = () => ({ action: '/passkeys', entries, isFresh, signInHref: '/login?clean=1' })
  const action = async ({ request }: { request: Request }) => {
    const id = (await request.formData()).get('id')
    if (removes) entries = entries.filter(entry => entry.id !== id)
    return redirect('/')
  }
  const router = createMemoryRouter([
    { path: '/', loader, Component: Section },
    { path: '/passkeys', action },
  ])
  render(inWords(<RouterProvider router={router} />))
  await screen.findByRole('heading', { name: 'Passkeys' })
}

const remove = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Remove ${name}, Added November 20, 2026` }))

test('a removed passkey is said, the focus stays at the list, and the device is told to forget it', async () => {
  await open()
  remove('Chrome, macOS')
  expect((await screen.findByRole('status')).textContent).toContain('The passkey was removed.')
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    expect.stringContaining('Safari, iPhone'),
  ])
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  await waitFor(() => expect(forget).toHaveBeenCalledWith({ rpId: location.hostname, credentialId: 'K-0' }))
})

test('one that could not be removed is still there, which is said', async () => {
  await open({ removes: false })
  remove('Safari, iPhone')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be removed')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(forget).not.toHaveBeenCalled()
})

test('while the sign-in is fresh there is a button to add one, later a way to sign in again', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDefined()
  cleanup()
  await open({ isFresh: false })
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login?clean=1')
})

test('a sign-in that has become old meanwhile leads to another one', async () => {
  const sentence = 'To add a passkey, please sign in once more.'
  vi.stubGlobal('fetch', async () => Response.json({ sentence, isStale: true }, { status: 403 }))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(document.activeElement?.contains(link)).toBe(true)
  expect(document.activeElement?.textContent).toContain(sentence)
})

test('without passkeys in the browser nothing can be added, and what is there can be removed', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open()
  await waitFor(() => expect(screen.queryByText('Add a passkey')).toBeNull())
  remove('Chrome, macOS')
  expect((await screen.findByRole('status')).textContent).toContain('The passkey was removed.')
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBERSHIP_KEY } from '#app/rules/memberships/stored-member.ts'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import Standard from './route.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

const UNTIL = '2999-11-21T15:00:00.000Z'
const record = { tenantId: 'pier', member: { membershipId: 'M-1001' }, expirationDate: UNTIL }

/** A screen of a venue in its frame, to whom the session knows until then. */
async function openScreen(verifiedUntil: string | null) {
  const loader = () => ({ shell: aShell(), memberCopy: { tenantId: 'pier', verifiedUntil }, messages: '{}' })
  const children = [{ path: '/', element: <p>The screen</p> }]
  const router = createMemoryRouter([{ element: <Standard />, loader, children }])
  render(inWords(<RouterProvider router={router} />))
  await screen.findByText('The screen')
}
const stored = () => JSON.parse(window.localStorage.getItem(MEMBERSHIP_KEY) ?? 'null')

test('[MEM-110] any screen stores the record of a member who was verified', async () => {
  vi.stubGlobal('fetch', async () => Response.json(record))
  await openScreen(UNTIL)
  await waitFor(() => expect(stored()).toEqual(record))
})

test('[MEM-140] any screen clears a record whose verification is over', async () => {
  const past = { ...record, expirationDate: '2020-01-01T00:00:00.000Z' }
  window.localStorage.setItem(MEMBERSHIP_KEY, JSON.stringify(past))
  await openScreen(null)
  await waitFor(() => expect(stored()).toBeNull())
})

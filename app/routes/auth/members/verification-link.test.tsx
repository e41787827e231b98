import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { VerificationLink } from './verification-link.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The page that a mailed link leads to; gives what is sent from it. */
async function open(isOwn: boolean) {
  const sent: unknown[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('intent'))
    return null
  }
  const element = inWords(<VerificationLink isOwn={isOwn} result={undefined} />)
  const router = createMemoryRouter([{ path: '/', action, element }])
  await act(async () => void render(<RouterProvider router={router} />))
  return sent
}
const looked = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test('[MEM-242] the browser that asked for the link goes on by itself, once', async () => {
  const sent = await open(true)
  await waitFor(() => expect(sent).toEqual(['finish']))
  await looked()
  expect(sent).toEqual(['finish'])
})

test('a page that is drawn before somebody looks at it waits until then', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = await open(true)
  await looked()
  expect(sent).toEqual([])
  visibility.mockReturnValue('visible')
  await looked()
  await waitFor(() => expect(sent).toEqual(['finish']))
})

test('a page that is gone sends nothing any more', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = await open(true)
  cleanup()
  visibility.mockReturnValue('visible')
  await looked()
  expect(sent).toEqual([])
})

test('any other browser waits for a press, or for the code of the one that asked', async () => {
  const sent = await open(false)
  await looked()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(sent).toEqual(['finish']))
})

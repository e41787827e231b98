import { act, cleanup, render, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { readCopy, writeCopy } from './stored-copy.ts'
import { useCartStorage } from './use-cart-storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
})

const cart = { id: 'c1', version: 1, templates: [], comboItems: [], expirationDate: '2026-11-21T10:00:00Z' }

const Order = ({ tenantId, isEmpty = false }: { tenantId: string; isEmpty?: boolean }) => {
  useCartStorage(tenantId, isEmpty ? null : (cart as unknown as CartPayload))
  return <p>The order</p>
}

/** An order page that counts how often its data is read from the server. */
async function open(tenantId = 'pier', isEmpty = false) {
  const read = vi.fn(() => null)
  const element = <Order tenantId={tenantId} isEmpty={isEmpty} />
  const router = createMemoryRouter([{ path: '/', loader: read, element }])
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getAllByText('The order').length).toBeGreaterThan(0)
  return read
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const keyOf = (tenantId: string) => Object.keys(window.localStorage).find(key => key.endsWith(tenantId)) ?? ''
/** What another tab leaves behind. */
const changeCopy = (change: object) =>
  window.localStorage.setItem(
    keyOf('pier'),
    JSON.stringify({ ...JSON.parse(readCopy('pier') ?? '{}'), ...change }),
  )

test('[ORD-110] the cart is kept under a key of each venue', async () => {
  await open('pier')
  await open('quay')
  expect(readCopy('pier')).toContain('"id":"c1"')
  expect(keyOf('pier')).not.toBe(keyOf('quay'))
  window.localStorage.removeItem(keyOf('quay'))
  expect([readCopy('quay'), readCopy('pier')]).toEqual([null, expect.any(String)])
})

test('[ORD-156] where the server has no cart any more the browser keeps none either', async () => {
  await open('pier')
  await open('quay')
  await open('pier', true)
  expect([readCopy('pier'), readCopy('quay')]).toEqual([null, expect.any(String)])
})

test('[ORD-145] [CHK-138] a tab that is shown after another has changed the cart reads it anew 500 ms later, once', async () => {
  const read = await open()
  const before = read.mock.calls.length
  changeCopy({ version: 2 })
  await show()
  await pass(300)
  await show()
  await pass(499)
  expect(read).toHaveBeenCalledTimes(before)
  await pass(1)
  expect(read).toHaveBeenCalledTimes(before + 1)
})

test('[ORD-146] a copy that differs in when it expires is the same', async () => {
  const read = await open()
  const before = read.mock.calls.length
  changeCopy({ expirationDate: '2027-01-01T00:00:00Z' })
  await show()
  await pass(2_000)
  expect(read).toHaveBeenCalledTimes(before)
})

test('a tab that is hidden, or has the same cart, reads nothing', async () => {
  const read = await open()
  const before = read.mock.calls.length
  await show()
  await pass(2_000)
  changeCopy({ version: 2 })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await show()
  visibility.mockRestore()
  await pass(2_000)
  expect(read).toHaveBeenCalledTimes(before)
})

test('a page that is left before that time reads nothing any more, and listens to nothing', async () => {
  const read = await open()
  const before = read.mock.calls.length
  changeCopy({ version: 2 })
  await show()
  cleanup()
  await pass(2_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(2_000)
  expect(read).toHaveBeenCalledTimes(before)
})

test.each(['{broken', 'null', '""'])('a copy that reads %j is none, and nothing fails', async text => {
  const read = await open()
  const before = read.mock.calls.length
  window.localStorage.setItem(keyOf('pier'), text)
  await show()
  await pass(2_000)
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(before)
  expect(screen.getByText('The order')).toBeDefined()
})

test('a cart that changes while the page is open, or another venue’s, is kept as it is then', async () => {
  const StoredCart = ({ tenantId, version }: { tenantId: string; version: number }) => {
    const changed = useMemo(() => ({ ...cart, version }) as unknown as CartPayload, [version])
    useCartStorage(tenantId, changed)
    return <p>The order</p>
  }
  const Page = () => {
    const [about, set] = useState({ tenantId: 'pier', version: 1 })
    return (
      <>
        <StoredCart {...about} />
        <button type="button" onClick={() => set({ tenantId: 'pier', version: 2 })}>
          change
        </button>
        <button type="button" onClick={() => set({ tenantId: 'quay', version: 2 })}>
          leave
        </button>
      </>
    )
  }
  const read = vi.fn(() => null)
  const router = createMemoryRouter([{ path: '/', loader: read, element: <Page /> }])
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(readCopy('pier')).toContain('"version":1')
  act(() => screen.getByText('change').click())
  expect(readCopy('pier')).toContain('"version":2')
  expect(readCopy('quay')).toBeNull()
  act(() => screen.getByText('leave').click())
  expect(readCopy('quay')).toContain('"version":2')
  const before = read.mock.calls.length
  changeCopy({ version: 7 })
  await show()
  await pass(500)
  expect(read).toHaveBeenCalledTimes(before)
  writeCopy('quay', { ...cart, version: 8 } as never)
  await show()
  await pass(500)
  expect(read).toHaveBeenCalledTimes(before + 1)
})

test('where there is no cart a copy that cannot be read is none, and nothing is read anew', async () => {
  await open()
  const key = keyOf('pier')
  cleanup()
  const read = await open('pier', true)
  const before = read.mock.calls.length
  window.localStorage.setItem(key, '{broken')
  await show()
  await pass(2_000)
  expect(read).toHaveBeenCalledTimes(before)
})

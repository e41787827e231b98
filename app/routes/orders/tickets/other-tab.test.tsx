import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { cartKey } from '#app/rules/carts/cart-storage.ts'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import { open } from '#tests/builders/order-screen.tsx'

beforeEach(agree)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetMeasuring()
})

const cart = { id: 'c1', tenantId: 'pier', version: 1, templates: [], comboItems: [], orders: [] }

/** The order page with a cart; gives how often the server was asked for it. */
async function openOrder() {
  let reads = 0
  await open(null, {
    get cart() {
      reads += 1
      return cart as unknown as CartPayload
    },
  })
  return () => reads
}

const copyOf = (tenantId: string) => localStorage.getItem(cartKey(tenantId))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** What another tab leaves behind, before this one is looked at again. */
function comeBackTo(change: object) {
  localStorage.setItem(cartKey('pier'), JSON.stringify({ ...JSON.parse(copyOf('pier') ?? ''), ...change }))
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[ORD-110] [ORD-145] [ORD-146] the order page keeps a copy for its venue, and is read again once another tab has changed more of it than its end', async () => {
  const reads = await openOrder()
  expect(copyOf('pier'), 'ORD-110').toContain('"id":"c1"')
  expect(copyOf('quay'), 'ORD-110').toBeNull()
  vi.useFakeTimers()
  const before = reads()
  comeBackTo({ expirationDate: '2027-01-01T00:00:00Z' })
  await pass(2_000)
  expect(reads(), 'ORD-146').toBe(before)
  comeBackTo({ version: 2 })
  await pass(499)
  expect(reads(), 'ORD-145').toBe(before)
  await pass(1)
  expect(reads(), 'ORD-145').toBe(before + 1)
})

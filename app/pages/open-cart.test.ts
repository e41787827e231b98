import { expect, test, vi } from 'vitest'
import { openCart } from './open-cart.ts'
import type { Visit } from './open-page.ts'

const BROKEN = { id: 'c1', orders: [{ itemType: 'Event', events: [{}, {}] }] }
const session = { cartId: 'c1', orderNumbers: ['7KQ2'] }

function aVisit(read: () => Promise<unknown>, about: object = {}) {
  const [get, forget, warn] = [vi.fn(read), vi.fn(async () => ({})), vi.fn()]
  const commit = vi.fn(async () => ({ 'Set-Cookie': 'without the cart' }))
  const visit = {
    api: { carts: { get, delete: forget } },
    context: { log: { warn } },
    commit,
    session,
    ...about,
  }
  return { visit: visit as unknown as Visit, get, forget, warn, commit }
}

test('whoever has no cart is asked for none', async () => {
  const { visit, get } = aVisit(async () => ({ payload: BROKEN }), { session: {} })
  expect(await openCart(visit)).toEqual({ cart: null, cartError: false, headers: {} })
  expect(get).not.toHaveBeenCalled()
})

test('a cart is read under its id, for the memberships whose prices are wanted', async () => {
  const cart = { id: 'c1', orders: [{ itemType: 'Event', events: [{}] }] }
  const { visit, get, forget } = aVisit(async () => ({ payload: cart }))
  expect(await openCart(visit, { membershipId: 'M-1' })).toEqual({ cart, cartError: false, headers: {} })
  expect(get.mock.calls).toEqual([[{ headers: { 'x-cart-id': 'c1' }, query: { membershipId: 'M-1' } }]])
  expect(forget).not.toHaveBeenCalled()
})

test('a cart that cannot be read is kept, and no cart error', async () => {
  const { visit, warn, forget } = aVisit(() => Promise.reject(new Error('The line is dead')))
  expect(await openCart(visit)).toEqual({ cart: null, cartError: false, headers: {} })
  expect([warn.mock.calls[0]?.[0].what, forget.mock.calls.length]).toEqual(['cart', 0])
})

test('a line with two events is a cart error: the cart is deleted, forgotten by the browser and named in the log', async () => {
  const { visit, forget, warn, commit } = aVisit(async () => ({ payload: BROKEN }))
  expect(await openCart(visit)).toEqual({
    cart: null,
    cartError: true,
    headers: { 'Set-Cookie': 'without the cart' },
  })
  expect(forget.mock.calls).toEqual([[{ headers: { 'x-cart-id': 'c1' } }]])
  expect(commit.mock.calls).toEqual([[{ cartId: undefined, orderNumbers: ['7KQ2'] }]])
  expect(warn.mock.calls).toEqual([[{ cartId: 'c1' }, 'A cart with two events in one line was cleared']])
})

test('a broken cart is forgotten also where it cannot be deleted now', async () => {
  const { visit, forget, warn } = aVisit(async () => ({ payload: BROKEN }))
  forget.mockRejectedValue(new Error('The line is dead'))
  expect((await openCart(visit)).cartError).toBe(true)
  expect(warn).toHaveBeenCalledTimes(2)
})

import { expect, test, vi } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { cartCountOf } from './cart-count.ts'
import type { Visit } from './open-page.ts'

const visitOf = (session: Visit['session'], get: () => Promise<unknown>) =>
  ({ session, api: { carts: { get } }, context: {} }) as unknown as Visit

test('whoever has no cart has nothing in it, and none is read', async () => {
  const get = vi.fn(async () => ({ payload: null }))
  expect(await cartCountOf(visitOf({}, get))).toBe(0)
  expect(get).not.toHaveBeenCalled()
})

test.each([new Error('The line is dead'), refuse('NOT_FOUND')])(
  'a cart that cannot be read counts as empty: %s',
  async error => {
    expect(await cartCountOf(visitOf({ cartId: 'c1' }, () => Promise.reject(error)))).toBe(0)
  },
)

test('a cart that is gone has nothing in it, and was read under its id', async () => {
  const get = vi.fn(async () => ({ payload: null }))
  expect(await cartCountOf(visitOf({ cartId: 'c1' }, get))).toBe(0)
  expect(get.mock.calls).toEqual([[{ headers: { 'x-cart-id': 'c1' } }]])
})

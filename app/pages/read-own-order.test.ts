import { expect, test, vi } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { Visit } from './open-page.ts'
import { readOwnOrder } from './read-own-order.ts'

function aVisit(read: () => Promise<unknown>) {
  const [get, warn] = [vi.fn(read), vi.fn()]
  const visit = { api: { orders: { get } }, context: { log: { warn } } } as unknown as Visit
  return { visit, get, warn }
}
const notFound = expect.objectContaining({ status: 404 })

test('an order is read for whoever bought it', async () => {
  const { visit, get } = aVisit(async () => ({ payload: { orderNumber: '7KQ2' } }))
  expect(await readOwnOrder(visit, { orderNumber: '7KQ2' })).toEqual({ orderNumber: '7KQ2' })
  expect(get.mock.calls).toEqual([[{ params: { orderId: '7KQ2' } }]])
})

test.each(['', '../carts', 'a b', 'a'.repeat(129)])(
  '%j is no number of an order, and is not looked for',
  async number => {
    const { visit, get } = aVisit(async () => ({ payload: {} }))
    await expect(readOwnOrder(visit, { orderNumber: number })).rejects.toEqual(notFound)
    expect(get).not.toHaveBeenCalled()
  },
)

test('whoever came by the link of an order is known by it', async () => {
  const { visit, get } = aVisit(async () => ({ payload: {} }))
  await readOwnOrder(visit, { orderNumber: '7KQ2', link: '7KQ2.secret' })
  expect(get.mock.calls).toEqual([
    [{ params: { orderId: '7KQ2' }, headers: { 'x-order-link': '7KQ2.secret' } }],
  ])
})

test('somebody else’s order is not found', async () => {
  const { visit, warn } = aVisit(() => Promise.reject(refuse('NOT_FOUND')))
  await expect(readOwnOrder(visit, { orderNumber: '7KQ2' })).rejects.toEqual(notFound)
  expect(warn).not.toHaveBeenCalled()
})

test('an order that cannot be read now is missing on the page, which the log tells', async () => {
  const error = new Error('The line is dead')
  const { visit, warn } = aVisit(() => Promise.reject(error))
  expect(await readOwnOrder(visit, { orderNumber: '7KQ2' })).toBeNull()
  expect(warn).toHaveBeenCalledWith({ error, what: 'order' }, expect.any(String))
})

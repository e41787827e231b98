import { expect, test } from 'vitest'
import { chargeKey, requestOfKey } from './charge-key.ts'
import { inFlight, outcomeUnknown } from './in-flight.ts'
import { newMembershipId } from './order-codes.ts'
import { requestHash } from './request-hash.ts'
import { retryOnDeadlock, violates } from './retry-on-deadlock.ts'

const now = new Date('2026-11-21T14:00:00Z')

test.each([
  [-10_000, 1],
  [0, 1],
  [1_001, 2],
  [4_000, 4],
  [5_001, 5],
  [120_000, 5],
])('a lease that runs %i ms longer is waited for %i s', (milliseconds, retryAfterSeconds) => {
  const leasedUntil = new Date(now.getTime() + milliseconds)
  expect(inFlight({ leasedUntil }, now)).toMatchObject({
    message: 'CHECKOUT_IN_FLIGHT: This order is being placed',
    data: { retryAfterSeconds },
  })
})

test('an outcome that is not known says that nothing is charged twice', () => {
  expect(outcomeUnknown()).toMatchObject({
    message:
      'CHECKOUT_IN_FLIGHT: We do not know yet whether your payment went through. Please try again; you will not be charged twice.',
    data: { details: { unknown: true }, retryAfterSeconds: 5 },
  })
})

test('the key of a try leads back to its request', () => {
  const key = chargeKey({ requestUuid: 'a-b', document: { tries: 2 } } as Parameters<typeof chargeKey>[0])
  expect([key, requestOfKey(key)]).toEqual(['a-b.2', 'a-b'])
})

test('a request is the same in whatever order its keys come, and another with another value', () => {
  const hash = (cart: object, shownTotal = 1) => requestHash({ cartId: 'c', cart: cart as never, shownTotal })
  const one = hash({ a: 1, b: { c: [1, 2], d: null } })
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(hash({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(one)
  expect(hash({ b: { d: null, c: [2, 1] }, a: 1 })).not.toBe(one)
  expect(hash({ a: 1, b: { c: [1, 2], d: null } }, 2)).not.toBe(one)
})

const failure = (code: string) => Object.assign(new Error('Failed query'), { cause: { code } })

test.each([
  ['40P01', 3],
  ['40001', 3],
  ['23505', 1],
])('a transaction that ends with %s is tried %i times', async (code, tries) => {
  let count = 0
  const work = async () => {
    count += 1
    throw failure(code)
  }
  await expect(retryOnDeadlock(work)).rejects.toThrow('Failed query')
  expect(count).toBe(tries)
})

test('a transaction that succeeds at the second try gives what it gave', async () => {
  let count = 0
  const work = async () => {
    count += 1
    if (count === 1) throw { code: '40P01' }
    return 'done'
  }
  expect(await retryOnDeadlock(work)).toBe('done')
  await expect(retryOnDeadlock(() => Promise.reject(undefined))).rejects.toBeUndefined()
})

test('a row is refused because of one index, and by no other fault', () => {
  const refused = { cause: { code: '23505', constraint: 'orders_by_cart' } }
  expect(violates(refused, 'orders_by_cart')).toBe(true)
  expect(violates(refused.cause, 'orders_by_cart')).toBe(true)
  expect(violates(refused, 'orders_by_number')).toBe(false)
  expect(violates({ code: '23503', constraint: 'orders_by_cart' }, 'orders_by_cart')).toBe(false)
  expect(violates(null, 'orders_by_cart')).toBe(false)
})

test('a membership is known by three groups of four letters', () => {
  expect(newMembershipId()).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
})

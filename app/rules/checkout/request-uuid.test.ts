import { expect, test } from 'vitest'
import { type AttemptEnd, afterAnswer, attemptFor } from '#app/rules/checkout/request-uuid.ts'

const first = attemptFor(null, { cartId: 'c1', newUuid: 'u1' })
const next = (end: AttemptEnd) => attemptFor(afterAnswer(first, end), { cartId: 'c1', newUuid: 'u2' }).uuid

test.each<AttemptEnd>([
  { kind: 'lost' },
  { kind: 'refused', status: 402, code: '6108' },
  { kind: 'refused', status: 409, code: '9049' },
  { kind: 'refused', status: 500 },
])('(CHK-133) after %o the retry has the same uuid', end => {
  expect(next(end)).toBe('u1')
})

test.each<AttemptEnd>([{ kind: 'placed' }, { kind: 'refused', status: 409, code: '20152' }])(
  '(CHK-134) after %o the next order has a new uuid',
  end => {
    expect(next(end)).toBe('u2')
  },
)

test('the attempt of another cart is not taken up', () => {
  expect(attemptFor(first, { cartId: 'c2', newUuid: 'u2' })).toEqual({ uuid: 'u2', cartId: 'c2' })
})

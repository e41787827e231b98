import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

const WAITING = 100

test('a flood of sign-ins is put off as soon as a hundred wait, for known and unknown accounts alike', async () => {
  const kept = await hashPassword('harbour light 9')
  expect(await passwordMatches(kept, 'harbour light 9')).toBe(true)
  await passwordMatches(null, 'x')
  const room = Math.max(availableParallelism() - 1, 1) + WAITING
  const inLine = Array.from({ length: room }, (_, index) => passwordMatches(index % 2 ? kept : null, 'x'))
  const late = [passwordMatches(kept, 'harbour light 9'), passwordMatches(null, 'x'), hashPassword('x')]
  for (const result of await Promise.allSettled(late))
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { status: 429, data: { retryAfterSeconds: 5 } },
    })
  expect(await Promise.all(inLine.slice(0, 4))).toEqual([false, false, false, false])
}, 60_000)

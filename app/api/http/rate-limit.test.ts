import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)

test('tries run out and come back one by one', () => {
  const limit = createRateLimit({ tries: 2, minutesPerTry: 1 })
  expect([0, 0, 0].map(second => limit.take('ada', at(second)))).toEqual([0, 0, 60])
  expect(limit.take('ada', at(30))).toBe(30)
  expect(limit.take('ada', at(60))).toBe(0)
  expect(limit.take('ada', at(60))).toBe(60)
})

test('keys do not share tries, and a success gives them back', () => {
  const limit = createRateLimit({ tries: 1, minutesPerTry: 1 })
  expect(limit.take('ada', at(0))).toBe(0)
  expect(limit.take('bob', at(0))).toBe(0)
  limit.clear('ada')
  expect([limit.take('ada', at(1)), limit.take('bob', at(1))]).toEqual([0, 59])
})

test('a clock that goes back takes nothing away', () => {
  const limit = createRateLimit({ tries: 2, minutesPerTry: 1 })
  limit.take('ada', at(100))
  expect(limit.take('ada', at(0))).toBe(0)
})

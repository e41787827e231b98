import { expect, test } from 'vitest'
import { isFirstReview } from './first-review.ts'

test.each([
  ['/events/pier/detail/boat-tour?rev=abc', true],
  ['/events/pier/detail/boat-tour?date=2026-11-21&rev=abc#reviews', true],
  ['/events/pier/detail/boat-tour?rev=', false],
  ['/events/pier/detail/boat-tour?review=abc', false],
  ['/events/pier/detail/boat-tour#rev=abc', false],
  ['/events/pier/detail/rev', false],
  ['', false],
])('the way back %j is to a first review: %s', (ref, expected) => {
  expect(isFirstReview(ref)).toBe(expected)
})

import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay.ts'

test.each([
  [0, 3_000],
  [119_999, 3_000],
  [120_000, 6_000],
  [599_999, 6_000],
  [600_000, 20_000],
  [3_600_000, 20_000],
])('after %i ms of waiting the next look is %i ms away', (waited, delay) => {
  expect(pollDelay(waited)).toBe(delay)
})

import { expect, test } from 'vitest'
import { isFreshSignIn } from './fresh-sign-in.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T15:00:00.000Z', true],
  ['2026-11-20T14:45:00.001Z', true],
  ['2026-11-20T14:45:00.000Z', false],
  ['2026-11-19T15:00:00.000Z', false],
  ['2026-11-20T15:00:00.001Z', false],
  ['yesterday', false],
  [undefined, false],
])('a sign-in at %s is fresh at 15:00: %s', (signedInAt, expected) => {
  expect(isFreshSignIn(signedInAt, NOW)).toBe(expected)
})

import { expect, test } from 'vitest'
import { idleDay } from './idle-day.ts'

test.each([
  ['an open house without events', { isOfOne: false, isOpen: true }, 'no-events'],
  ['a closed house', { isOfOne: false, isOpen: false }, 'closed'],
  ['one event, in an open house', { isOfOne: true, isOpen: true }, 'not-on'],
  ['one event, in a closed house', { isOfOne: true, isOpen: false }, 'not-on'],
] as const)('a day of %s', (_, facts, idle) => {
  expect(idleDay(facts)).toBe(idle)
})

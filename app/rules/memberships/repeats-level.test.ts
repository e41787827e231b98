import { expect, test } from 'vitest'
import { repeatsLevel } from './repeats-level.ts'

test.each([
  ['Life', 'Life Friend', true],
  ['Benefactor', 'Benefactor', true],
  ['FAMILY', 'Family Friends', true],
  ['', 'Family', true],
  ['Two adults', 'Joint Friends', false],
  ['Two adults', 'Adults of the Pier', false],
  ['Familie', 'Familien', false],
])('of %j the name of the level %j says all: %j', (member, level, isKnown) => {
  expect(repeatsLevel(member, level)).toBe(isKnown)
})

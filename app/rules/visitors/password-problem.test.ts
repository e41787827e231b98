import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

test.each([
  ['abc', 4, 'too-short'],
  ['', 4, 'too-short'],
  ['kelp', 4, null],
  ['kelp', 8, 'too-short'],
  ['kelp bed', 8, null],
  ['żółw', 4, null],
  ['password', 4, 'common'],
  ['PassWord', 4, 'common'],
  ['12345678', 8, 'common'],
  ['87654321', 8, 'common'],
  ['zzzzzzzz', 8, 'common'],
  ['qwertyui', 8, 'common'],
  ['harbour light 9', 8, null],
] as const)('the new password %j where %i characters are wanted: %s', (value, minLength, problem) => {
  expect(passwordProblem(value, { minLength })).toBe(problem)
})

import { expect, test } from 'vitest'
import { fieldProblem, lookUpProblem, passes } from '#app/rules/validators/validator-engine.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const problem = (validator: string | undefined, known?: Parameters<typeof fieldProblem>[1]) => {
  const found = fieldProblem({ value: 'a', checks: [{ validator, text: 'error-page-title' }] }, known)

  return found && defaultWords(found)
}

test.each([undefined, '', 'toString', 'telepathy'])(
  '[CHK-216] [MEM-288] a field whose validator is %s has none',
  validator => {
    expect(problem(validator)).toBe('No validator exists')
  },
)

test('[CHK-216] [MEM-288] an unknown name is not found', () => {
  expect(['telepathy', 'constructor', ''].map(name => defaultWords(lookUpProblem(name)!))).toEqual(
    Array(3).fill('Validator not found.'),
  )
  expect(lookUpProblem('email')).toBeNull()
})

test('[CHK-216] [MEM-288] a validator without a test cannot be run', () => {
  expect(problem('later', { later: {} })).toBe('No test to run for validator')
  expect(problem('later', { later: { test: () => true } })).toBeNull()
})

test('a value is told the first thing that is wrong with it', () => {
  const checks = [
    { validator: 'len', text: 'empty' },
    { validator: 'email', text: 'invalid' },
    { validator: 'equal', other: 'ada@example.com', text: 'different' },
  ]
  const problemOf = (value: string) => fieldProblem({ value, checks })?.text ?? null

  expect(['', 'ada', 'eve@example.com', 'ada@example.com'].map(problemOf)).toEqual([
    'empty',
    'invalid',
    'different',
    null,
  ])
})

test('a check is told the options of its field', () => {
  expect(passes({ validator: 'email', value: 'ada@example.com' })).toBe(true)
  expect(passes({ validator: 'email', value: 'ada' })).toBe(false)
  expect(passes({ validator: 'password', value: 'sevenly', minLength: 8 })).toBe(false)
})

import { expect, test } from 'vitest'
import { findValidator, validate, validators } from '#app/rules/validators/validator-engine.ts'

test.each([undefined, '', 'toString', 'telepathy'])(
  '(CHK-216) (MEM-288) a field whose validator is %s has none',
  validator => {
    expect(() => validate({ validator, value: 'a' })).toThrow('No validator exists')
  },
)

test('(CHK-216) (MEM-288) an unknown name is not found', () => {
  expect(() => findValidator('telepathy')).toThrow('Validator not found.')
  expect(() => findValidator('constructor')).toThrow('Validator not found.')
  expect(findValidator('email')).toBe(validators.email)
})

test('(CHK-216) (MEM-288) a validator without a test cannot be run', () => {
  expect(() => validate({ validator: 'later', value: 'a' }, { later: {} })).toThrow(
    'No test to run for validator',
  )
})

test('a value is checked by the validator of that name, with the options of its field', () => {
  expect(validate({ validator: 'email', value: 'ada@example.com' })).toBe(true)
  expect(validate({ validator: 'email', value: 'ada' })).toBe(false)
  expect(validate({ validator: 'equal', value: 'a', options: { other: 'a' } })).toBe(true)
})

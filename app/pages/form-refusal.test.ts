import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { RefusalData } from '#app/contract/refusals.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { formRefusal } from './form-refusal.ts'

const about = { otherwise: 'auth-error', what: 'sign-in' } as const
const refusal = <Code extends ApiErrorCode>(code: Code, details: Omit<RefusalData<Code>, 'code'> = {}) =>
  formRefusal(refuse(code, details), plainVisit({}), about)

test('[MEM-268] a form says the sentence of the server without its code, and names the fields it concerns', () => {
  const details = { text: 'Wrong: try again', errors: { email: 'Taken' } }
  expect(refusal('CONFLICT', details)).toEqual({
    status: 409,
    sentence: 'Wrong: try again',
    fields: { email: ['Taken'] },
  })
})

test.each(['', ' ', '<html>: no'])('[MEM-269] a server that says %j makes the form say its own', text => {
  expect(refusal('CONFLICT', { text })).toMatchObject({ status: 409, sentence: 'auth-error', fields: {} })
})

test('[MEM-269] what nobody refused on purpose is told as a failure and logged', () => {
  const lines: unknown[] = []
  const visit = plainVisit({ context: { log: { warn: (line: unknown) => void lines.push(line) } as never } })
  const error = new Error('no answer')
  expect(formRefusal(error, visit, about)).toEqual({ status: 500, sentence: 'auth-error', fields: {} })
  expect(lines).toEqual([{ error, what: 'sign-in' }])
})

test('too many tries are told in words of their own', () => {
  expect(refusal('TOO_MANY_REQUESTS').sentence).toBe('auth-too-many')
})

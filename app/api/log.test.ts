import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(fields: object) {
  const lines: string[] = []
  createLog('info', { write: line => lines.push(line) }).error(fields, 'It failed')
  return lines.join('')
}

test('a failed query is logged with its text and code, without the values of the visitor', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "visitors_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
  })
  const error = new DrizzleQueryError(
    'insert into visitors values ($1, $2)',
    ['ada@example.org', 'Lovelace\nAda'],
    cause,
  )
  const line = logged({ error })
  expect(line).not.toMatch(/ada@example|Lovelace|Ada\b/)
  expect(JSON.parse(line)).toMatchObject({
    error: {
      message: expect.stringContaining('insert into visitors'),
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '23505' },
    },
  })
})

test('secrets are cut out two levels deep', () => {
  expect(logged({ password: 'p4ss', body: { token: 't0ken', card: { cvc: 'c0de' } } })).not.toMatch(
    /p4ss|t0ken|c0de/,
  )
})

test('what is thrown without being an error is told as it is', () => {
  expect(JSON.parse(logged({ error: 'out of paper' })).error).toEqual({
    type: 'string',
    message: 'out of paper',
  })
})

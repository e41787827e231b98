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

test.each([
  'password',
  'newPassword',
  'token',
  'paymentToken',
  'cvc',
  'cardNumber',
  'manualEntryCardNumber',
  'cookie',
  'authorization',
])('%s is a secret, wherever it stands', name => {
  const secret = { [name]: 's3cret' }
  const line = logged({ ...secret, body: secret, request: { headers: secret } })
  expect(line).not.toContain('s3cret')
  expect(line.match(/\[removed\]/g)).toHaveLength(3)
})

test('an error is told with its kind, code and cause, and without a stack where it has none', () => {
  const cause = Object.assign(new TypeError('inner'), { code: 7 })
  const error = Object.assign(new Error('outer', { cause }), { code: 'ECONNRESET', rows: ['Ada'] })
  error.stack = `Error: outer\n  at place`
  delete cause.stack
  expect(JSON.parse(logged({ error })).error).toEqual({
    type: 'Error',
    code: 'ECONNRESET',
    message: 'outer',
    stack: 'Error: outer\n  at place',
    cause: { type: 'TypeError', message: 'inner' },
  })
  const query = new Error('select $1\nparams: Ada\nLovelace')
  query.stack = `Error: ${query.message}\n  at place`
  expect(JSON.parse(logged({ error: query })).error).toEqual({
    type: 'Error',
    message: 'select $1\nparams: [removed]',
    stack: 'Error: select $1\nparams: [removed]\n  at place',
  })
})

test('a line is one event with its message and no more than was given', () => {
  const { time, ...line } = JSON.parse(logged({ tenantId: 'pier' }))
  expect(line).toEqual({ level: 50, tenantId: 'pier', msg: 'It failed' })
  expect(time).toEqual(expect.any(Number))
})

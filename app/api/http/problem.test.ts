import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { refusalOf, refuse } from '../kernel/refuse.ts'
import { allowedMethods } from './allowed-methods.ts'
import { hasBody } from './body-stream.ts'
import { isSameOrigin } from './is-same-origin.ts'
import { problemOf, refusalFromProblem } from './problem.ts'

const INTERNAL = {
  type: 'https://marquee.example/problems/internal',
  title: 'Something went wrong on our side',
  status: 500,
  message: 'INTERNAL: Something went wrong on our side',
  code: 'INTERNAL',
}

test('a refusal is a problem with its fields and numbers, where it has any', () => {
  const refusal = refuse('SEATS_LEFT', {
    text: 'Two left',
    errors: { a: 'b' },
    details: { problems: [{ code: 'SEATS_LEFT', available: 2 }] },
    retryAfterSeconds: 3,
  })
  expect(problemOf(refusal)).toEqual({
    type: 'https://marquee.example/problems/seats_left',
    title: 'There are not enough tickets available. Please adjust your quantity.',
    status: 409,
    message: 'SEATS_LEFT: Two left',
    code: 'SEATS_LEFT',
    errors: { a: 'b' },
    details: { problems: [{ code: 'SEATS_LEFT', available: 2 }] },
  })
  expect(Object.keys(problemOf(refuse('NOT_FOUND')))).toEqual(['type', 'title', 'status', 'message', 'code'])
})

test('a surprise shows nothing of itself', () => {
  expect(problemOf(new Error('a secret'))).toEqual(INTERNAL)
  expect(problemOf(null)).toEqual(INTERNAL)
  expect(problemOf(new ORPCError('CONFLICT', { message: 'a secret' }))).toEqual(INTERNAL)
})

test('an unknown path and input that does not fit are the framework’s to refuse', () => {
  expect(problemOf(new ORPCError('NOT_FOUND', { message: 'x' }))).toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
  })
  const issues = [{ message: 'must be a date', path: ['query', 'dates', 0] }, { message: 'is missing' }]
  expect(problemOf(new ORPCError('BAD_REQUEST', { data: { issues } }))).toMatchObject({
    code: 'BAD_REQUEST',
    status: 400,
    errors: { 'query.dates.0': 'must be a date', '': 'is missing' },
  })
  expect(problemOf(new ORPCError('BAD_REQUEST'))).not.toHaveProperty('errors')
})

test('a problem is read back as the refusal that it was', () => {
  const details = { problems: [{ code: 'SEATS_LEFT', path: 'slots.a', available: 2 }] }
  const refusal = refuse('SEATS_LEFT', { text: 'Left: two', errors: { a: 'b' }, details })
  const back = refusalFromProblem(problemOf(refusal))
  expect(back).toMatchObject({ status: 409, message: 'SEATS_LEFT: Left: two' })
  expect(back?.data).toEqual({
    code: 'SEATS_LEFT',
    text: 'Left: two',
    errors: { a: 'b' },
    details,
  })
  expect(refusalFromProblem({ ...problemOf(refusal), code: 'toString' })).toBeNull()
  expect(refusalFromProblem(undefined as never)).toBeNull()
})

test('details that are not of the shape of their code are not believed', () => {
  const changed = problemOf(refuse('PRICE_CHANGED', { details: { total: 900, shownTotal: 800 } }))
  expect(refusalFromProblem(changed)?.data.details).toEqual({ total: 900, shownTotal: 800 })
  expect(refusalFromProblem({ ...changed, details: { total: '900' } })?.data.details).toBeUndefined()
  expect(refusalFromProblem({ ...changed, code: 'NOT_FOUND' })?.data.details).toBeUndefined()
  const broken = new ORPCError('CONFLICT', {
    status: 409,
    message: 'CONFLICT: Changed',
    data: { code: 'CONFLICT', text: 'Changed', errors: { a: 'b' }, details: { version: 'two' } },
  })
  const data = { code: 'CONFLICT', text: 'Changed', errors: { a: 'b' } }
  expect(refusalOf(broken)).toMatchObject({ status: 409, message: 'CONFLICT: Changed', data })
  expect(refusalOf(broken)?.data.details).toBeUndefined()
})

test('a refusal is told from every other error', () => {
  const refusal = refuse('NOT_FOUND')
  expect(refusalOf(refusal)).toBe(refusal)
  expect(refusalOf(new ORPCError('NOT_FOUND'))).toBeNull()
  expect(refusalOf(new ORPCError('NOT_FOUND', { data: { code: 1 } }))).toBeNull()
  expect(refusalOf(new Error('x'))).toBeNull()
  expect(refusalOf({ data: { code: 'NOT_FOUND' } })).toBeNull()
})

test.each([
  ['/v1/b2c/shopping_cart', ['DELETE', 'GET', 'PUT']],
  ['/v1/b2c/shopping_cart/', ['DELETE', 'GET', 'PUT']],
  ['/v1/b2c/shopping_cart/item', ['DELETE']],
  ['/v1/b2c/event/templates/boat-tour', ['GET']],
  ['/v1/b2c/shopping_cart/a/b', []],
  ['/x/v1/b2c/shopping_cart', []],
  ['/v1/b2c/nothing', []],
])('%s has the methods %j', (path, methods) => {
  expect(allowedMethods(path)).toEqual(methods)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }, false],
  [{ origin: 'https://a.example' }, true],
  [{ origin: 'https://a.example:8080' }, false],
  [{ origin: 'https://b.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('%j comes from this site: %s', (headers, isSame) => {
  expect(isSameOrigin({ host: 'a.example', ...headers })).toBe(isSame)
})

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('%j brings a body: %s', (headers, has) => {
  expect(hasBody({ headers } as Parameters<typeof hasBody>[0])).toBe(has)
})

import { traverseContractProcedures } from '@orpc/server'
import { expect } from 'vitest'
import { contract } from '#app/contract/contract.ts'
import { overHttp, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

type Problem = {
  type: string
  title: string
  status: number
  code: string
  message: string
  errors?: Record<string, string>
}

test('[ORD-231] [CHK-230] every call lies under /v1/b2c and serves version 2 unless it says otherwise', async ({
  database,
}) => {
  const paths: string[] = []
  traverseContractProcedures(
    { router: contract, path: [] },
    ({ contract: call }) => void paths.push(call['~orpc'].route.path ?? ''),
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(path => !path.startsWith('/v1/b2c/'))).toEqual([])
  const call = await overHttp(database)
  expect((await call('/event/templates/slim')).headers.get('x-api-version')).toBe('2')
  expect((await call('/checkout', { method: 'POST', body: {} })).headers.get('x-api-version')).toBe('3')
  const outside = await fetch(`${call.origin}/event/templates/slim`, { headers: { 'x-tenant-id': 'pier' } })
  expect(outside.status).toBe(404)
  const nobody = await fetch(`${call.origin}/v1/b2c/event/templates/slim`)
  expect([nobody.status, (await nobody.json()).code]).toEqual([400, 'TENANT_REQUIRED'])
})

test.for([
  ['7', '7'],
  ['v3', '3'],
  ['nonsense', '2'],
])('the version %s is told back as %s and changes nothing', async ([requested, expected], { database }) => {
  const call = await overHttp(database)
  const answer = await call('/donation/configs', { headers: { 'x-api-version': requested! } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-api-version')).toBe(expected)
})

test.for([
  '/event/templates',
  '/event/templates/calendar',
  '/themes/pier',
  '/addons',
  '/locations/states/us',
  '/review/summaries/tenant/pier',
])(
  '[ORD-232] [CHK-231] [MEM-230] %s answers its result under payload, and nothing beside it',
  async (path, { database }) => {
    const call = await overHttp(database)
    const { status, body } = await call(path)
    expect(status).toBe(200)
    expect(Object.keys(body as object)).toEqual(['payload'])
  },
)

test('a refusal is a problem document whose message begins with its code', async ({ database }) => {
  const call = await overHttp(database)
  const { status, headers, body } = await call('/event/templates/nowhere')
  expect(status).toBe(404)
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(body).toEqual({
    type: expect.stringMatching(/\/not_found$/),
    title: 'This does not exist',
    status: 404,
    code: 'NOT_FOUND',
    message: 'NOT_FOUND: There is no such event',
  } satisfies Problem)
})

test('input that does not fit names every field in one problem document', async ({ database }) => {
  const call = await overHttp(database)
  const { status, headers, body } = await call('/event/templates?startTime=x&endTime=y')
  expect(status).toBe(400)
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect((body as Problem).message).toMatch(/^BAD_REQUEST: /)
  expect(Object.keys((body as Problem).errors ?? {})).toEqual(['query.startTime', 'query.endTime'])
})

test('a body that is no JSON is a bad request, not a failure', async ({ database }) => {
  const call = await overHttp(database)
  const answer = await call('/themes/pier', {
    method: 'PUT',
    body: '{"half',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'BAD_REQUEST' })
})

test('a surprise tells nothing of itself', async ({ database }) => {
  const services = testServices(database)
  const broken = {
    ...services,
    venues: { open: () => Promise.reject(new Error('password=secret in /srv/app')) },
  }
  const call = await overHttp(database, { services: broken })
  const { status, text } = await call('/themes')
  expect(status).toBe(500)
  expect(text).not.toMatch(/secret|srv|stack|Error/)
})

test('HEAD is answered as GET without a body', async ({ database }) => {
  const call = await overHttp(database)
  const { status, headers, text } = await call('/donation/configs', { method: 'HEAD' })
  expect([status, text]).toEqual([200, ''])
  expect(headers.get('content-type')).toContain('application/json')
})

test.for([
  ['DELETE', '/event/templates/boat-tour', 'GET'],
  ['POST', '/themes/pier', 'GET, PUT'],
  ['PATCH', '/shopping_cart', 'DELETE, GET, PUT'],
])('%s %s is refused with the methods that it has', async ([method, path, allowed], { database }) => {
  const call = await overHttp(database)
  const { status, headers, body } = await call(path!, { method: method! })
  expect([status, headers.get('allow')]).toEqual([405, allowed])
  expect(body).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
})

test('an unknown path is not found', async ({ database }) => {
  const call = await overHttp(database)
  expect((await call('/nowhere/at/all')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('header values are read percent-encoded', async ({ database }) => {
  const call = await overHttp(database)
  const credentials = {
    'x-email': encodeURIComponent('Ada@Example.com'),
    'x-password': encodeURIComponent('harbour light 9'),
  }
  expect((await call('/visitor/session', { tenantId: '%70ier', headers: credentials })).status).toBe(200)
  const damaged = await call('/visitor/session', { headers: { 'x-email': '%E0%A4%A', 'x-password': 'x' } })
  expect(damaged.body).toMatchObject({
    status: 400,
    errors: { 'headers.x-email': 'must be percent-encoded UTF-8' },
  })
})

test('the API document is OpenAPI 3.1 and lists every call with its method', async ({ database }) => {
  const call = await overHttp(database)
  const { status, body } = await call('/openapi.json', { tenantId: null })
  const document = body as {
    openapi: string
    info: object
    paths: Record<string, Record<string, { responses: object }>>
  }
  expect(status).toBe(200)
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  const missing: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { path = '', method = '' } = call['~orpc'].route
    if (!document.paths[path]?.[method.toLowerCase()]?.responses) missing.push(`${method} ${path}`)
  })
  expect(missing).toEqual([])
})

test('the API document points only at parts that it has, and names each call once', async ({ database }) => {
  const call = await overHttp(database)
  const { body, text } = await call('/openapi.json', { tenantId: null })
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1]!.split('/'))
  const find = (path: string[]) =>
    path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body)
  expect(references.filter(path => find(path) === undefined)).toEqual([])
  const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(match => match[1])
  expect(new Set(names).size).toBe(names.length)
})

test('path parameters of the API document are all described', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/openapi.json', { tenantId: null })
  type Operation = { parameters?: { name: string; in: string; required?: boolean }[] }
  const { paths } = body as { paths: Record<string, Record<string, Operation>> }
  const undescribed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ parameters = [] }) =>
      [...path.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !parameters.some(one => one.name === name && one.in === 'path' && one.required))
        .map(() => path),
    ),
  )
  expect(undescribed).toEqual([])
})

test('the JSON schema of the venue file is served', async ({ database }) => {
  const call = await overHttp(database)
  const { status, body } = await call('/venue.schema.json', { tenantId: null })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    type: 'object',
    properties: { venue: expect.any(Object), events: expect.any(Object) },
  })
})

test('a call that fails by our fault says so and no more, and is written down once', async ({ database }) => {
  const shop = openShop(database)
  const captcha = {
    ...shop.services.gateways.captcha,
    challenge: () => Promise.reject(new Error('a secret')),
  }
  shop.services.gateways = { ...shop.services.gateways, captcha }
  const call = await overHttp(database, { services: shop.services })
  const written = { error: 'a secret', msg: 'A call of the API failed' }
  const within = await call('/captcha/challenge')
  expect([within.status, within.headers.get('content-type')]).toEqual([500, 'application/problem+json'])
  expect(within.body).toMatchObject({
    code: 'INTERNAL',
    message: 'INTERNAL: Something went wrong on our side',
  })
  expect(within.text).not.toContain('secret')
  expect(shop.logged()).toEqual([written])
  shop.services.venues = { open: () => Promise.reject(new Error('a secret')) }
  const before = await call('/captcha/challenge')
  expect([before.status, before.headers.get('content-type')]).toEqual([
    500,
    expect.stringContaining('application/problem+json'),
  ])
  expect(shop.logged()).toEqual([written, written])
})

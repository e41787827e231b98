import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import express, { type RequestHandler } from 'express'
import { expect, onTestFinished } from 'vitest'
import { limitForms } from '#app/server/limit-forms.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const MEGABYTE = 1_000_000
const HUGE = 300 * MEGABYTE
const chunk = Buffer.alloc(64_000, 'a')

type BodyRequest = { url: string; method?: string; headers?: Record<string, string>; bytes?: number }
type Answer = { status?: number; type?: string; sent: number; text: string }

/** Sends a body until an answer comes, and says how much was sent by then. */
async function send({ url, method = 'POST', headers, bytes = HUGE }: BodyRequest): Promise<Answer> {
  const request = httpRequest(url, { method, headers: { 'x-tenant-id': 'pier', ...headers } })
  let sent = 0
  let answer: IncomingMessage | undefined
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', response => {
      answer = response
      resolve(response)
    })
    request.on('error', error => (answer ? undefined : reject(error)))
  })
  while (!answer && sent < bytes) {
    const flows = request.write(chunk)
    sent += chunk.length
    if (!flows) await Promise.race([new Promise(done => request.once('drain', done)), answered])
    await setImmediate()
  }
  if (sent >= bytes) request.end()
  const response = await answered
  let text = ''
  for await (const part of response) text += part
  request.destroy()
  return { status: response.statusCode, type: response.headers['content-type'], sent, text }
}

const json = { 'content-type': 'application/json' }
const announced = { ...json, 'content-length': String(HUGE) }

const calls = ['/themes/pier', '/shopping_cart', '/checkout', '/forms/uploads', '/nowhere']

test.for(calls)(
  'a body of 300 MB to %s is refused before it is read, whoever sends it',
  async (path, { database }) => {
    const { origin } = await overHttp(database)
    const method = path === '/themes/pier' ? 'PUT' : 'POST'
    const url = `${origin}/v1/b2c${path}`
    for (const headers of [announced, json]) {
      const { status, type, text, sent } = await send({ url, method, headers })
      expect([status, type]).toEqual([413, 'application/problem+json; charset=utf-8'])
      expect(JSON.parse(text)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
      expect(sent).toBeLessThan(20 * MEGABYTE)
    }
  },
)

test('a file may be larger than other calls, and a theme as large as one can be', async ({ database }) => {
  const call = await overHttp(database)
  const content = 'A'.repeat(6 * MEGABYTE)
  expect((await call('/forms/uploads', { method: 'POST', body: { content } })).status).not.toBe(413)
  expect((await call('/shopping_cart', { method: 'POST', body: { content } })).status).toBe(413)
  expect((await call('/staff/fonts', { method: 'POST', body: { content } })).status).toBe(401)
  const body = { textVariables: { 'legal-terms-tickets': 'x'.repeat(0.95 * MEGABYTE) } }
  expect((await call('/themes/pier', { method: 'PUT', body })).status).toBe(401)
})

test('a sender who does not stop is cut off', async ({ database }) => {
  const { origin } = await overHttp(database)
  const request = httpRequest(`${origin}/v1/b2c/themes/pier`, {
    method: 'PUT',
    headers: { 'x-tenant-id': 'pier', ...announced },
  })
  const closed = new Promise<boolean>(resolve => {
    request.on('error', () => resolve(true))
    request.on('close', () => resolve(true))
  })
  let isOver = false
  void closed.then(() => {
    isOver = true
  })
  let sent = 0
  while (!isOver && sent < HUGE) {
    if (!request.write(chunk)) await Promise.race([new Promise(done => request.once('drain', done)), closed])
    sent += chunk.length
    await setImmediate()
  }
  expect(sent).toBeLessThan(HUGE / 3)
})

const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  '',
]
test.for(types)('a body that is called %j is no body of a call', async (type, { database }) => {
  const { origin } = await overHttp(database)
  const response = await fetch(`${origin}/v1/b2c/themes/pier`, {
    method: 'PUT',
    headers: { 'x-tenant-id': 'pier', ...(type && { 'content-type': type }) },
    body: new Uint8Array(Buffer.from('{"variables":{}}')),
  })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([415, 'MEDIA_TYPE'])
})

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
const broken = [
  { why: 'nested 5,000 deep', body: nested(5_000) },
  { why: 'nested 200,000 deep', body: nested(200_000) },
  { why: 'half a character', body: '{"textVariables":{"header-menu":"half \\ud83c"}}' },
  { why: 'half a character in a name', body: '{"textVariables":{"half \\ud83c":"x"}}' },
  { why: 'no JSON', body: '{"textVariables":' },
  { why: 'no object', body: '"x"' },
]
test.for(broken)('$why is refused as the caller’s mistake', async ({ body }, { database }) => {
  const call = await overHttp(database)
  const answer = await call('/themes/pier', { method: 'PUT', headers: { 'if-match': '"1"' }, body })
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'BAD_REQUEST'])
})

/** The forms of pages: what would read them says how much it got. */
async function pages() {
  const readAll: RequestHandler = async (request, response) => {
    let size = 0
    for await (const part of request) size += (part as Buffer).length
    if (!response.headersSent) response.send(String(size))
  }
  const server = express()
    .use(limitForms, readAll)
    .use(((_error, _request, _response, _next) => undefined) as express.ErrorRequestHandler)
    .listen(0)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a form of 300 MB is refused before it is read, with a sentence', async () => {
  const origin = await pages()
  for (const path of ['/legal/pier/privacy', '/orders/pier/forms'])
    for (const headers of [{ ...form, 'content-length': String(HUGE) }, form]) {
      const { status, text, sent } = await send({ url: origin + path, headers })
      expect([path, status]).toEqual([path, 413])
      expect(text).toMatch(/^This form is larger than we can take/)
      expect(sent).toBeLessThan(50 * MEGABYTE)
    }
})

test('a form of ordinary size, or with files where files are asked for, is read whole', async () => {
  const origin = await pages()
  expect((await send({ url: `${origin}/legal/pier/privacy`, headers: form, bytes: 192_000 })).text).toBe(
    '192000',
  )
  const files = await send({ url: `${origin}/orders/pier/forms`, headers: form, bytes: 20 * 960_000 })
  expect([files.status, files.text]).toEqual([200, '19200000'])
  const look = await send({ url: `${origin}/editor/pier/exchange`, headers: form, bytes: 960_000 })
  expect([look.status, look.text]).toEqual([200, '960000'])
})

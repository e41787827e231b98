import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { afterEach, expect, test } from 'vitest'
import { sharedPages } from './shared-pages.ts'

const PAGE = '/events/pier/list'
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** A shop whose pages are drawn when the test says so; each says which drawing it is. */
async function aShop(draw: RequestHandler) {
  const waiting: (() => void)[] = []
  let arrived = 0
  const counted: RequestHandler = (_request, _response, next) => {
    arrived += 1
    next()
  }
  const app = express().use(
    counted,
    sharedPages(),
    compression({ threshold: 0 }),
    (request, response, next) => {
      const number = waiting.length + 1
      response.set('X-Drawing', String(number))
      response.locals.number = number
      waiting.push(() => void draw(request, response, next))
    },
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const drawn = () => waiting.length
  return {
    get: (path = PAGE, init: RequestInit = {}) => fetch(base + path, init),
    /** Waits until so many requests have come. */
    came: (count: number) => expect.poll(() => arrived).toBe(count),
    /** Waits until so many drawings were begun. */
    begun: (count: number) => expect.poll(drawn).toBe(count),
    drawn,
    finish: (number: number) => waiting[number - 1]!(),
  }
}

const page: RequestHandler = (_request, response) =>
  void response.type('html').send(`<h1>Drawing ${response.locals.number}</h1>`)

test('who comes while a page is being drawn is given the next drawing, all of them the same', async () => {
  const shop = await aShop(page)
  const first = shop.get()
  await shop.begun(1)
  const others = [shop.get(), shop.get(), shop.get()]
  await shop.came(4)
  shop.finish(1)
  expect(await (await first).text()).toBe('<h1>Drawing 1</h1>')
  await shop.begun(2)
  shop.finish(2)
  const answers = await Promise.all(others)
  expect(await Promise.all(answers.map(answer => answer.text()))).toEqual(Array(3).fill('<h1>Drawing 2</h1>'))
  for (const { status, headers } of answers)
    expect([status, headers.get('X-Drawing'), headers.get('Content-Type')]).toEqual([
      200,
      '2',
      'text/html; charset=utf-8',
    ])
  expect(shop.drawn()).toBe(2)
})

test('nothing is kept: who comes afterwards gets a drawing of their own', async () => {
  const shop = await aShop(page)
  for (const number of [1, 2]) {
    const asked = shop.get()
    await shop.begun(number)
    shop.finish(number)
    expect(await (await asked).text()).toBe(`<h1>Drawing ${number}</h1>`)
  }
})

test.each<{ why: string; path: string; init: RequestInit }>([
  { why: 'a cookie', path: PAGE, init: { headers: { cookie: 'marquee_pier=x' } } },
  { why: 'another query', path: `${PAGE}?date=2026-11-21`, init: {} },
  { why: 'another encoding', path: PAGE, init: { headers: { 'accept-encoding': 'br' } } },
  { why: 'something to send', path: PAGE, init: { method: 'POST' } },
  { why: 'the checkout in mind', path: '/checkout/pier/process', init: {} },
])('who comes with $why waits for nobody', async ({ path, init }) => {
  const shop = await aShop(page)
  const first = shop.get()
  await shop.begun(1)
  const other = shop.get(path, init)
  await shop.begun(2)
  shop.finish(2)
  expect(await (await other).text()).toBe('<h1>Drawing 2</h1>')
  shop.finish(1)
  await first
})

test.each([
  { why: 'sets a cookie', set: { 'Set-Cookie': 'marquee_pier=mine' }, status: 200 },
  { why: 'fails', set: {}, status: 500 },
])('an answer that $why is nobody else’s', async ({ set, status }) => {
  const shop = await aShop((_request, response) => void response.status(status).set(set).send('mine'))
  const first = shop.get()
  await shop.begun(1)
  const others = [shop.get(), shop.get()]
  await shop.came(3)
  shop.finish(1)
  await first
  await shop.begun(2)
  shop.finish(2)
  await shop.begun(3)
  shop.finish(3)
  await Promise.all(others)
  expect(shop.drawn()).toBe(3)
})

test('who leaves while a page is drawn for others, too, leaves them their page', async () => {
  const shop = await aShop(page)
  const leaving = new AbortController()
  const first = shop.get(PAGE, { signal: leaving.signal }).catch(() => null)
  await shop.begun(1)
  const other = shop.get()
  await shop.came(2)
  leaving.abort()
  await first
  await shop.begun(2)
  shop.finish(2)
  expect(await (await other).text()).toBe('<h1>Drawing 2</h1>')
})

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

type Shop = Awaited<ReturnType<typeof aShop>>

/** As many drawings of the page as run side by side. */
async function busy(shop: Shop) {
  const drawing = [shop.get(), shop.get()]
  await shop.begun(2)
  return drawing
}

test('who comes while a page is being drawn is given the next drawing, all of them the same', async () => {
  const shop = await aShop(page)
  const drawing = await busy(shop)
  const others = [shop.get(), shop.get(), shop.get()]
  await shop.came(5)
  expect(shop.drawn()).toBe(2)
  shop.finish(1)
  await shop.begun(3)
  shop.finish(3)
  const answers = await Promise.all(others)
  expect(await Promise.all(answers.map(answer => answer.text()))).toEqual(Array(3).fill('<h1>Drawing 3</h1>'))
  for (const { status, headers } of answers)
    expect([status, headers.get('X-Drawing'), headers.get('Content-Type')]).toEqual([
      200,
      '3',
      'text/html; charset=utf-8',
    ])
  shop.finish(2)
  const own = await Promise.all(drawing.map(async answer => (await answer).text()))
  expect(own.toSorted()).toEqual(['<h1>Drawing 1</h1>', '<h1>Drawing 2</h1>'])
  expect(shop.drawn()).toBe(3)
})

test('nothing is kept: who comes afterwards gets a drawing of their own', async () => {
  const shop = await aShop(page)
  for (const number of [1, 2]) {
    const response = shop.get()
    await shop.begun(number)
    shop.finish(number)
    expect(await (await response).text()).toBe(`<h1>Drawing ${number}</h1>`)
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
  const drawing = await busy(shop)
  const other = shop.get(path, init)
  await shop.begun(3)
  shop.finish(3)
  expect(await (await other).text()).toBe('<h1>Drawing 3</h1>')
  shop.finish(1)
  shop.finish(2)
  await Promise.all(drawing)
})

test.each([
  { why: 'sets a cookie', set: { 'Set-Cookie': 'marquee_pier=mine' }, status: 200 },
  { why: 'fails', set: {}, status: 500 },
])('an answer that $why is nobody else’s', async ({ set, status }) => {
  const shop = await aShop((_request, response) => void response.status(status).set(set).send('mine'))
  const drawing = await busy(shop)
  const others = [shop.get(), shop.get()]
  await shop.came(4)
  for (const number of [1, 2, 3, 4]) {
    await shop.begun(Math.max(number, 2))
    shop.finish(number)
  }
  await Promise.all([...drawing, ...others])
  expect(shop.drawn()).toBe(4)
})

test('who leaves while others wait for a page leaves them theirs', async () => {
  const shop = await aShop(page)
  const leaving = new AbortController()
  const init = { signal: leaving.signal }
  const left = [shop.get(PAGE, init), shop.get(PAGE, init)].map(response => response.catch(() => null))
  await shop.begun(2)
  const other = shop.get()
  await shop.came(3)
  leaving.abort()
  await Promise.all(left)
  await shop.begun(3)
  shop.finish(3)
  expect(await (await other).text()).toBe('<h1>Drawing 3</h1>')
})

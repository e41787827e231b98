import { expect, test } from 'vitest'
import { isUnanswered, reloadsPage, sendOrStay } from './send-or-stay.ts'

type ReloadOptions = Parameters<typeof reloadsPage>[0]

const unanswered = { unanswered: true, intent: '' }

// Remix says `defaultShouldRevalidate: true` to every route that has a say of its own.
test.each([
  ['a visit of another address', {}, true],
  ['what the server took', { actionResult: {}, actionStatus: 200 }, true],
  ['answers that do not fit', { actionResult: {}, actionStatus: 422 }, false],
  ['a wrong password', { actionResult: {}, actionStatus: 400 }, false],
  [
    'an order that is refused for what the server knows by now',
    { actionResult: {}, actionStatus: 409 },
    true,
  ],
  ['a press without an answer', { actionResult: unanswered }, false],
])('the page and %s', (_, about, reloads) => {
  expect(reloadsPage({ defaultShouldRevalidate: true, ...about } as ReloadOptions)).toBe(reloads)
})

const press = (serverAction: () => Promise<unknown>, body = 'intent=pay&coupon=SPRING') => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://venue.example/orders', { method: 'POST', headers, body })
  return sendOrStay({ request, serverAction } as unknown as Parameters<typeof sendOrStay>[0])
}

test('what the server answers is the answer', async () => {
  expect(await press(async () => ({ result: 'taken' }))).toEqual({ result: 'taken' })
})

test.each([
  ['intent=complete&byWallet=yes', { unanswered: true, intent: 'complete', byWallet: true }],
  ['intent=complete', { unanswered: true, intent: 'complete' }],
])('a press without an answer says which it was: %s', async (body, answer) => {
  expect(await press(() => Promise.reject(new TypeError('Failed to fetch')), body)).toEqual(answer)
})

test('a way on and a refusal of the server are passed on', async () => {
  const way = new Response(null, { status: 302 })
  await expect(press(() => Promise.reject(way))).rejects.toBe(way)
  const refusal = { status: 404, statusText: 'Not Found', internal: false, data: '' }
  await expect(press(() => Promise.reject(refusal))).rejects.toBe(refusal)
})

test('a press without an answer is known as such, with its button', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'))
  const answer = await press(fails)
  expect(answer).toEqual({ unanswered: true, intent: 'pay' })
  expect(isUnanswered(answer)).toBe(true)
  expect(await press(fails, 'coupon=SPRING')).toEqual({ unanswered: true, intent: '' })
})

test.each([undefined, null, 'words', {}])('%j is no press without an answer', answer => {
  expect(isUnanswered(answer)).toBe(false)
})

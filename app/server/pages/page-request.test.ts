import { expect, test } from 'vitest'
import { keepNotice } from '#app/session/notice-cookie.ts'
import { pageKey, pageRequest } from './page-request.ts'

const requestWith = (cookie?: string, more: Record<string, string> = {}) =>
  pageRequest(
    { method: 'GET', url: '/events/pier/list', headers: { host: 'a.example', cookie, ...more } },
    false,
  )
const keyOf = (request: ReturnType<typeof requestWith>) =>
  request && pageKey(request, { main: 'en-US', further: ['fr-FR'] })

test('whoever has hidden the notice gets the page without it, by the cookie that hides it', async () => {
  const { 'Set-Cookie': line } = await keepNotice({ tenantId: 'pier', hidden: true, secure: false })
  const hidden = requestWith(line.split(';')[0])
  expect(hidden?.headers.cookie).toBe(line.split(';')[0])
  expect(keyOf(hidden)).not.toBe(keyOf(requestWith()))
})

test('languages are in the key as far as the venue speaks them, cookies of others not at all', () => {
  expect(keyOf(requestWith('language=fr'))).not.toBe(keyOf(requestWith()))
  expect(keyOf(requestWith(undefined, { 'accept-language': 'fr' }))).not.toBe(keyOf(requestWith()))
  expect(keyOf(requestWith(undefined, { 'accept-language': 'de' }))).toBe(keyOf(requestWith()))
  expect(keyOf(requestWith('_ga=1; marquee_quay=x'))).toBe(keyOf(requestWith()))
})

import { expect, test } from 'vitest'
import { isNoticeHidden, keepNotice } from './notice-cookie.ts'

const keep = async (hidden: boolean, secure = false) =>
  (await keepNotice({ tenantId: 'north', hidden, secure }))['Set-Cookie']
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1)

test('a notice that was hidden stays hidden for half a year, on every page of this venue alone', async () => {
  const hidden = await keep(true)
  expect(attributesOf(hidden)).toEqual(['Max-Age=15552000', 'Path=/', 'HttpOnly', 'SameSite=Lax'])
  const cookieHeader = cookieOf(hidden)
  expect(await isNoticeHidden({ tenantId: 'north', cookieHeader })).toBe(true)
  expect(await isNoticeHidden({ tenantId: 'south', cookieHeader })).toBe(false)
})

test('a notice that is brought back leaves no cookie', async () => {
  const shown = await keep(false)
  expect(attributesOf(shown)).toContain('Max-Age=0')
  expect(await isNoticeHidden({ tenantId: 'north', cookieHeader: cookieOf(shown) })).toBe(false)
  expect(await isNoticeHidden({ tenantId: 'north', cookieHeader: null })).toBe(false)
})

test('over https the cookie goes over https alone', async () => {
  expect(attributesOf(await keep(true, true))).toContain('Secure')
})

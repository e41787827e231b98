import { expect, test } from 'vitest'
import { readStaffCookie, writeStaffCookie } from './staff-cookie.ts'

const write = (token: string | null, secure = false) => writeStaffCookie({ tenantId: 'north', token, secure })
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1)

test('a token is read back at its venue alone', async () => {
  const cookie = cookieOf(await write('a token'))
  expect(await readStaffCookie('north', cookie)).toBe('a token')
  expect(await readStaffCookie('south', cookie)).toBeNull()
  expect(await readStaffCookie('north', null)).toBeNull()
})

test('the cookie is for the server alone, sent to no other site, and kept for twelve hours', async () => {
  const attributes = ['Max-Age=43200', 'Path=/', 'HttpOnly', 'SameSite=Strict']
  expect(attributesOf(await write('a token'))).toEqual(attributes)
  expect(attributesOf(await write('a token', true))).toContain('Secure')
})

test('signed out, the cookie is taken away', async () => {
  const cookie = await write(null)
  expect(attributesOf(cookie)).toContain('Max-Age=0')
  expect(await readStaffCookie('north', cookieOf(cookie))).toBeNull()
})

import { expect, test } from 'vitest'
import { createVisitorSessions, type VisitorSession } from './visitor-session.ts'

const sessions = createVisitorSessions({ secret: 'a'.repeat(32), secure: false })
const now = new Date('2026-11-20T10:00:00Z')
const read = (cookieHeader: string | null, tenantId = 'north') =>
  sessions.read({ cookieHeader, tenantId, now })
const cookieOf = (setCookie: string) => setCookie.split(';')[0]!

test('a written session is read back', async () => {
  const cookie = cookieOf(await sessions.write('north', { cartId: 'c1' }))
  expect(await read(cookie)).toEqual({ cartId: 'c1' })
})

test('a tampered cookie is no session', async () => {
  const cookie = cookieOf(await sessions.write('north', { cartId: 'c1' }))
  const [name, value] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]
  expect(await read(`${name}=${value.startsWith('e') ? 'f' : 'e'}${value.slice(1)}`)).toEqual({})
})

test("one venue's cookie is nothing at another", async () => {
  const cookie = cookieOf(await sessions.write('north', { cartId: 'c1' }))
  expect(await read(cookie, 'south')).toEqual({})
  expect(await read(cookie.replace('marquee_north', 'marquee_south'), 'south')).toEqual({})
})

test("[ORD-222] [MEM-122] [CHK-218] a member of one venue is nobody's member at another, also under the other's cookie name", async () => {
  const member = { membershipIds: ['m1'], name: 'Ada', verifiedUntil: '2026-11-20T11:00:00.000Z' }
  const cookie = cookieOf(await sessions.write('north', { member }))
  expect(await read(cookie)).toEqual({ member })
  expect(await read(cookie, 'south')).toEqual({})
  expect(await read(cookie.replace('marquee_north', 'marquee_south'), 'south')).toEqual({})
})

test('an expired verification is cleared, the cart stays', async () => {
  const member = { membershipIds: ['m1'], name: 'Ada', verifiedUntil: '2026-11-20T09:59:59.000Z' }
  expect(await read(cookieOf(await sessions.write('north', { cartId: 'c1', member })))).toEqual({
    cartId: 'c1',
  })
})

test('an empty session clears the cookie', async () => {
  expect(await sessions.write('north', { cartId: undefined })).toMatch(/Max-Age=0/)
})

test('the cookie is for the server alone, thirty days long, and over https for https alone', async () => {
  const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1)
  const attributes = ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax']
  expect(attributesOf(await sessions.write('north', { cartId: 'c1' }))).toEqual(attributes)
  const overHttps = createVisitorSessions({ secret: 'a'.repeat(32), secure: true })
  expect(attributesOf(await overHttps.write('north', { cartId: 'c1' }))).toContain('Secure')
})

test('a session signed by another secret is none', async () => {
  const others = createVisitorSessions({ secret: 'b'.repeat(32), secure: false })
  expect(await read(cookieOf(await others.write('north', { cartId: 'c1' })))).toEqual({})
  expect(await read(null)).toEqual({})
})

const placed = {
  orderNumber: '7KQ2',
  ccLastFourDigits: '4242',
  giftCardDigits: '1999',
  placedAt: '2026-11-20T09:00:00.000Z',
}
const WHOLE: VisitorSession = {
  cartId: 'c1',
  orderNumbers: Array.from({ length: 20 }, (_, number) => `N${number}`),
  placed,
  visitor: { id: 'v1', email: 'ada@example.com', name: 'Ada' },
  member: {
    membershipIds: ['m1', 'm2'],
    name: 'Ada',
    verifiedUntil: '2026-11-20T11:00:00.000Z',
    isExpired: true,
  },
}
const reread = async (about: object) =>
  read(cookieOf(await sessions.write('north', { ...WHOLE, ...about } as VisitorSession)))

test('a session keeps everything that it may hold', async () => {
  expect(await reread({})).toEqual(WHOLE)
  const { giftCardDigits: _, ...without } = placed
  expect((await reread({ placed: without })).placed).toEqual({ ...without, giftCardDigits: null })
})

test.each([
  ['more orders than are remembered', { orderNumbers: Array.from({ length: 21 }, () => 'N') }],
  ['more digits than may be shown', { placed: { ...placed, ccLastFourDigits: '42424' } }],
  ['more digits of a certificate', { placed: { ...placed, giftCardDigits: '19999' } }],
  ['a member of nothing', { member: { ...WHOLE.member, membershipIds: [] } }],
])('a session with %s is none', async (_, about) => {
  expect(await reread(about)).toEqual({})
})

test('a session of which one part is left is kept', async () => {
  const set = await sessions.write('north', { cartId: undefined, orderNumbers: ['N1'] })
  expect(await read(cookieOf(set))).toEqual({ orderNumbers: ['N1'] })
  const gone = await sessions.write('north', {})
  expect([cookieOf(gone), await read(cookieOf(gone))]).toEqual(['marquee_north=', {}])
})

import { expect, test } from 'vitest'
import { createCheckoutDrafts } from './checkout-draft.ts'

const drafts = createCheckoutDrafts({ secret: 'a'.repeat(32), secure: true })
const OLD = '11111111-1111-4111-8111-111111111111'
const NEW = '22222222-2222-4222-8222-222222222222'
const read = (cookieHeader: string | null, { cartId = 'c1', tenantId = 'north' } = {}) =>
  drafts.read({ cookieHeader, tenantId, cartId, newUuid: NEW })
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

const draft = async () => ({ ...(await read(null)), uuid: OLD, coupon: 'SPRING' })
const cookie = async () => cookieOf(await drafts.write('north', await draft()))

test('what was typed is read back under the attempt it belongs to', async () => {
  expect(await read(await cookie())).toMatchObject({ cartId: 'c1', uuid: OLD, coupon: 'SPRING', done: [] })
})

test('of another cart, another venue or another hand nothing is kept: checkout begins anew', async () => {
  const anew = { uuid: NEW, coupon: '', done: [], card: null, certificate: null, usesNewCard: false }
  const kept = await cookie()
  expect(await read(kept, { cartId: 'c2' })).toMatchObject({ ...anew, cartId: 'c2' })
  expect(await read(kept, { tenantId: 'south' })).toMatchObject(anew)
  const forged = kept.replace(/=e/, '=f')
  expect(forged).not.toBe(kept)
  expect(await read(forged)).toMatchObject(anew)
})

test('the cookie is for the server and the checkout of its venue alone, an hour long', async () => {
  const [, ...attributes] = (await drafts.write('north', await draft())).split('; ')
  expect(attributes).toEqual(['Max-Age=3600', 'Path=/checkout/north', 'HttpOnly', 'Secure', 'SameSite=Lax'])
})

test('after the order nothing of it is left', async () => {
  const gone = await drafts.write('north', null)
  expect(gone).toContain('Max-Age=0')
  expect(gone).toContain('Path=/checkout/north')
  expect(await read(cookieOf(gone))).toMatchObject({ uuid: NEW, coupon: '' })
})

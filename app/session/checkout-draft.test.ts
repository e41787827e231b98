import { expect, test } from 'vitest'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { type CheckoutDraft, createCheckoutDrafts } from './checkout-draft.ts'

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

const EMPTY = { ...blankDraft, uuid: NEW }
/** A draft with everything in it as long as it may be. */
const FULL: CheckoutDraft = {
  cartId: 'c1',
  uuid: OLD,
  done: ['ticketDelivery', 'memberInfo', 'payment', 'review'],
  deliveryEmail: 'a'.repeat(120),
  membership: 'b'.repeat(128),
  contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phoneNumber: '212' },
  address: {
    country: 'US',
    streetAddress1: '12 Pier Street',
    streetAddress2: 'Door 4',
    city: 'New York',
    state: 'NY',
    otherState: 'Kerry',
    zip: '10001',
  },
  wantsWholeAddress: true,
  secureSession: 's'.repeat(500),
  coupon: 'SPRING',
  giftCard: 'GIFT-1',
  linkCoupon: null,
  certificate: { number: 'n'.repeat(100), balance: 0, isApplied: true },
  usesNewCard: true,
  card: {
    token: 't'.repeat(600),
    firstSix: '424242',
    lastFour: '4242',
    brand: 'v'.repeat(30),
    expMonth: '07',
    expYear: '2031',
  },
}
const reread = async (changed: Partial<CheckoutDraft>) =>
  read(cookieOf(await drafts.write('north', { ...FULL, ...changed } as CheckoutDraft)))

test('a checkout that begins has nothing typed', async () => {
  expect(await read(null)).toEqual(EMPTY)
})

test('a draft keeps everything, and a card without what may be left out', async () => {
  expect(await reread({})).toEqual(FULL)
  const { token, lastFour, brand } = FULL.card!
  const card = { token, lastFour, brand } as CheckoutDraft['card']
  expect((await reread({ card })).card).toEqual({ ...card, firstSix: '', expMonth: '', expYear: '' })
})

test.each<[string, Partial<CheckoutDraft>]>([
  ['a line', { deliveryEmail: 'a'.repeat(121) }],
  ['a membership', { membership: 'b'.repeat(129) }],
  ['a session of the bank', { secureSession: 's'.repeat(501) }],
  ['a certificate', { certificate: { ...FULL.certificate!, number: 'n'.repeat(101) } }],
  ['a token', { card: { ...FULL.card!, token: 't'.repeat(601) } }],
  ['the first digits', { card: { ...FULL.card!, firstSix: '4242424' } }],
  ['the last digits', { card: { ...FULL.card!, lastFour: '42424' } }],
  ['a brand', { card: { ...FULL.card!, brand: 'v'.repeat(31) } }],
  ['a month', { card: { ...FULL.card!, expMonth: '007' } }],
  ['a year', { card: { ...FULL.card!, expYear: '20310' } }],
])('with %s that is too long nothing is believed', async (_, changed) => {
  expect(await reread(changed)).toEqual(EMPTY)
})

test('a balance below zero, and an attempt without a name, are not believed', async () => {
  expect(await reread({ certificate: { ...FULL.certificate!, balance: -1 } })).toEqual(EMPTY)
  expect(await reread({ uuid: 'one' })).toEqual(EMPTY)
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CheckoutRequest } from '#app/contract/checkout.ts'
import { answerSession } from '#app/gateways/payments/test/secure-sessions.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, HUMAN, openShop, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const CHALLENGE = '4000000008001002'

const { test } = useDatabase(async database => {
  const giftCertificates = [{ number: 'GIFT-9', balance: 90_000 }]
  await loadVenue(database, aMuseum({ giftCertificates, company: { enable3DS: true } }))
})

/** A cart of two adults at the till, paid with this card; `open` asks the bank, `place` sends the order with a session. */
async function atTheTill(shop: Shop, { card = GOOD_CARD, adult = 2 } = {}) {
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult }))
  const uuid = randomUUID()
  const whole = aCheckout({ shoppingCartId: id, paymentToken: shop.token(card) })
  const open = async (about: Partial<CheckoutRequest> = {}) =>
    (await api.checkout.secure({ headers: { 'x-request-uuid': uuid }, body: { ...whole, ...about } })).payload
  const place = (sessionId: string | null, about: Partial<CheckoutRequest> & { uuid?: string } = {}) => {
    const { uuid: other = uuid, ...changed } = about
    const enhancedSecurity = sessionId ? { sessionId } : undefined
    return api.checkout.place({
      headers: { 'x-request-uuid': other },
      body: { ...whole, ...changed, enhancedSecurity },
    })
  }

  return { api, open, place, cartId: id }
}

const answer = (shop: Shop, sessionId: string | null, state: 'confirmed' | 'refused' | 'timed-out') =>
  answerSession(
    { ledger: shop.ledger, clock: shop.services.clock },
    { tenantId: 'pier', sessionId: sessionId ?? '', state },
  )

test('[CHK-235] an order is placed with the session of the bank’s check, and without any captcha', async ({
  database,
}) => {
  const shop = openShop(database)
  const { open, place } = await atTheTill(shop)
  const session = await open()
  expect(session).toMatchObject({ security: '3ds', challenge: null })
  expect(shop.charged()).toBe(0)
  await place(session.sessionId)
  expect(shop.charged()).toBe(3600)
})

test('[CHK-235] without a session nothing is charged, whatever the captcha says', async ({ database }) => {
  const shop = openShop(database)
  const { api, place, cartId } = await atTheTill(shop)
  expect(await refusalOfCall(place(null))).toMatchObject({ status: 422, code: 'SECURE_SESSION_REQUIRED' })
  const body = aCheckout({ shoppingCartId: cartId, paymentToken: shop.token(GOOD_CARD) })
  const headers = { 'x-request-uuid': randomUUID(), 'x-captcha-token': HUMAN }
  expect(await refusalOfCall(api.checkout.place({ headers, body }))).toMatchObject({
    code: 'SECURE_SESSION_REQUIRED',
  })
  expect(shop.charged()).toBe(0)
})

test('[CHK-235] a session is good for its attempt, its card, its amount and its venue alone', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, open, place } = await atTheTill(shop)
  const { sessionId } = await open()
  const again = { code: 'SECURE_SESSION_REQUIRED' }
  expect(await refusalOfCall(place(sessionId, { uuid: randomUUID() }))).toMatchObject(again)
  expect(await refusalOfCall(place(sessionId, { paymentToken: shop.token(CHALLENGE) }))).toMatchObject(again)
  expect(await refusalOfCall(place('sec_test_made-up'))).toMatchObject(again)
  const dearer = await fillCart(api, aDraft({ adult: 3 }))
  expect(await refusalOfCall(place(sessionId, { shoppingCartId: dearer.id }))).toMatchObject(again)
  expect(shop.charged()).toBe(0)
})

test('a session ends after a quarter of an hour', async ({ database }) => {
  const shop = openShop(database)
  const { open, place } = await atTheTill(shop)
  const { sessionId } = await open()
  shop.wait(15 * 60_000)
  expect(await refusalOfCall(place(sessionId))).toMatchObject({ code: 'SECURE_SESSION_REQUIRED' })
})

const UNANSWERED =
  'Secure checkout took too long. You may have received a notification from your bank. Please try again.'

test('[CHK-294] where the bank asks, only its cardholder’s yes lets the order through; without an answer it took too long', async ({
  database,
}) => {
  const shop = openShop(database)
  const { open, place } = await atTheTill(shop, { card: CHALLENGE })
  const { sessionId, challenge } = await open()
  expect(challenge).toMatchObject({ kind: 'frame', path: expect.stringContaining('/gateway/test/challenge') })
  expect(await refusalOfCall(place(sessionId))).toMatchObject({
    status: 424,
    code: 'STEPUP_TIMEOUT',
    message: expect.stringContaining(UNANSWERED),
  })
  answer(shop, sessionId, 'confirmed')
  await place(sessionId)
  expect(shop.charged()).toBe(3600)
})

test('a no of the cardholder cannot be turned into a yes', async ({ database }) => {
  const shop = openShop(database)
  const { open, place } = await atTheTill(shop, { card: CHALLENGE })
  const { sessionId } = await open()
  answer(shop, sessionId, 'refused')
  answer(shop, sessionId, 'confirmed')
  expect(await refusalOfCall(place(sessionId))).toMatchObject({ status: 402, code: 'SECURE_CHECK_REFUSED' })
  const { sessionId: other } = await open()
  answer(shop, other, 'timed-out')
  expect(await refusalOfCall(place(other))).toMatchObject({ code: 'STEPUP_TIMEOUT' })
  expect(shop.charged()).toBe(0)
})

test('a check that fails says how, and nothing is charged', async ({ database }) => {
  const shop = openShop(database)
  const cards = {
    DDC_PROFILE_FAILED: '4000000008002000',
    DDC_TIMEOUT: '4000000008003008',
    NETWORK_ERROR: '4000000008004006',
    TIMEOUT_ERROR: '4000000008005003',
  }
  for (const [code, card] of Object.entries(cards)) {
    const { open } = await atTheTill(shop, { card, adult: 1 })
    expect(await refusalOfCall(open())).toMatchObject({ status: 424, code })
  }
  expect(shop.charged()).toBe(0)
})

test('an order with nothing for the card to pay is the captcha’s', async ({ database }) => {
  const shop = openShop(database)
  const { open, place } = await atTheTill(shop)
  const covered = { giftCardNumber: 'GIFT-9', paymentToken: undefined }
  expect(await open(covered)).toEqual({ security: 'captcha', sessionId: null, challenge: null })
  expect(await refusalOfCall(place('anything', covered))).toMatchObject({ code: '5157' })
})

test('a cart has few checks: cards are not tried out', async ({ database }) => {
  const shop = openShop(database)
  const { open } = await atTheTill(shop)
  for (let tries = 0; tries < 10; tries += 1) await open()
  expect(await refusalOfCall(open())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the bank is asked about this order and this card; when it cannot be reached the visitor tries again', async ({
  database,
}) => {
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  const calls: unknown[] = []
  const open: NonNullable<typeof payments.secure>['open'] = async request => {
    calls.push(request)
    throw new Error('The bank is away')
  }
  const away = { ...payments, secure: { ...payments.secure!, open } }
  shop.services.gateways = { ...shop.services.gateways, payments: away }
  const till = await atTheTill(shop)
  expect(await refusalOfCall(till.open())).toMatchObject({ status: 424, code: 'NETWORK_ERROR' })
  expect(calls).toEqual([
    {
      tenantId: 'pier',
      requestUuid: expect.any(String),
      amount: 3600,
      currency: 'USD',
      paymentToken: expect.stringMatching(/^tok_test_/),
      keepsCard: false,
      billing: {
        name: 'Ada Moss',
        email: 'Ada@example.com',
        zip: '10001',
        address1: '12 Pier Street',
        city: 'New York',
        state: 'NY',
        country: 'US',
      },
    },
  ])
  expect(shop.logged()).toEqual([
    { tenantId: 'pier', error: 'The bank is away', msg: 'The bank cannot be asked about a card' },
  ])
  const check: NonNullable<typeof payments.secure>['check'] = async () => {
    throw new Error('The bank is away')
  }
  const silent = { ...payments, secure: { ...payments.secure!, check } }
  shop.services.gateways = { ...shop.services.gateways, payments: silent }
  expect(await refusalOfCall(till.place('sec_test_1'))).toMatchObject({ status: 424, code: 'NETWORK_ERROR' })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { LEASE_MS } from '#app/api/checkout/in-flight.ts'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'
import type { Database } from '#app/data/database/database.ts'
import { DECLINE_CODES, type DeclineCode } from '#app/gateways/payments/payment-gateway.ts'
import { testCards } from '#app/gateways/payments/test/test-cards.ts'
import { checkoutProblem } from '#app/rules/checkout/checkout-problem.ts'
import { markedFields, type PaymentError, paymentError } from '#app/rules/checkout/payment-codes.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  HUMAN,
  openShop,
  place,
  type Shop,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const requirement: Record<DeclineCode, string> = {
  '6100': 'CHK-262',
  '6101': 'CHK-263',
  '6102': 'CHK-264',
  '6103': 'CHK-265',
  '6104': 'CHK-266',
  '6105': 'CHK-267',
  '6106': 'CHK-268',
  '6107': 'CHK-269',
  '6113': 'CHK-270',
  '6108': 'CHK-271',
  '6109': 'CHK-272',
  '6110': 'CHK-273',
}

const cardFor = (outcome: string) => testCards.find(card => card.outcome === outcome)?.number ?? ''

async function seatsOf(database: Database, id = BOAT) {
  const { rows } = await database.system.execute<{ sold: number; held: number }>(
    sql`select sold, held from slots where id = ${id}`,
  )
  return rows[0]
}

async function orders(database: Database) {
  return (await database.system.execute<{ order_number: string; paid: number }>(sql`select * from orders`))
    .rows
}

async function attempt(database: Database, uuid: string) {
  return (
    await database.system.execute<{ state: string }>(
      sql`select state from checkout_attempts where request_uuid = ${uuid}`,
    )
  ).rows[0]
}

/** A visitor with two adults on the boat, and what they send to pay with a card. */
async function atTheTill(shop: Shop, card = GOOD_CARD) {
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult: 2 }))
  return {
    api,
    cartId: id,
    body: aCheckout({ shoppingCartId: id, shownTotal: 3600, paymentToken: shop.token(card) }),
  }
}

/** What the client takes each code for (checkout text, section 8). */
const meaning: Record<DeclineCode, PaymentError> = {
  '6100': 'INVALID_NUMBER',
  '6101': 'INVALID_EXPIRY_MONTH',
  '6102': 'INVALID_EXPIRY_YEAR',
  '6103': 'INVALID_CVC',
  '6104': 'INCORRECT_NUMBER',
  '6105': 'EXPIRED_CARD',
  '6106': 'INCORRECT_CVC',
  '6107': 'INCORRECT_ZIP',
  '6113': 'INCORRECT_ADDRESS',
  '6108': 'CARD_DECLINED',
  '6109': 'MISSING',
  '6110': 'PROCESSING_ERROR',
}

for (const code of DECLINE_CODES) {
  test(`[${requirement[code]}] POST /checkout answers ${code} for ${meaning[code]}; nothing is sold, the seats are free again`, async ({
    database,
  }) => {
    const shop = openShop(database)
    const uuid = randomUUID()
    const { body } = await atTheTill(shop, cardFor(code))
    const call = await overHttp(database, { services: shop.services })
    const headers = { 'x-request-uuid': uuid, 'x-captcha-token': HUMAN }
    const answer = await call('/checkout', { method: 'POST', headers, body })
    expect(answer.status).toBe(402)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.body).toMatchObject({ code, message: `${code}: ${apiErrors[code as ApiErrorCode].text}` })
    const { code: sent, message } = answer.body as { code: string; message: string }
    expect(paymentError(sent)).toBe(meaning[code])
    expect(checkoutProblem({ status: 402, code: sent, message })).toMatchObject({
      fields: markedFields[meaning[code]],
      step: 'payment',
    })
    expect(await orders(database)).toEqual([])
    expect(await seatsOf(database)).toEqual({ sold: 0, held: 0 })
    expect(await attempt(database, uuid)).toEqual({ state: 'failed' })
    expect(shop.charged()).toBe(0)
  })
}

test('a checkout without a card that owes money answers 6109 and takes no seats', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  expect(await refusalOfCall(place(api, { ...body, paymentToken: undefined }))).toMatchObject({
    code: '6109',
  })
  expect(await database.system.execute(sql`select 1 from checkout_attempts`)).toMatchObject({ rows: [] })
})

const typed = [
  { why: 'a month that is none', about: { expMonth: '13' }, code: '6101' },
  { why: 'a year beyond all cards', about: { expYear: '2099' }, code: '6102' },
  { why: 'a date that is over', about: { expMonth: '10', expYear: '2026' }, code: '6105' },
]
for (const { why, about, code } of typed) {
  test(`${why} answers ${code}`, async ({ database }) => {
    const shop = openShop(database)
    const { api, body } = await atTheTill(shop)
    expect(
      await refusalOfCall(place(api, { ...body, paymentToken: shop.token(GOOD_CARD, about) })),
    ).toMatchObject({ code })
  })
}

test('a card is good in its last month', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const paymentToken = shop.token(GOOD_CARD, { expMonth: '11', expYear: '2026' })
  expect(readPlacedOrder(await place(api, { ...body, paymentToken }))).toMatchObject({
    ccLastFourDigits: '4242',
  })
})

test('a token that was tampered with or is an hour old is not charged', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, cardFor('6108'))
  const [head = '', signature = ''] = (body.paymentToken ?? '').split('.')
  const claims = JSON.parse(Buffer.from(head.replace('tok_test_', ''), 'base64url').toString())
  const forged = `tok_test_${Buffer.from(JSON.stringify({ ...claims, outcome: 'ok' })).toString('base64url')}.${signature}`
  expect(await refusalOfCall(place(api, { ...body, paymentToken: forged }))).toMatchObject({ code: '6110' })
  const good = shop.token(GOOD_CARD)
  shop.wait(60 * 60_000)
  expect(await refusalOfCall(place(api, { ...body, paymentToken: good }))).toMatchObject({ code: '6110' })
  expect(shop.charged()).toBe(0)
})

test('[CHK-135] after a decline the same uuid places the order with another card', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop, cardFor('6108'))
  expect(await refusalOfCall(place(api, body, { uuid }))).toMatchObject({ code: '6108' })
  expect(await refusalOfCall(api.uuidRegistry.get({ params: { uuid } }))).toMatchObject({ code: 'NOT_FOUND' })
  const placed = readPlacedOrder(await place(api, { ...body, paymentToken: shop.token(GOOD_CARD) }, { uuid }))
  expect(placed.orderNumber).not.toBe('')
  expect(shop.charged()).toBe(3600)
  expect(await seatsOf(database)).toEqual({ sold: 2, held: 0 })
})

test('an answer that got lost is found by the same request again: one charge, one order', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop, cardFor('answer-lost'))
  const lost = await refusalOfCall(place(api, body, { uuid }))
  expect(lost).toMatchObject({
    status: 409,
    code: 'CHECKOUT_IN_FLIGHT',
    details: { unknown: true },
    retryAfterSeconds: 5,
  })
  expect(shop.logged()).toEqual([
    { tenantId: 'pier', error: expect.any(String), msg: 'A checkout attempt was left without an answer' },
  ])
  expect(await orders(database)).toEqual([])
  expect(await seatsOf(database)).toEqual({ sold: 0, held: 2 })
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  expect(await orders(database)).toMatchObject([{ order_number: placed.orderNumber, paid: 3600 }])
  expect(await seatsOf(database)).toEqual({ sold: 2, held: 0 })
  expect(shop.charged()).toBe(3600)
  expect(await refusalOfCall(place(api, body, { uuid }))).toMatchObject({ code: '20152' })
  expect(shop.charged()).toBe(3600)
})

test('an answer that got lost is found even when the visitor comes back under another uuid', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, cardFor('answer-lost'))
  await refusalOfCall(place(api, body))
  const refused = await refusalOfCall(place(api, { ...body, paymentToken: shop.token(GOOD_CARD) }))
  const [order] = await orders(database)
  expect(refused).toMatchObject({ code: '20152', details: { orderNumber: order?.order_number } })
  expect(shop.charged()).toBe(3600)
})

test('a gateway that cannot be reached has charged nothing, and the next try is a new one', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop, cardFor('unreachable'))
  expect(await refusalOfCall(place(api, body, { uuid }))).toMatchObject({ code: 'CHECKOUT_IN_FLIGHT' })
  expect(await seatsOf(database)).toEqual({ sold: 0, held: 2 })
  await place(api, { ...body, paymentToken: shop.token(GOOD_CARD) }, { uuid })
  expect(shop.charged()).toBe(3600)
  expect(await seatsOf(database)).toEqual({ sold: 2, held: 0 })
})

test('a charge that arrives after its key was ended is not made', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const { payments } = shop.services.gateways
  const settled = await payments.settle({
    tenantId: 'pier',
    idempotencyKey: 'late-key',
    amount: 100,
    currency: 'USD',
  })
  expect(settled).toBeNull()
  const request = {
    tenantId: 'pier',
    idempotencyKey: 'late-key',
    amount: 100,
    currency: 'USD',
    description: '',
    billing: { name: '', email: '', zip: '', address1: '', city: '', state: '', country: '' },
  }
  expect(await payments.charge({ ...request, paymentToken: shop.token(GOOD_CARD) })).toEqual({
    outcome: 'declined',
    code: '6110',
  })
  expect(shop.charged()).toBe(0)
  await place(api, body)
  expect(shop.charged()).toBe(3600)
})

test('the gateway charges a key once however often it is asked', async ({ database }) => {
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  const request = {
    tenantId: 'pier',
    idempotencyKey: 'key',
    amount: 100,
    currency: 'USD',
    description: '',
    billing: { name: '', email: '', zip: '', address1: '', city: '', state: '', country: '' },
  }
  const paymentToken = shop.token(GOOD_CARD)
  const first = await payments.charge({ ...request, paymentToken })
  expect(await payments.charge({ ...request, paymentToken })).toEqual(first)
  expect(shop.charged()).toBe(100)
  expect(await payments.settle({ ...request, tenantId: 'other' })).toBeNull()
})

test('a card that the gateway could not be asked about is settled by the reconciler', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, cardFor('answer-lost'))
  await refusalOfCall(place(api, body))
  expect(await reconcileAttempts(shop.services)).toMatchObject({ issued: 1 })
  expect(await orders(database)).toHaveLength(1)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ issued: 0 })
})

/** A shop in which the seats are gone by the time the card has been charged. */
function sellingOut(database: Database) {
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  const charge: typeof payments.charge = async request => {
    const answer = await payments.charge(request)
    await database.system.execute(sql`update slots set held = 0 where id = ${BOAT}`)
    return answer
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, charge } }
  return shop
}

test('an order that was paid and cannot be issued is given back at once, and the buyer is told by answer and by mail', async ({
  database,
}) => {
  const shop = sellingOut(database)
  const { api, body } = await atTheTill(shop)
  expect(await refusalOfCall(place(api, body))).toMatchObject({
    status: 409,
    code: 'ORDER_REFUNDED',
    message: expect.stringContaining('Your payment goes back to your card.'),
    details: { amount: 3600 },
  })
  expect(shop.logged()).toEqual([
    { tenantId: 'pier', error: expect.any(String), msg: 'A charged order cannot be issued' },
  ])
  expect([shop.charged(), shop.refunded()]).toEqual([3600, 3600])
  expect(await orders(database)).toEqual([])
  await workJobs(shop.services)
  expect(shop.mails).toMatchObject([{ to: body.billingEmail, text: expect.stringContaining('$36') }])
})

test('a refund that the gateway does not answer is still told, and made by the reconciler', async ({
  database,
}) => {
  const shop = sellingOut(database)
  const uuid = randomUUID()
  const { payments } = shop.services.gateways
  let isDown = true
  const refund: typeof payments.refund = async request => {
    if (isDown) throw new Error('The gateway cannot be reached')
    return payments.refund(request)
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, refund } }
  const { api, body } = await atTheTill(shop)
  expect(await refusalOfCall(place(api, body, { uuid }))).toMatchObject({ code: 'ORDER_REFUNDED' })
  expect(shop.refunded()).toBe(0)
  expect(shop.logged().at(-1)).toEqual({
    tenantId: 'pier',
    error: 'The gateway cannot be reached',
    msg: 'A refund is left to the reconciler',
  })
  isDown = false
  shop.wait(LEASE_MS)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ refunded: 1 })
  expect([shop.charged(), shop.refunded()]).toEqual([3600, 3600])
  expect(await attempt(database, uuid)).toEqual({ state: 'refunded' })
})

test('the gateway is asked for what is owed, with who pays and from where; and for the same sum back', async ({
  database,
}) => {
  const shop = sellingOut(database)
  const uuid = randomUUID()
  const { payments } = shop.services.gateways
  const calls: unknown[] = []
  const charge: typeof payments.charge = request => {
    calls.push(request)
    return payments.charge(request)
  }
  const refund: typeof payments.refund = request => {
    calls.push(request)
    return payments.refund(request)
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, charge, refund } }
  const { api, body } = await atTheTill(shop)
  await refusalOfCall(place(api, body, { uuid: uuid.toUpperCase() }))
  expect(calls).toEqual([
    {
      tenantId: 'pier',
      idempotencyKey: `${uuid}.1`,
      amount: 3600,
      currency: 'USD',
      secureSessionId: undefined,
      paymentToken: body.paymentToken,
      savedCard: undefined,
      keepsCard: false,
      description: 'Pier Museum',
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
    {
      tenantId: 'pier',
      chargeId: expect.any(String),
      amount: 3600,
      idempotencyKey: `${uuid}.1.refund`,
    },
  ])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { atTheTill, loadVenues, rows, seatsOf } from '#tests/builders/checkout-calls.ts'
import { aDraft, HUMAN, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[CHK-236] a second call with the uuid of a placed order answers 409 and 20152 and charges nothing', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  const call = await overHttp(database, { services: shop.services })
  const headers = { 'x-request-uuid': uuid.toUpperCase(), 'x-captcha-token': HUMAN }
  const { status, body: problem } = await call('/checkout', { method: 'POST', headers, body })
  expect(status).toBe(409)
  expect(problem).toMatchObject({
    code: '20152',
    message: expect.stringMatching(/^20152: /),
    details: placed,
  })
  expect(shop.charged()).toBe(4500)
  expect(await rows(database, sql`select 1 from orders`)).toHaveLength(1)
})

test('[CHK-236] an order is placed under the uuid of its request, and under none it is refused', async ({
  database,
}) => {
  const shop = openShop(database)
  const { body } = await atTheTill(shop)
  const call = await overHttp(database, { services: shop.services })
  const captcha = { 'x-captcha-token': HUMAN }
  for (const headers of [captcha, { ...captcha, 'x-request-uuid': 'one' }]) {
    const { status, body: problem } = await call('/checkout', { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(problem).toMatchObject({ errors: { 'headers.x-request-uuid': expect.any(String) } })
  }
  expect(shop.charged()).toBe(0)
})

test('[CHK-240] [ORD-262] the registry gives the order placed under a uuid, and only in its venue', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  expect((await api.uuidRegistry.get({ params: { uuid } })).payload).toEqual(placed)
  expect(await refusalOfCall(api.uuidRegistry.get({ params: { uuid: randomUUID() } }))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  const annex = await shop.visitor({}, 'annex')
  expect(await refusalOfCall(annex.uuidRegistry.get({ params: { uuid } }))).toMatchObject({ status: 404 })
})

test('the uuid of one order is refused for another', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const first = await atTheTill(shop)
  await place(first.api, first.body, { uuid })
  const second = await atTheTill(shop, aDraft({ adult: 1 }))
  expect(await refusalOfCall(place(second.api, second.body, { uuid }))).toMatchObject({
    status: 422,
    code: 'REQUEST_UUID_REUSED',
  })
  expect(shop.charged()).toBe(4500)
})

test('a request that is on its way already answers 409 with Retry-After', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const { payments } = shop.services.gateways
  let second: Promise<unknown> = Promise.resolve()
  const meanwhile = {
    ...payments,
    charge: async (request: Parameters<typeof payments.charge>[0]) => {
      const call = await overHttp(database, { services: shop.services })
      second = call('/checkout', {
        method: 'POST',
        headers: { 'x-request-uuid': uuid, 'x-captcha-token': HUMAN },
        body,
      })
      await second
      return payments.charge(request)
    },
  }
  shop.services.gateways = { ...shop.services.gateways, payments: meanwhile }
  await place(api, body, { uuid })
  const answer = (await second) as { status: number; headers: Headers; body: unknown }
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'CHECKOUT_IN_FLIGHT' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shop.charged()).toBe(4500)
})

test('two requests with one cart place one order', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const tries = await Promise.allSettled([place(api, body), place(api, body), place(api, body)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rows(database, sql`select 1 from orders`)).toHaveLength(1)
  expect(shop.charged() - shop.refunded()).toBe(4500)
  expect(await seatsOf(database)).toEqual({ sold: 3, held: 0 })
})

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import express from 'express'
import { expect, onTestFinished } from 'vitest'
import { finishReportedCharge } from '#app/api/checkout/finish-reported-charge.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, openShop, place } from '#tests/builders/shop.ts'
import { openStripeStandIn } from '#tests/builders/stripe-stand-in.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** A shop that is paid through Stripe, and a visitor with two adults on the boat. */
async function openStripeShop(database: Database) {
  const stripe = await openStripeStandIn()
  onTestFinished(stripe.close)
  const shop = openShop(database)
  shop.services.gateways = { ...shop.services.gateways, payments: stripe.gateway }
  const api = await shop.visitor()
  const cart = await fillCart(api, aDraft({ adult: 2 }))
  const uuid = randomUUID()
  const pay = (paymentToken: string) =>
    place(api, aCheckout({ shoppingCartId: cart.id, shownTotal: 3600, paymentToken }), { uuid })
  return { shop, stripe, api, uuid, pay }
}

/** What Stripe tells us by itself, over HTTP. */
async function postEvent({ shop, stripe }: Awaited<ReturnType<typeof openStripeShop>>) {
  const onCharge = finishReportedCharge(shop.services)
  const server = express()
    .use(stripe.gateway.router?.({ onCharge }) ?? express.Router())
    .listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { payload, signature } = stripe.event('payment_intent.succeeded', stripe.intents().at(-1))
  const answer = await fetch(`http://127.0.0.1:${port}/gateway/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
  return answer.status
}

const orders = async (database: Database) =>
  (await database.system.execute(sql`select total, paid, credit_card_brand as brand from orders`)).rows

test('an order is paid through Stripe', async ({ database }) => {
  const { stripe, pay, uuid } = await openStripeShop(database)
  expect(readPlacedOrder(await pay('pm_visa'))).toMatchObject({ ccLastFourDigits: '4242' })
  expect(stripe.intents()).toMatchObject([
    { status: 'succeeded', amount_received: 3600, metadata: { tenantId: 'pier', key: `${uuid}.1` } },
  ])
  expect(await orders(database)).toEqual([{ total: 3600, paid: 3600, brand: 'Visa' }])
})

test('a card that Stripe declines answers the code of the catalogue, and another card pays under the same uuid', async ({
  database,
}) => {
  const { stripe, pay } = await openStripeShop(database)
  expect(await refusalOfCall(pay('pm_bank_incorrect_cvc'))).toMatchObject({ code: '6106', status: 402 })
  await pay('pm_visa')
  expect(stripe.intents().map(({ amount_received }) => amount_received)).toEqual([0, 3600])
})

test('an answer that got lost is finished by what Stripe tells: one charge, one order', async ({
  database,
}) => {
  const till = await openStripeShop(database)
  expect(await refusalOfCall(till.pay('pm_lost'))).toMatchObject({ code: 'CHECKOUT_IN_FLIGHT' })
  expect(await orders(database)).toEqual([])
  expect(await postEvent(till)).toBe(200)
  expect(await orders(database)).toMatchObject([{ paid: 3600 }])
  expect(await postEvent(till)).toBe(200)
  expect(await orders(database)).toHaveLength(1)
  expect(await refusalOfCall(till.pay('pm_visa'))).toMatchObject({ code: '20152' })
  expect(till.stripe.intents()).toHaveLength(1)
})

test('an attempt that a request has in hand is left to it', async ({ database }) => {
  const till = await openStripeShop(database)
  const { charge } = till.stripe.gateway
  const statuses: number[] = []
  const payments = {
    ...till.stripe.gateway,
    charge: async (request: Parameters<typeof charge>[0]) => {
      const answer = await charge(request)
      statuses.push(await postEvent(till))
      return answer
    },
  }
  till.shop.services.gateways = { ...till.shop.services.gateways, payments }
  await till.pay('pm_visa')
  expect(statuses).toEqual([503])
  expect(await orders(database)).toHaveLength(1)
  expect(await postEvent(till)).toBe(200)
})

test('an order that can no longer be issued is refunded through Stripe', async ({ database }) => {
  const { stripe, pay, shop } = await openStripeShop(database)
  const { charge } = stripe.gateway
  const payments = {
    ...stripe.gateway,
    charge: async (request: Parameters<typeof charge>[0]) => {
      const answer = await charge(request)
      await database.system.execute(sql`update slots set held = 0`)
      return answer
    },
  }
  shop.services.gateways = { ...shop.services.gateways, payments }
  expect(await refusalOfCall(pay('pm_visa'))).toMatchObject({
    code: 'ORDER_REFUNDED',
    details: { amount: 3600 },
  })
  expect(stripe.refunds).toEqual([{ payment_intent: 'pi_1', amount: 3600 }])
  expect(await orders(database)).toEqual([])
})

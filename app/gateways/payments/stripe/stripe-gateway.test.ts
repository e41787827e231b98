import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { openStripeStandIn } from '#tests/builders/stripe-stand-in.ts'
import type { ChargeListener } from '../payment-gateway.ts'
import { declineCode } from './decline-code.ts'

const request = {
  tenantId: 'pier',
  idempotencyKey: 'uuid.1',
  amount: 3600,
  currency: 'USD',
  paymentToken: 'pm_visa',
  description: 'Pier',
  billing: {
    name: 'Ada',
    email: 'ada@example.com',
    zip: '',
    address1: '',
    city: '',
    state: '',
    country: 'US',
  },
}
const SHOWN = { brand: 'Visa', lastFour: '4242', validUntil: '2031-04' }
const CHARGED = { chargeId: 'pi_1', amount: 3600, ...SHOWN }

async function stripe() {
  const standIn = await openStripeStandIn()
  onTestFinished(standIn.close)
  return standIn
}

test('a charge is one intent under our key, confirmed with the token of the card', async () => {
  const { gateway, calls } = await stripe()
  expect(await gateway.charge(request)).toEqual({ outcome: 'charged', charge: CHARGED })
  expect(calls).toMatchObject([
    { path: '/v1/payment_intents', key: 'pier.uuid.1', params: { amount: '3600', currency: 'usd' } },
    {
      path: '/v1/payment_intents/pi_1/confirm',
      key: 'pier.uuid.1.confirm',
      params: { payment_method: 'pm_visa' },
    },
  ])
})

test('the same key charges once, and what it is asked for again is what it was told before', async () => {
  const { gateway, intents } = await stripe()
  const first = await gateway.charge(request)
  expect(await gateway.charge(request)).toEqual(first)
  expect(intents()).toHaveLength(1)
  await gateway.charge({ ...request, idempotencyKey: 'uuid.2' })
  expect(intents()).toHaveLength(2)
})

test.each([
  ['invalid_number', '6100'],
  ['invalid_expiry_month', '6101'],
  ['invalid_expiry_year', '6102'],
  ['invalid_cvc', '6103'],
  ['incorrect_number', '6104'],
  ['expired_card', '6105'],
  ['incorrect_cvc', '6106'],
  ['incorrect_zip', '6107'],
  ['incorrect_address', '6113'],
  ['card_declined', '6108'],
  ['missing', '6109'],
  ['processing_error', '6110'],
  ['bank_insufficient_funds', '6108'],
  ['bank_expired_card', '6105'],
  ['bank_incorrect_cvc', '6106'],
  ['bank_try_again_later', '6110'],
  ['authentication_required', '6108'],
  ['something_new', '6108'],
])('a card declined by Stripe as %s is %s of the catalogue', async (reason, code) => {
  const { gateway } = await stripe()
  const answer = await gateway.charge({ ...request, paymentToken: `pm_${reason}` })
  expect(answer).toEqual({ outcome: 'declined', code })
})

test('without a token nothing is asked of Stripe; what it will not take at all is 6110', async () => {
  const { gateway, calls } = await stripe()
  expect(await gateway.charge({ ...request, paymentToken: '' })).toEqual({
    outcome: 'declined',
    code: '6109',
  })
  expect(calls).toEqual([])
  expect(declineCode({ type: 'StripeInvalidRequestError', code: 'amount_too_small' })).toBe('6110')
})

test('a card that is kept for renewals is a customer’s, and is charged again without its holder', async () => {
  const { gateway, calls, intents } = await stripe()
  const first = await gateway.charge({ ...request, keepsCard: true })
  expect(first).toEqual({ outcome: 'charged', charge: { ...CHARGED, savedCard: 'cus_1/pm_visa' } })
  expect(calls.at(-1)?.params).toMatchObject({ setup_future_usage: 'off_session' })
  const again = { ...request, idempotencyKey: 'uuid.2', paymentToken: '', savedCard: 'cus_1/pm_visa' }
  expect(await gateway.charge(again)).toMatchObject({ outcome: 'charged' })
  expect(calls.at(-1)?.params).toMatchObject({ payment_method: 'pm_visa', off_session: 'true' })
  expect(intents()).toMatchObject([{ customer: 'cus_1' }, { customer: 'cus_1' }])
})

test('a card that is kept no longer is detached from its customer, once and for all; what is none of Stripe’s is not asked about', async () => {
  const { gateway, calls, down } = await stripe()
  await gateway.forgetCard('cus_1/pm_visa')
  expect(calls).toMatchObject([{ method: 'POST', path: '/v1/payment_methods/pm_visa/detach' }])
  await gateway.forgetCard('cus_1/pm_visa')
  await gateway.forgetCard('saved_test.ok.Visa.4242')
  expect(calls).toHaveLength(2)
  down(true)
  await expect(gateway.forgetCard('cus_1/pm_other')).rejects.toThrow()
})

test('a card is kept without a charge where nothing is due', async () => {
  const { gateway, intents } = await stripe()
  expect(await gateway.keepCard(request)).toEqual({
    outcome: 'kept',
    card: { savedCard: 'cus_1/pm_visa', ...SHOWN },
  })
  expect(
    await gateway.keepCard({ ...request, idempotencyKey: 'uuid.2', paymentToken: 'pm_expired_card' }),
  ).toEqual({
    outcome: 'declined',
    code: '6105',
  })
  expect(intents()).toEqual([])
  expect([
    gateway.keeps('cus_1/pm_visa'),
    gateway.keeps('saved_test.ok.Visa.4242'),
    gateway.keeps(''),
  ]).toEqual([true, false, false])
})

test('a charge whose answer was lost is found by settling its key', async () => {
  const { gateway, intents } = await stripe()
  await expect(gateway.charge({ ...request, paymentToken: 'pm_lost' })).rejects.toThrow()
  expect(await gateway.settle(request)).toEqual(CHARGED)
  expect(intents()).toHaveLength(1)
}, 30_000)

test('settling ends a key that charged nothing: what comes later under it is declined', async () => {
  const { gateway, intents } = await stripe()
  expect(await gateway.settle(request)).toBeNull()
  expect(await gateway.settle(request)).toBeNull()
  expect(intents()).toMatchObject([{ status: 'canceled' }])
  expect(await gateway.charge(request)).toEqual({ outcome: 'declined', code: '6110' })
  expect(intents()).toMatchObject([{ status: 'canceled', amount_received: 0 }])
})

test('a decline leaves its key open until it is settled, and the next try has its own', async () => {
  const { gateway } = await stripe()
  await gateway.charge({ ...request, paymentToken: 'pm_card_declined' })
  expect(await gateway.settle(request)).toBeNull()
  expect(await gateway.charge({ ...request, idempotencyKey: 'uuid.2' })).toMatchObject({ outcome: 'charged' })
})

test('a Stripe that cannot be reached is no answer: neither a decline nor a charge', async () => {
  const { gateway, down } = await stripe()
  down(true)
  await expect(gateway.charge(request)).rejects.toThrow()
  await expect(gateway.settle(request)).rejects.toThrow()
  down(false)
  expect(await gateway.settle(request)).toBeNull()
}, 30_000)

test('the same key never refunds twice', async () => {
  const { gateway, refunds } = await stripe()
  const refund = { tenantId: 'pier', chargeId: 'pi_1', amount: 3600, idempotencyKey: 'uuid.1.refund' }
  await gateway.refund(refund)
  await gateway.refund(refund)
  expect(refunds).toEqual([{ payment_intent: 'pi_1', amount: 3600 }])
})

async function webhook(onCharge: ChargeListener) {
  const standIn = await stripe()
  const server = express()
    .use(standIn.gateway.router?.({ onCharge }) ?? express.Router())
    .listen(0)
  onTestFinished(() => void server.close())
  const post = async ({ payload, signature }: { payload: string; signature: string }) =>
    (
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      })
    ).status
  return { ...standIn, post }
}

const paid = { id: 'pi_1', metadata: { tenantId: 'pier', key: 'uuid.1' } }

test('a payment that Stripe tells of is passed on with its key', async () => {
  const charges: unknown[] = []
  const { event, post } = await webhook(async charge => {
    charges.push(charge)
    return 'done'
  })
  expect(await post(event('payment_intent.succeeded', paid))).toBe(200)
  expect(charges).toEqual([{ tenantId: 'pier', idempotencyKey: 'uuid.1' }])
  expect(await post(event('charge.updated', paid))).toBe(200)
  expect(await post(event('payment_intent.succeeded', { id: 'pi_2', metadata: {} }))).toBe(200)
  expect(charges).toHaveLength(1)
})

test('what is not signed by Stripe, or was changed on the way, is not believed', async () => {
  const charges: unknown[] = []
  const { event, post } = await webhook(async charge => {
    charges.push(charge)
    return 'done'
  })
  const good = event('payment_intent.succeeded', paid)
  expect(await post(event('payment_intent.succeeded', paid, 'whsec_other'))).toBe(400)
  expect(await post({ ...good, payload: good.payload.replace('pier', 'quay') })).toBe(400)
  expect(await post({ ...good, signature: '' })).toBe(400)
  expect(charges).toEqual([])
})

test('an attempt that is still in hand is told of again, and a failure of ours as well', async () => {
  const busy = await webhook(async () => 'busy')
  expect(await busy.post(busy.event('payment_intent.succeeded', paid))).toBe(503)
  const broken = await webhook(async () => Promise.reject(new Error('no database')))
  expect(await broken.post(broken.event('payment_intent.succeeded', paid))).toBe(503)
})

import { expect, onTestFinished, test } from 'vitest'
import { openStripeStandIn } from '#tests/builders/stripe-stand-in.ts'

const billing = {
  name: 'Ada',
  email: 'ada@example.com',
  zip: '',
  address1: '',
  city: '',
  state: '',
  country: 'US',
}
const binding = {
  tenantId: 'pier',
  requestUuid: 'uuid',
  amount: 3600,
  currency: 'USD',
  paymentToken: 'pm_visa',
}
const request = { ...binding, idempotencyKey: 'uuid.1', description: 'Pier', billing }

async function stripe() {
  const standIn = await openStripeStandIn()
  onTestFinished(standIn.close)
  const { secure } = standIn.gateway
  if (!secure) throw new Error('Stripe can check cards')
  const open = (about: Partial<typeof binding> = {}) => secure.open({ ...binding, ...about, billing })

  return { ...standIn, secure, open }
}

test('a card the bank is content with is held, and taken with the order', async () => {
  const { open, secure, gateway, intents, calls } = await stripe()
  expect(await open()).toEqual({ outcome: 'confirmed', sessionId: 'pi_1' })
  expect(intents()).toMatchObject([{ status: 'requires_capture', amount_received: 0 }])
  expect(await secure.check('pi_1', binding)).toBe('confirmed')
  const charged = await gateway.charge({ ...request, secureSessionId: 'pi_1' })
  expect(charged).toMatchObject({ outcome: 'charged', charge: { chargeId: 'pi_1', amount: 3600 } })
  expect(intents()).toMatchObject([{ status: 'succeeded', metadata: { tenantId: 'pier', key: 'uuid.1' } }])
  expect(calls.map(({ path }) => path).at(-1)).toBe('/v1/payment_intents/pi_1/capture')
})

test('where the bank asks Stripe’s script is given the secret, and only a yes confirms', async () => {
  const { open, secure, answer } = await stripe()
  const asks = { paymentToken: 'pm_asks' }
  const session = await open(asks)
  expect(session).toEqual({
    outcome: 'challenge',
    sessionId: 'pi_1',
    challenge: { kind: 'script', gateway: 'stripe', settings: { clientSecret: 'pi_1_secret' } },
  })
  expect(await secure.check('pi_1', { ...binding, ...asks })).toBe('open')
  expect(await open(asks)).toEqual(session)
  answer('pi_1', true)
  expect(await secure.check('pi_1', { ...binding, ...asks })).toBe('confirmed')
})

test('after a no the next press asks anew', async () => {
  const { open, secure, answer } = await stripe()
  const asks = { paymentToken: 'pm_asks' }
  await open(asks)
  answer('pi_1', false)
  expect(await secure.check('pi_1', { ...binding, ...asks })).toBe('refused')
  expect(await open(asks)).toMatchObject({ outcome: 'challenge', sessionId: 'pi_2' })
})

test('an intent is good for its venue, attempt, amount and card alone', async () => {
  const { open, secure } = await stripe()
  await open()
  const others = [
    { tenantId: 'annex' },
    { requestUuid: 'other' },
    { amount: 3599 },
    { paymentToken: 'pm_other' },
  ]
  for (const other of others) expect(await secure.check('pi_1', { ...binding, ...other })).toBe('unknown')
  expect(await secure.check('../refunds', binding)).toBe('unknown')
})

test('a declined card is declined before the order is placed', async () => {
  const { open } = await stripe()
  expect(await open({ paymentToken: 'pm_expired_card' })).toEqual({ outcome: 'declined', code: '6105' })
})

test('with nothing to pay now the card is set up for later', async () => {
  const { open, secure, calls } = await stripe()
  expect(await open({ amount: 0 })).toEqual({ outcome: 'confirmed', sessionId: 'seti_1' })
  expect(await secure.check('seti_1', { ...binding, amount: 0 })).toBe('confirmed')
  expect(calls[0]).toMatchObject({ path: '/v1/setup_intents', params: { usage: 'off_session' } })
})

test('a card that renews something becomes a customer’s, and its check keeps it', async () => {
  const { secure, gateway, calls } = await stripe()
  await secure.open({ ...binding, billing, keepsCard: true })
  expect(calls.map(({ path }) => path)).toEqual([
    '/v1/customers',
    '/v1/payment_intents',
    '/v1/payment_intents/pi_1',
  ])
  expect(calls[1]?.params).toMatchObject({ customer: 'cus_1', setup_future_usage: 'off_session' })
  const charged = await gateway.charge({ ...request, keepsCard: true, secureSessionId: 'pi_1' })
  expect(charged).toMatchObject({ charge: { savedCard: 'cus_1/pm_visa' } })
})

test('a kept card is checked as its customer’s', async () => {
  const { open, calls } = await stripe()
  await open({ paymentToken: 'cus_7/pm_visa' })
  expect(calls[0]?.params).toMatchObject({ customer: 'cus_7', payment_method: 'pm_visa' })
})

test('a lost capture is found again under its session, and what was never taken is given up', async () => {
  const { open, gateway, intents } = await stripe()
  await open()
  const tried = {
    tenantId: 'pier',
    idempotencyKey: 'uuid.1',
    amount: 3600,
    currency: 'USD',
    secureSessionId: 'pi_1',
  }
  await gateway.charge({ ...request, secureSessionId: 'pi_1' })
  expect(await gateway.settle(tried)).toMatchObject({ chargeId: 'pi_1', amount: 3600 })
  await open({ requestUuid: 'second' })
  expect(await gateway.settle({ ...tried, idempotencyKey: 'second.1', secureSessionId: 'pi_2' })).toBeNull()
  expect(intents().map(({ status }) => status)).toEqual(['succeeded', 'canceled'])
})

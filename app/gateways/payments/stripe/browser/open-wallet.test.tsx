import { afterEach, expect, test, vi } from 'vitest'
import type { WalletHost } from '../../card-entry/card-entry.ts'
import { openStripeWallet } from './open-wallet.ts'
import type { WalletConfirmation } from './stripe-script.ts'

type Listener = (event?: object) => void

const METHOD = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 } }
const BILLING = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 831 555 0142',
  address: { country: 'US', postal_code: '93940', line1: '12 Harbor St', city: 'Monterey', state: 'CA' },
}

/** Stripe's script as far as wallets use it: what it was asked for, and its listeners. */
function standIn({ refuses = false } = {}) {
  const listeners: Record<string, Listener> = {}
  const calls: Record<string, object> = {}
  const element = {
    mount: vi.fn(),
    destroy: vi.fn(),
    focus: vi.fn(),
    on: (event: string, then: Listener) => {
      listeners[event] = then
    },
  }
  const client = {
    elements: (options: object) => {
      calls.payment = options
      const create = (kind: string, given: object) => {
        calls[kind] = given
        return element
      }
      return { create, submit: async () => (refuses ? { error: {} } : {}) }
    },
    createPaymentMethod: async () => ({ paymentMethod: METHOD }),
  }
  vi.stubGlobal('Stripe', () => client)
  return { calls, listeners, element }
}

const hostWith = (about: Partial<WalletHost> = {}): WalletHost => ({
  place: document.createElement('div'),
  amount: 7390,
  keepsCard: false,
  currency: 'USD',
  language: 'en-US',
  needs: { phone: false, address: false },
  onMissing: vi.fn(),
  onBegin: vi.fn(),
  onPaid: vi.fn(),
  ...about,
})

afterEach(() => void vi.unstubAllGlobals())

test('the buttons stand at their place for the sum, and go when they are closed', async () => {
  const { calls, element } = standIn()
  const host = hostWith()
  const buttons = await openStripeWallet('pk', host)
  expect(calls.payment).toMatchObject({ mode: 'payment', amount: 7390, currency: 'usd' })
  expect(element.mount).toHaveBeenCalledWith(host.place)
  buttons.close()
  expect(element.destroy).toHaveBeenCalledOnce()
})

test.each([
  [7390, { mode: 'payment', amount: 7390, setupFutureUsage: 'off_session' }],
  [0, { mode: 'setup', setupFutureUsage: 'off_session' }],
])('a card that is kept for renewals is asked for as one: %i cents now', async (amount, payment) => {
  const { calls } = standIn()
  await openStripeWallet('pk', hostWith({ amount, keepsCard: true }))
  expect(calls.payment).toMatchObject(payment)
  await openStripeWallet('pk', hostWith())
  expect(calls.payment).not.toHaveProperty('setupFutureUsage')
})

test.each([
  ['none', {}, 1],
  ['one that it may not use', { applePay: false }, 1],
  ['one', { applePay: false, googlePay: true }, 0],
])('a browser with %s of the wallets', async (_, availablePaymentMethods, missing) => {
  const { listeners } = standIn()
  const host = hostWith()
  await openStripeWallet('pk', host)
  listeners.ready?.({ availablePaymentMethods })
  expect(host.onMissing).toHaveBeenCalledTimes(missing)
})

test.each([
  [{ phone: false, address: false }, {}],
  [{ phone: true, address: false }, { phoneNumber: BILLING.phone }],
  [
    { phone: false, address: true },
    { streetAddress1: '12 Harbor St', streetAddress2: '', city: 'Monterey', state: 'CA' },
  ],
])('what the page needs (%j) is asked for and told, and no more', async (needs, details) => {
  const { calls, listeners } = standIn()
  const host = hostWith({ needs })
  await openStripeWallet('pk', host)
  expect(calls.expressCheckout).toMatchObject({ phoneNumberRequired: needs.phone })
  listeners.confirm?.({ billingDetails: BILLING, paymentFailed: vi.fn() } satisfies WalletConfirmation)
  await vi.waitFor(() => expect(host.onPaid).toHaveBeenCalledOnce())
  const payer = { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US', zip: '93940', ...details }
  expect(host.onPaid).toHaveBeenCalledWith({ card: expect.objectContaining({ token: 'pm_1' }), payer })
})

test('a button that is pressed says so, and the wallet opens', async () => {
  const { listeners } = standIn()
  const host = hostWith()
  const resolve = vi.fn()
  await openStripeWallet('pk', host)
  expect(host.onBegin).not.toHaveBeenCalled()
  listeners.click?.({ resolve })
  expect(host.onBegin).toHaveBeenCalledOnce()
  expect(resolve).toHaveBeenCalledOnce()
})

test('a payment that could not be made is told to the wallet, and nothing is paid', async () => {
  const { listeners } = standIn({ refuses: true })
  const host = hostWith()
  const paymentFailed = vi.fn()
  await openStripeWallet('pk', host)
  listeners.confirm?.({ paymentFailed })
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' }))
  expect(host.onPaid).not.toHaveBeenCalled()
})

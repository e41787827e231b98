import { redirect } from '@remix-run/node'
import { expect, test } from 'vitest'
import { readIntent } from './intent.ts'
import { toWallet, WALLET_INTENT } from './to-wallet.ts'

const pressed = (intent: string) => {
  const form = new FormData()
  form.set('intent', intent)
  return form
}

test.each([
  ['/checkout/pier/process', WALLET_INTENT, '/checkout/pier/process?pay=wallet'],
  [
    '/checkout/pier/process?date=2026-11-21',
    WALLET_INTENT,
    '/checkout/pier/process?date=2026-11-21&pay=wallet',
  ],
  ['/checkout/pier/process', 'checkout', '/checkout/pier/process'],
  ['/orders/pier/forms', WALLET_INTENT, '/orders/pier/forms'],
])('an order that leads to %s by %s goes to %s', (location, intent, target) => {
  expect(toWallet(redirect(location), pressed(intent)).headers.get('Location')).toBe(target)
})

test('a refusal stays a refusal, and the wallet places the order as the button beside it does', () => {
  const refusal = { data: 'refused' }
  expect(toWallet(refusal, pressed(WALLET_INTENT))).toBe(refusal)
  expect(readIntent(WALLET_INTENT)).toEqual({ name: 'checkout' })
})

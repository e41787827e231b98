import { expect, test } from 'vitest'
import { hasWallet } from './has-wallet.ts'

const apple = (isSetUp: boolean) => ({ canMakePayments: () => isSetUp })

test.each([
  ['Safari with Apple Pay', { ApplePaySession: apple(true), PaymentRequest: class {} }, true],
  ['Safari without it', { ApplePaySession: apple(false), PaymentRequest: class {} }, false],
  ['a browser that knows payment requests', { PaymentRequest: class {} }, true],
  ['one that does not', {}, false],
])('%s', (_, browser, expected) => {
  expect(hasWallet(browser)).toBe(expected)
})

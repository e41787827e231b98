import { expect, test } from 'vitest'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { atPayment, isWalletStep } from '#app/rules/checkout/wallet-step.ts'

const PLAIN: StepName[] = ['ticketDelivery', 'payment', 'review']
const MEMBERS: StepName[] = ['ticketDelivery', 'memberInfo', 'payment', 'review']

test.each<[string, StepName[], StepName, boolean]>([
  ['the delivery of tickets', PLAIN, 'ticketDelivery', true],
  ['the delivery, before people are named', MEMBERS, 'ticketDelivery', false],
  ['who memberships are for', MEMBERS, 'memberInfo', false],
  ['the payment, after the delivery', PLAIN, 'payment', true],
  ['the payment', MEMBERS, 'payment', true],
  ['the review', PLAIN, 'review', false],
])('a wallet at %s', (_, steps, open, expected) => {
  expect(isWalletStep({ steps, open })).toBe(expected)
})

test('an order that a wallet pays goes on at the payment', () => {
  expect(atPayment({ steps: PLAIN, done: [], open: 'ticketDelivery' })).toEqual({
    steps: PLAIN,
    done: ['ticketDelivery'],
    open: 'payment',
  })
})

import { expect, test } from 'vitest'
import { type PlacingFacts, placingRefusals } from '#app/rules/checkout/may-place.ts'

const refusals = (changes: Partial<PlacingFacts>) =>
  placingRefusals({
    total: 5000,
    isProcessing: false,
    hasErrors: false,
    fixDescription: null,
    security: 'captcha',
    captcha: { hasError: false, isDone: true },
    ...changes,
  })

test('an order with nothing against it is placed', () => {
  expect(refusals({})).toEqual([])
})

test('[CHK-111] a total below zero is not placed, zero is', () => {
  expect(refusals({ total: -1 })).toEqual(['negative-total'])
  expect(refusals({ total: 0 })).toEqual([])
})

test('[CHK-112] an order to be fixed first is not placed', () => {
  expect(refusals({ fixDescription: 'Please edit your order.' })).toEqual(['fix-needed'])
})

test('[CHK-113] an order with a captcha error is not placed', () => {
  expect(refusals({ captcha: { hasError: true, isDone: true } })).toEqual(['captcha-error'])
})

test('[CHK-114] an order is not placed while the captcha is shown and not done', () => {
  const captcha = { hasError: false, isDone: false }

  expect(refusals({ captcha })).toEqual(['captcha-missing'])
  expect(refusals({ captcha, security: '3ds' })).toEqual([])
})

test('an order is not placed twice or with errors', () => {
  expect(refusals({ isProcessing: true, hasErrors: true })).toEqual(['processing', 'invalid'])
})

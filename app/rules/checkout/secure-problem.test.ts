import { expect, test } from 'vitest'
import { secureMessage } from '#app/rules/checkout/secure-problem.ts'
import { said } from '#tests/builders/said.ts'

test('(CHK-292) without a network the connection is to be checked', () => {
  expect(said(secureMessage.NETWORK_ERROR)).toBe('Please check your network connection.')
})

test.each(['TIMEOUT_ERROR', 'DDC_PROFILE_FAILED', 'DDC_TIMEOUT'] as const)(
  '(CHK-293) %s took too long',
  error => {
    expect(said(secureMessage[error])).toBe(
      'Secure checkout took too long. Please check your network connection and try again.',
    )
  },
)

test('(CHK-294) an unanswered question of the bank is told as such', () => {
  expect(said(secureMessage.STEPUP_TIMEOUT)).toBe(
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  )
})

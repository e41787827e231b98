import { expect, test } from 'vitest'
import { CHALLENGE_SIZE, secureMessage, secureProblem } from '#app/rules/checkout/secure-problem.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

test('[CHK-292] without a network the connection is to be checked', () => {
  expect(defaultWords(secureMessage.NETWORK_ERROR)).toBe('Please check your network connection.')
})

test.each(['TIMEOUT_ERROR', 'DDC_PROFILE_FAILED', 'DDC_TIMEOUT'] as const)(
  '[CHK-293] %s took too long',
  error => {
    expect(defaultWords(secureMessage[error])).toBe(
      'Secure checkout took too long. Please check your network connection and try again.',
    )
  },
)

test('[CHK-294] an unanswered question of the bank is told as such', () => {
  expect(defaultWords(secureMessage.STEPUP_TIMEOUT)).toBe(
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  )
})

test('only codes of the bank’s check say something of it', () => {
  expect(secureProblem('NETWORK_ERROR')).toBe(secureMessage.NETWORK_ERROR)
  expect(secureProblem('SECURE_SESSION_REQUIRED')).toEqual({ text: 'error-secure-again' })
  expect(['6108', 'toString', undefined].map(code => secureProblem(code))).toEqual([null, null, null])
})

test('[CHK-308] the window of the bank is 400 pixels high and 320 wide', () => {
  expect(CHALLENGE_SIZE).toEqual({ height: 400, width: 320 })
})

import { expect, test } from 'vitest'
import { codeMessage, errorOfCode, markedFields, PAYMENT_CODES } from '#app/rules/checkout/payment-codes.ts'
import { SECURE_ERRORS, secureMessage } from '#app/rules/checkout/secure-problem.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { apiErrors } from './errors.ts'

/** Section 8 of the checkout text, as it is printed. */
const CATALOGUE =
  '6100 6101 6102 6103 6104 6105 6106 6107 6113 6108 6109 6110 5082 5083 5084 5085 5086 9049 5157 20152'.split(
    ' ',
  )

test('the catalogue has every code of the text and no other', () => {
  expect([...PAYMENT_CODES].sort()).toEqual([...CATALOGUE].sort())
})

test.each(CATALOGUE as typeof PAYMENT_CODES)(
  '%s has a name, a status, the fields it marks, and one wording',
  code => {
    expect(markedFields[errorOfCode[code]]).toBeDefined()
    expect(apiErrors[code]).toEqual({
      status: expect.any(Number),
      text: defaultWords(codeMessage(code, undefined)),
    })
    expect(Math.floor(apiErrors[code].status / 100)).toBe(4)
  },
)

test.each(SECURE_ERRORS)('%s says the same to programs as to visitors', name => {
  expect(apiErrors[name]).toEqual({ status: 424, text: defaultWords(secureMessage[name]) })
})

test('every refusal has a status of its kind and a sentence for people', () => {
  for (const { status, text } of Object.values(apiErrors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThanOrEqual(500)
    expect(text).toMatch(/^[A-Z].+ .+/)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorStringText, serverText } from '#app/rules/checkout/server-message.ts'

test.each([
  ['CARD_DECLINED: Bank says: no', 'Bank says: no'],
  ['6108:The card was declined.', 'The card was declined.'],
  ['No colon here', 'No colon here'],
  ['CODE:', null],
  ['', null],
  [undefined, null],
])('[CHK-282] the message %j says %j', (message, text) => {
  expect(serverText(message)).toBe(text)
})

test('[CHK-282] what follows CODE: is shown unchanged but for spaces around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(serverText(`CODE: ${text}`)).toBe(text.trim() || null)
    }),
  )
})

test.each([
  ['{"message":"AUTH_12: Wrong: try again"}', 'Wrong: try again'],
  ['{"message":"AUTH_12: Unknown email"}', 'Unknown email'],
])('(MEM-268) the error string %s says %j', (error, text) => {
  expect(errorStringText(error)).toBe(text)
})

test.each([
  ['{"message":"Wrong password"}', 'Wrong password'],
  ['Wrong password', 'Wrong password'],
  ['<html><body>502</body></html>', null],
  ['{"message":12}', null],
  ['{"error":', null],
  ['null', null],
  ['"text"', null],
  ['', null],
  [undefined, null],
])('(MEM-269) the error string %j is shown as %j, null being the general text', (error, text) => {
  expect(errorStringText(error)).toBe(text)
})

test('(MEM-269) no error string is a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), error => {
      expect(['string', 'object']).toContain(typeof errorStringText(error))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverText } from '#app/rules/checkout/server-message.ts'

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

import { expect, test } from 'vitest'
import { consentKey, readConsent } from '#app/rules/analytics/consent.ts'

test.each([
  ['granted', 'granted'],
  ['refused', 'refused'],
  [null, 'unasked'],
  ['', 'unasked'],
  ['true', 'unasked'],
  ['{"consent":"granted"}', 'unasked'],
])('%s in storage is %s', (stored, consent) => {
  expect(readConsent(stored)).toBe(consent)
})

test('each venue asks for itself', () => {
  expect(consentKey('harborlight')).not.toBe(consentKey('fernwood'))
})

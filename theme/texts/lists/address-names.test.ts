import { expect, test } from 'vitest'
import { codeInSentence, inWordsOf, REGION_IN_SENTENCE } from './address-names.ts'

const CODE_NAME = codeInSentence('zip/postal code')
const CODE = `The ${codeInSentence('zip/postal code')} does not match this card.`

test.each([
  [CODE, 'postcode', 'The postcode does not match this card.'],
  [CODE, 'eircode', 'The Eircode does not match this card.'],
  [CODE, 'zip', 'The zip/postal code does not match this card.'],
  [CODE, undefined, 'The zip/postal code does not match this card.'],
  [`A ${REGION_IN_SENTENCE}`, 'county', 'A county'],
  [`A ${REGION_IN_SENTENCE}`, 'province', 'A province'],
  [`A ${REGION_IN_SENTENCE}`, 'state', 'A state'],
  ['{count} seats', 'postcode', '{count} seats'],
  [`${CODE_NAME}, like {example}`, 'postcode', 'postcode, like SW1A 1AA'],
])('%s is, in a country with a %s, “%s”', (message, name, words) => {
  expect(inWordsOf(message, name ? { name, example: 'SW1A 1AA' } : undefined)).toBe(words)
})

import { expect, test } from 'vitest'
import { holdAmount } from './hold-amount.ts'

test.each([
  ['Join as Duo, save $14.50 today', '$14.50', 'Join as Duo, save~$14.50~today'],
  ['Switch to Pier to Reef, save $11.84', '$11.84', 'Switch to Pier to Reef, save~$11.84'],
  ['Save: nothing', '$1', 'Save: nothing'],
])('%s holds %s together with its words', (sentence, amount, held) => {
  expect(holdAmount(sentence, amount).replaceAll('\u00a0', '~')).toBe(held)
})

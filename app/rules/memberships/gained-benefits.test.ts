import { expect, test } from 'vitest'
import { gainedBenefits } from './gained-benefits.ts'

test.each([
  [
    'a level with more',
    ['Entry', 'Party', 'Shop', 'Tour'],
    ['Shop', 'Entry'],
    ['Party', 'Tour'],
    ['Entry', 'Shop'],
  ],
  ['a level with other benefits', ['Tour'], ['Entry'], ['Tour'], []],
  ['the same benefits', ['Entry'], ['Entry'], [], ['Entry']],
  ['a level without any', [], ['Entry'], [], []],
])('%s', (_, benefits, held, gained, kept) => {
  expect(gainedBenefits(benefits, held)).toEqual({ gained, kept })
})

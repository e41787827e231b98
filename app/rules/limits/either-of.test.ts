import { expect, test } from 'vitest'
import { eitherOf } from './either-of.ts'

const named = (...names: string[]) => names.map(name => ({ name }))

test.each([
  { names: [], locale: 'en-US', words: null },
  { names: [''], locale: 'en-US', words: null },
  { names: ['A Day', ''], locale: 'en-US', words: 'A Day' },
  { names: ['A Day', 'A Week'], locale: 'en-US', words: 'A Day or A Week' },
  { names: ['Ein Tag', 'Eine Woche'], locale: 'de-DE', words: 'Ein Tag oder Eine Woche' },
])('what must be ordered too, $names, is called $words in $locale', ({ names, locale, words }) => {
  expect(eitherOf(named(...names), locale)).toBe(words)
})

import { expect, test } from 'vitest'
import { ratingText } from '#app/rules/events/rating-text.ts'

const cases = [
  { why: 'one decimal', average: 4.4571, locale: 'en-US', words: '4.5' },
  { why: 'a whole rating keeps its decimal', average: 5, locale: 'en-US', words: '5.0' },
  { why: 'English where no locale is told', average: 3, locale: undefined, words: '3.0' },
  { why: 'the decimal comma of the locale', average: 4.25, locale: 'de-DE', words: '4,3' },
  { why: 'the digits of the locale', average: 4.5, locale: 'ar-EG', words: '٤٫٥' },
]

test.each(cases)('$why', ({ average, locale, words }) => {
  expect(ratingText(average, locale)).toBe(words)
})

import { expect, test } from 'vitest'
import { inDirection, isolateWords, textDirection } from '#theme/texts/runtime/text-direction.ts'

test.each([
  ['en-US', 'ltr'],
  ['ja-JP', 'ltr'],
  ['tr', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction)
})

test('a number is kept together where words run leftwards, and left alone elsewhere', () => {
  expect(isolateWords('+20 2 55', { locale: 'ar-EG', direction: 'ltr' })).toBe('\u2066+20 2 55\u2069')
  expect(isolateWords('Night Tour', { locale: 'he-IL' })).toBe('\u2068Night Tour\u2069')
  expect(isolateWords('+20 2 55', { locale: 'en-US', direction: 'ltr' })).toBe('+20 2 55')
  expect(isolateWords('', { locale: 'ar-EG' })).toBe('')
})

test('a line runs as its locale does, whatever it begins with', () => {
  expect(inDirection('Oasis · 55', 'ar-EG')).toBe('\u200fOasis · 55')
  expect(inDirection('Oasis · 55', 'en-GB')).toBe('Oasis · 55')
  expect(inDirection('', 'ar-EG')).toBe('')
})

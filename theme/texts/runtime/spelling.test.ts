import { expect, test } from 'vitest'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { spelledFor } from '#theme/texts/runtime/spelling.ts'

test.each([
  ['en-GB', 'This membership was canceled.', 'This membership was cancelled.'],
  ['en-AU', 'Honoree first name', 'Honouree first name'],
  ['en-GB', 'in honor of, honorably', 'in honour of, honorably'],
  ['en-US', 'canceled', 'canceled'],
  ['en', 'canceled', 'canceled'],
  ['de', 'canceled', 'canceled'],
])('in %s %j reads %j', (locale, message, expected) => {
  expect(spelledFor(locale, message)).toBe(expected)
})

test('our defaults are spelled as in the US: nothing is cancelled there', () => {
  const british = textReferences.filter(reference => /\bcancell(?:ed|ing)\b/i.test(textOf(reference).message))
  expect(british).toEqual([])
})

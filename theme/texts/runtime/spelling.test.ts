import { expect, test } from 'vitest'
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

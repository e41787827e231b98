import { expect, test } from 'vitest'
import { alternatesOf } from './language-links.ts'

test('the plain address is that of the main language, the others name theirs', () => {
  expect(alternatesOf('/events/pier/detail/reef?comboId=duo', ['en-US', 'de-DE', 'ar'])).toEqual([
    { tag: 'en-US', path: '/events/pier/detail/reef?comboId=duo' },
    { tag: 'de-DE', path: '/events/pier/detail/reef?comboId=duo&lang=de-DE' },
    { tag: 'ar', path: '/events/pier/detail/reef?comboId=duo&lang=ar' },
  ])
})

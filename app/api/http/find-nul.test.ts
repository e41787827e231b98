import { expect, test } from 'vitest'
import { findNul } from './find-nul.ts'

test.each([
  [{ query: { email: 'a\0b' } }, 'query.email'],
  [{ body: { list: ['x', { y: '\0' }] } }, 'body.list.1.y'],
  [{ body: { 'k\0': 1 } }, 'body'],
  [{ query: { email: 'a b' }, body: null, params: undefined }, null],
  ['\0', ''],
  [7, null],
])('%j holds it at %j', (value, place) => {
  expect(findNul(value)).toBe(place)
})

import { expect, test } from 'vitest'
import { findBrokenText } from './find-broken-text.ts'

test.each([
  [{ query: { email: 'a\0b' } }, 'query.email'],
  [{ body: { list: ['x', { y: '\0' }] } }, 'body.list.1.y'],
  [{ body: { 'k\0': 1 } }, 'body'],
  [{ query: { email: 'a b' }, body: null, params: undefined }, null],
  ['\0', ''],
  [{ body: { name: 'half \ud83c' } }, 'body.name'],
  [{ body: { 'k\udf9f': 1 } }, 'body'],
  [{ body: { name: 'whole \ud83c\udf9f' } }, null],
  [7, null],
])('%j holds it at %j', (value, place) => {
  expect(findBrokenText(value)).toBe(place)
})

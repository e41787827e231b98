import { expect, test } from 'vitest'
import { EMBED_HOST, frameAncestors } from './embed-hosts.ts'

test.each([
  ['https://museum.example', true],
  ['https://www.museum.example:8443', true],
  ['http://localhost:4999', true],
  ['http://127.0.0.1', true],
  ['http://museum.example', false],
  ['https://*.museum.example', false],
  ['https://museum.example/', false],
  ['https://museum.example;script-src *', false],
  ["'self'", false],
  ['*', false],
  ['https://museum', false],
])('%s may hold frames of ours: %s', (host, may) => {
  expect(EMBED_HOST.test(host)).toBe(may)
})

test('a policy names those hosts and nothing else, and nobody without any', () => {
  expect(frameAncestors(['https://a.example', '*', 'https://b.example'])).toBe(
    'https://a.example https://b.example',
  )
  expect(frameAncestors([])).toBe("'none'")
  expect(frameAncestors(['*'])).toBe("'none'")
})

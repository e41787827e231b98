import { expect, test } from 'vitest'
import { isPublicSite } from './public-site.ts'

test.each([
  ['https://millrace.org/', true],
  ['http://shop.millrace.example:8080/visit', true],
  ['http://127.0.0.1:8080/', false],
  ['http://[::1]/', false],
  ['http://staging/', false],
  ['https://site.staging.internal/', false],
  ['https://www.example.com/', false],
  ['ftp://millrace.org/', false],
  ['millrace', false],
])('visitors reach a site at %s: %s', (href, isReached) => {
  expect(isPublicSite(href)).toBe(isReached)
})

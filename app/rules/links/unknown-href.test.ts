import { expect, test } from 'vitest'
import { unknownHref } from './unknown-href.ts'

test.each([
  ['/nowhere', '/'],
  ['/events', '/'],
  ['/events/', '/'],
  ['/wp-admin/setup.php', '/'],
  ['/events/harborlight', '/events/harborlight/list'],
  ['/orders/harborlight/', '/events/harborlight/list'],
  ['/legal/harborlight/nowhere', '/events/harborlight/missing'],
  ['/events/harborlight/detail/a/b', '/events/harborlight/missing'],
  ['/events/harborlight/%', '/events/harborlight/missing'],
  ['/events/a%2fb/nowhere', '/'],
  ['/events//evil.example', '/'],
])('%s leads to %s', (pathname, href) => {
  expect(unknownHref(pathname)).toBe(href)
})

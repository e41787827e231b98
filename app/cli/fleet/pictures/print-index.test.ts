import { expect, test } from 'vitest'
import { printIndex } from './print-index.ts'

test('the index shows each venue before and after at both widths, with what changes in words', () => {
  const page = printIndex([
    { tenantId: 'pier', name: 'Pier & <Sons>', report: 'pier: 1 variable and 0 texts change\n  a → "b"' },
    { tenantId: 'quay', name: 'Quay', report: '' },
  ])
  const sources = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)
  expect(sources).toEqual([
    'pier-390-before.png',
    'pier-390-after.png',
    'pier-1280-before.png',
    'pier-1280-after.png',
    'quay-390-before.png',
    'quay-390-after.png',
    'quay-1280-before.png',
    'quay-1280-after.png',
  ])
  expect(page).toContain('<h2>Pier &#38; &#60;Sons&#62;</h2>')
  expect(page).toContain('a → &#34;b&#34;')
})

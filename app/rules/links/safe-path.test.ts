import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from '#app/rules/links/safe-path.ts'

const fallback = '/events/harborlight/list'

test.each(['/orders/harborlight/tickets?date=2026-11-20', '/', '/a#b', '/a?next=https://x.example'])(
  '%s is a place of this site',
  ref => {
    expect(safePath(ref, fallback)).toBe(ref)
  },
)

test.each([
  'https://x.example',
  '//x.example',
  '/\\x.example',
  '/a\\b',
  '\\\\x.example',
  'javascript:alert(1)',
  'events/list',
  '',
  '/\t/x.example',
  '/\n/x.example',
  ' /a',
  '/a b',
  '/a\u007f',
  '/a\u001f',
  null,
  undefined,
])('%j is refused', ref => {
  expect(safePath(ref, fallback)).toBe(fallback)
})

test('no reference leads to another site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    'x.example',
    'https:',
    '\t',
    '\n',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '.',
    ' ',
  )

  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), parts => {
      const target = new URL(safePath(parts.join(''), fallback), 'https://venue.example')

      expect(target.origin).toBe('https://venue.example')
    }),
  )
})

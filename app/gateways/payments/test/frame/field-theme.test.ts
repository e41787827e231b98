import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customProperties, knownFonts } from './field-theme.ts'

test('values of the right kind are worn', () => {
  const fieldTheme = {
    background: 'rgb(255, 255, 255)',
    border: 'oklch(0.4 0.1 240 / 0.5)',
    radius: '12.5px',
    face: '"Figtree", "Figtree Arial", sans-serif',
    weight: '650',
    scheme: 'dark',
  }
  expect(Object.fromEntries(customProperties(fieldTheme))).toEqual({
    '--background': 'rgb(255, 255, 255)',
    '--border': 'oklch(0.4 0.1 240 / 0.5)',
    '--radius': '12.5px',
    '--face': '"Figtree", "Figtree Arial", sans-serif',
    '--weight': '650',
    '--scheme': 'dark',
  })
})

test.each([
  { background: 'url(https://evil.test/x)' },
  { background: 'red; background-image: url(//evil.test)' },
  { text: 'var(--border)' },
  { radius: '1e9px' },
  { radius: 'calc(1px + 2px)' },
  { height: '4000px' },
  { face: 'x; } body { display: none' },
  { face: 'url(x)' },
  { weight: '400; color: red' },
  { scheme: 'only light' },
  { unknown: 'red' },
])('anything else is not: %o', fieldTheme => {
  expect(customProperties(fieldTheme)).toEqual([])
})

test('whatever is said, nothing that ends a declaration or asks a server is worn', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('url(', '};', 'image-set(').chain(part => fc.string().map(rest => part + rest)),
  )
  fc.assert(
    fc.property(value, sample => {
      for (const [, worn] of customProperties({ background: sample, face: sample, radius: sample }))
        expect(worn).not.toMatch(/[;{}\\]|url\(/)
    }),
  )
})

test('faces come from this origin only', () => {
  const font = { family: 'Figtree', weight: '300 900', range: 'U+0000-00FF, U+0131' }
  const known = { ...font, path: '/fonts/figtree/files/figtree-latin-wght-normal.woff2' }
  const paths = [
    'https://evil.test/x.woff2',
    '//evil.test/fonts/a/files/b.woff2',
    '/fonts/../secret',
    '/gateway/test/tokens',
  ]
  expect(knownFonts([known, ...paths.map(path => ({ ...font, path }))])).toEqual([known])
})

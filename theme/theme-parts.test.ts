import { expect, test } from 'vitest'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { parseThemeDocument } from '#theme/read-document.ts'
import { changedParts, type ThemePart } from '#theme/theme-parts.ts'

const changes: [change: object, parts: ThemePart[]][] = [
  [{}, []],
  [{ texts: { 'header-menu': 'Browse' } }, ['words']],
  [{ textSets: { school: { 'header-menu': 'Browse' } } }, ['words']],
  [{ emailTexts: { 'mail-order-subject': 'Your order' } }, ['words']],
  [{ texts: { 'cart-of-tomorrow': 'x' } }, ['words']],
  [{ variables: { 'color-brand': '#aa0000' } }, ['look']],
  [{ variables: { 'color-of-tomorrow': 1 } }, ['look']],
  [{ preset: 'botanic' }, ['look']],
  [{ links: [{ key: 'logo', href: '/' }] }, ['links']],
  [{ logo: { src: '/pictures/mark.svg' } }, ['logo']],
  [{ campaign: 'spring' }, ['other']],
  [{ campaign: 'spring', preset: 'botanic', texts: { 'header-menu': 'Browse' } }, ['words', 'look', 'other']],
]
test.each(changes)('%j changes %j, there and back', (change, parts) => {
  const parsed = parseThemeDocument(change)
  const document = parsed.ok ? parsed.document : emptyThemeDocument
  expect(parsed.ok).toBe(true)
  expect(changedParts(emptyThemeDocument, document)).toEqual(parts)
  expect(changedParts(document, emptyThemeDocument)).toEqual(parts)
})

test('the order of keys is no change', () => {
  const document = (variables: object) => ({ ...emptyThemeDocument, variables }) as ThemeDocument
  expect(
    changedParts(
      document({ 'color-brand': '#aa0000', 'shape-radius': '4px' }),
      document({ 'shape-radius': '4px', 'color-brand': '#aa0000' }),
    ),
  ).toEqual([])
})

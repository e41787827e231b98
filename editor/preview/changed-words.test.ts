import { expect, test } from 'vitest'
import { changedWords } from '#editor/preview/changed-words.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const worded = (texts: ThemeDocument['texts']): ThemeDocument => ({ ...emptyThemeDocument, texts })

test('only texts that differ are said, as parsed messages', () => {
  const before = worded({ 'events-page-heading': 'What is on', 'cart-total': 'Total' })
  const after = worded({
    'events-page-heading': 'Tonight',
    'cart-total': 'Total',
    'header-cart-count': '{count} things',
  })
  expect([...changedWords(before, after, null)]).toEqual([
    ['events-page-heading', 'Tonight'],
    ['header-cart-count', [{ arg: 'count' }, ' things']],
  ])
})

test('a text that was put back, and one that is broken, are said as their default', () => {
  const words = changedWords(
    worded({ 'events-page-heading': 'Tonight' }),
    worded({ 'cart-total': '{' }),
    null,
  )
  expect(Object.fromEntries(words)).toEqual({ 'events-page-heading': 'Events', 'cart-total': 'Total' })
})

test('documents with the same words need nothing said', () => {
  const document = worded({ 'cart-total': 'Sum' })
  expect(changedWords(document, { ...document, preset: 'botanic' }, null).size).toBe(0)
})

import { expect, test } from 'vitest'
import { nameOfEntry, wordsOfEntry } from '#theme/entry-names.ts'

test('a value is told in words, never in code', () => {
  expect(wordsOfEntry('#0a5c8a')).toBe('#0a5c8a')
  expect(wordsOfEntry(700)).toBe('700')
  expect(wordsOfEntry({ src: '/pictures/mark.svg', alt: 'Pier' })).toBe('/pictures/mark.svg')
  expect(
    wordsOfEntry([
      { key: 'logo', href: '/' },
      { key: 'visit', href: '/visit', label: 'Plan a visit' },
    ]),
  ).toBe('logo → /, Plan a visit → /visit')
  expect(wordsOfEntry(undefined)).toBeUndefined()
})

test('a variable is called by its name, a text by its reference in words', () => {
  expect(nameOfEntry('variables.color-brand')).toBe('Brand colour')
  expect(nameOfEntry('textSets.school.events-page-heading')).toBe('Events page heading')
})

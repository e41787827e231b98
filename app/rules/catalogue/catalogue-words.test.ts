import { expect, test } from 'vitest'
import {
  catalogueWords,
  countUntranslated,
  isolateUntranslated,
  translateRecord,
  type WordFields,
} from './catalogue-words.ts'
import { translateCatalogue } from './translate-catalogue.ts'

const price: WordFields = { words: ['name'], parts: {} }
const fields: WordFields = {
  words: ['name', 'description', 'benefits'],
  parts: { priceLists: { words: [], parts: { prices: price } } },
}
const event = {
  id: 'reef',
  name: 'The Reef',
  description: '',
  benefits: ['Free', 'First in line'],
  priceLists: [{ id: 'all', prices: [{ price: 100, name: 'Child' }, { price: 200 }] }],
  translations: { 'de-DE': { name: 'Das Riff' }, ar: { name: 'الشعاب' } },
}

test('words that say something are listed with their places, beside the translation', () => {
  expect(catalogueWords(event, { fields, language: 'de-DE' })).toEqual([
    { path: 'name', main: 'The Reef', translation: 'Das Riff' },
    { path: 'benefits', main: 'Free\nFirst in line', translation: '' },
    { path: 'priceLists.0.prices.0.name', main: 'Child', translation: '' },
  ])
})

test.each([
  ['de-DE', 2],
  ['ar', 2],
  ['fr', 3],
  ['__proto__', 3],
])('in %s %d words are untranslated', (language, count) => {
  expect(countUntranslated(catalogueWords(event, { fields, language }))).toBe(count)
})

test('what is typed is said in that language, and every other language stays', () => {
  const words = new Map([
    ['benefits', 'Kostenlos\n\n Zuerst dran '],
    ['priceLists.0.prices.0.name', 'Kind'],
    ['priceLists.0.prices.0.price', '0'],
  ])
  const translated = translateRecord(event, { fields, language: 'de-DE', words })
  expect(translateCatalogue(translated, 'de-DE')).toMatchObject({
    name: 'Das Riff',
    benefits: ['Kostenlos', 'Zuerst dran'],
    priceLists: [{ prices: [{ price: 100, name: 'Kind' }, { price: 200 }] }],
  })
  expect(translateCatalogue(translated, 'ar')).toMatchObject({ name: 'الشعاب', benefits: event.benefits })
  expect(translateCatalogue(translated, 'en-US')).toMatchObject({ name: 'The Reef' })
})

test('words that are emptied are said in the main language again, and leave nothing behind', () => {
  const words = new Map([['name', ' ']])
  const once = translateRecord(event, { fields, language: 'de-DE', words })
  expect(once.translations).toEqual({ ar: { name: 'الشعاب' } })
  expect(translateRecord(once, { fields, language: 'ar', words })).not.toHaveProperty('translations')
})

test('words that are not translated are kept apart, translated ones and markup are not', () => {
  const marked = isolateUntranslated({ ...event, description: 'A <em>reef</em>' }, { fields, language: 'ar' })
  expect(marked).toMatchObject({
    name: 'The Reef',
    description: 'A <em>reef</em>',
    benefits: ['\u2068Free\u2069', '\u2068First in line\u2069'],
    priceLists: [{ prices: [{ name: '\u2068Child\u2069' }, { price: 200 }] }],
  })
  const plain = isolateUntranslated({ description: '13 to 64 years' }, { fields, language: 'ar' })
  expect(plain.description).toBe('\u206813 to 64 years\u2069')
})

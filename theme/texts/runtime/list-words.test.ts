import { expect, test } from 'vitest'
import { listWords, sentenceWords } from '#theme/texts/runtime/list-words.ts'

const visible = (words: string) => words.replace(/[\u2066-\u2069]/g, '')

test.each([
  ['en-US', ['Adult', 'Child', 'Senior'], 'Adult, Child, Senior'],
  ['en-GB', ['Adult'], 'Adult'],
  ['de-DE', ['Adult', 'Child', 'Senior'], 'Adult, Child und Senior'],
  ['ar-EG', ['Adult', 'Child', 'Senior'], 'Adult، وChild، وSenior'],
  ['en-US', ['Adult', '', 'Senior'], 'Adult, Senior'],
  ['en-US', [], ''],
])('%s lists %j as %j', (locale, names, list) => {
  expect(visible(listWords(names, locale))).toBe(list)
})

test('each name of a list that runs leftwards is kept apart from the others', () => {
  expect(listWords(['Adult', 'Child'], 'ar-EG').match(/\u2068[^\u2069]+\u2069/g)).toHaveLength(2)
})

test.each([
  ['en-US', ['Boat', 'Lab', 'Tour'], 'Boat, Lab, and Tour'],
  ['en-US', ['Boat', ''], 'Boat'],
  ['de-DE', ['Boat', 'Lab', 'Tour'], 'Boat, Lab und Tour'],
])('a sentence of %s says %j as %j', (locale, names, sentence) => {
  expect(visible(sentenceWords(names, locale))).toBe(sentence)
})

import { expect, test } from 'vitest'
import { explainWords } from '#editor/inspector/explain-words.ts'
import { findTexts } from '#editor/inspector/find-texts.ts'
import { wordPatterns } from '#editor/inspector/word-patterns.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'

const record: SpokenWords = new Map([
  ['Tickets', new Set(['event-card-tickets', 'event-detail-tickets'])],
  ['+2', new Set(['event-card-hidden-times'])],
  ['Times', new Set(['event-card-times'])],
])
const patterns = wordPatterns({ 'events-page-heading': 'Squid tonight' })
const find = (words: string) => findTexts(words, { record, patterns })

test('what the page has recorded comes first, also where there is no letter in it', () => {
  expect(find('Tickets').slice(0, 2)).toEqual([
    { reference: 'event-card-tickets', certainty: 'said' },
    { reference: 'event-detail-tickets', certainty: 'said' },
  ])
  expect(find('+2')).toEqual([{ reference: 'event-card-hidden-times', certainty: 'said' }])
})

const seen = [
  ['a number', '0 items', 'header-cart-count'],
  ['a plural', '3 left', 'event-card-few-left'],
  ['a price', 'From $9', 'event-card-from-price'],
  ['the venue’s own wording', 'Squid tonight', 'events-page-heading'],
  ['numbers in a sentence', 'Step 1 of 3', 'checkout-step'],
] as const

test.each(seen)('a text is found by what stands on the page: %s', (_, words, reference) => {
  expect(find(words)[0]?.reference).toBe(reference)
})

test('words put together of several texts have all of them', () => {
  const found = find('Times, Harbour Cruise').map(({ reference, certainty }) => [reference, certainty])
  expect(found).toContainEqual(['event-card-times', 'part'])
})

const knowledge = {
  record,
  patterns,
  locale: 'en-US',
  catalogue: [
    { kind: 'event', words: 'The Octopus at Eleven' },
    { kind: 'event', words: 'Tickets' },
  ] as const,
}

test('a name of the catalogue is told as such, and so is what a locale writes', () => {
  expect(explainWords('The Octopus at Eleven', knowledge)).toMatchObject({
    texts: [],
    catalogue: { kind: 'event', words: 'The Octopus at Eleven' },
  })
  for (const words of ['Friday, November 20, 2026', '$14.50', '10:30 am', '12'])
    expect(explainWords(words, knowledge).isWrittenByLocale, words).toBe(true)
  expect(explainWords('Octopus', knowledge).isWrittenByLocale).toBe(false)
})

test('words that the page itself said are a text’s, whatever the catalogue is called', () => {
  const { texts, catalogue } = explainWords('Tickets', knowledge)
  expect(catalogue).toBeUndefined()
  expect(texts.slice(0, 2).map(({ certainty }) => certainty)).toEqual(['said', 'said'])
})

import { expect, test } from 'vitest'
import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import { searchControls } from '#editor/panels/search-controls.ts'
import { wrapSelection } from '#editor/panels/wrap-selection.ts'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

const searches = [
  { why: 'a variable by its reference', query: 'button-label', variables: ['button-label'] },
  {
    why: 'a variable by words of its name and group',
    query: 'Buttons PRESSED',
    variables: ['button-background-active'],
  },
  { why: 'a text by its wording', query: 'place order', texts: ['tickets-place-order'] },
  { why: 'a text by the venue’s own wording', query: 'squid', texts: ['events-page-heading'] },
]

test.each(searches)('$why is found', ({ query, variables = [], texts = [] }) => {
  const found = searchControls(query, { texts: { 'events-page-heading': 'Squid tonight' }, seen: [] })
  expect(found.variables).toEqual(expect.arrayContaining(variables))
  expect(found.texts).toEqual(expect.arrayContaining(texts))
})

test('blanks find nothing and nonsense finds nothing', () => {
  expect(searchControls('  ', { texts: {}, seen: [] })).toEqual({ variables: [], texts: [] })
  expect(searchControls('qqqq', { texts: {}, seen: [] })).toEqual({ variables: [], texts: [] })
})

test('what is seen on the page comes first, each once, and words of the editor last', () => {
  const { texts } = searchControls('tickets', { texts: {}, seen: ['event-card-tickets'] })
  expect(texts[0]).toBe('event-card-tickets')
  expect(new Set(texts).size).toBe(texts.length)
  const search = searchControls('search', { texts: {}, seen: [] }).texts
  expect(search.at(-1)).toMatch(/^editor-/)
  expect(search[0]).not.toMatch(/^editor-/)
})

test('every text with arguments can be tried out with its samples', () => {
  for (const reference of textReferences) {
    const definition = textOf(reference)
    const message = parseMessage(definition.message, { rich: definition.rich })
    for (const args of sampleArguments(definition, { locale: 'en-US', currency: 'USD' }))
      expect(() => formatMessage(message, { locale: 'en-US', args })).not.toThrow()
  }
})

const wrappings = [
  { wrapping: 'strong', text: 'a word', start: 2, end: 6, result: 'a <strong>word</strong>' },
  { wrapping: 'em', text: '', start: 0, end: 0, result: '<em></em>' },
  { wrapping: 'a', text: 'here', start: 0, end: 4, result: '<a href="https://">here</a>' },
  { wrapping: 'ul', text: 'one\ntwo', start: 0, end: 7, result: '<ul><li>one</li><li>two</li></ul>' },
] as const

test.each(wrappings)('$wrapping goes around what is marked', ({ wrapping, result, ...selection }) => {
  expect(wrapSelection(selection, wrapping).text).toBe(result)
})

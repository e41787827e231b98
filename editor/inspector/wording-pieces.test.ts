import { expect, test } from 'vitest'
import { shownWording, wordingOf } from '#editor/inspector/wording-pieces.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

test('arguments stay whole, with what the page shows in their place', () => {
  expect(shownWording('Hello {name}, see you', 'Hello Ada, see you')?.pieces).toEqual([
    { words: 'Hello ' },
    { source: '{name}', shown: 'Ada' },
    { words: ', see you' },
  ])
})

test('of a plural the case that is seen is typed over, and the others stay', () => {
  const wording = '{count, plural, one {# item} other {# items}}'
  const shown = shownWording(wording, '0 items')
  expect(shown?.pieces).toEqual([{ source: '#', shown: '0' }, { words: ' items' }])
  if (!shown) return
  expect(wordingOf(shown, [{ source: '#', shown: '0' }, { words: ' parcels' }])).toBe(
    '{count, plural, one {# item} other {# parcels}}',
  )
})

test('a plural within a sentence is one piece', () => {
  const wording = '{count, plural, one {# visitor} other {# visitors}} told us'
  expect(shownWording(wording, '35 visitors told us')?.pieces).toEqual([
    { source: '{count, plural, one {# visitor} other {# visitors}}', shown: '35 visitors' },
    { words: ' told us' },
  ])
})

test('marks that nobody sees and blanks of all kinds do not hide a wording', () => {
  expect(shownWording('مرحبا {name}', 'مرحبا \u2068Ada\u2069')?.pieces).toEqual([
    { words: 'مرحبا ' },
    { source: '{name}', shown: 'Ada' },
  ])
  expect(shownWording('10\u00a0am', '10 am')).not.toBeNull()
})

const others = [
  ['says something else', 'Tickets', 'Times'],
  ['cannot be read', 'Tickets {', 'Tickets'],
  ['says it in two cases', '{kind, select, a {Tickets} other {Tickets}}', 'Tickets'],
] as const

test.each(others)('a wording that %s is not typed over', (_, wording, seen) => {
  expect(shownWording(wording, seen)).toBeNull()
})

const PLAIN = { before: '', after: '', isCounted: false }
const COUNTED = { before: '{count, plural, other {', after: '}}', isCounted: true }
const typed = [
  "It's on",
  "the guests'",
  "'quoted'",
  '{name}',
  "{'a",
  "a''b",
  '# 1',
  "'#'",
  "5 < 6 '>",
  "'{}'#'",
]

test.each(typed)('what is typed is what is said: %s', words => {
  const argument = { source: '{name}', shown: 'Ada' }
  for (const around of [PLAIN, COUNTED]) {
    const wording = wordingOf(around, [argument, { words }, argument])
    const message = formatMessage(parseMessage(wording), { locale: 'en-US', args: { name: 'Ada', count: 3 } })
    expect(message).toBe(`Ada${words}Ada`)
  }
})

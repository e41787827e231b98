import { expect, test } from 'vitest'
import { formatMessage, formatRich } from './format-message.ts'
import { parseMessage } from './parse-message.ts'

/** FSI and PDI of Unicode, to be seen. */
const seen = (words: string) => words.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩')

test.each([
  [
    'words in a default of ours',
    'Open {from} to {to}',
    { from: '٨:٠٠ ص', to: '٥:٠٠ م' },
    'Open ⟨٨:٠٠ ص⟩ to ⟨٥:٠٠ م⟩',
  ],
  ['a foreign name in the venue’s own words', 'أضيفت {name}.', { name: 'Night Tour' }, 'أضيفت ⟨Night Tour⟩.'],
  ['a name in the venue’s own script', 'أضيفت {name}.', { name: 'جولة' }, 'أضيفت ⟨جولة⟩.'],
  ['nothing', 'أضيفت {name}.', { name: '' }, 'أضيفت .'],
  ['a number', '{count} tickets', { count: 2 }, '٢ tickets'],
  ['a number of a plural', '{count, plural, other {# for {name}}}', { count: 2, name: 'Ada' }, '٢ for ⟨Ada⟩'],
  ['the word that picks a case', '{kind, select, new {جديد} other {{kind}}}', { kind: 'new' }, 'جديد'],
  ['what is kept apart already', '{a}', { a: '\u2068Ada\u2069 (5)' }, '⟨⟨Ada⟩ (5)⟩'],
])('a venue that writes leftwards keeps apart %s', (_, source, args, text) => {
  expect(seen(formatMessage(parseMessage(source), { locale: 'ar-EG', args }))).toBe(text)
})

test('within markup as well', () => {
  const message = parseMessage('اتصل <strong>{name}</strong>', { rich: true })
  const [, node] = formatRich(message, { locale: 'he-IL', args: { name: 'Ada' } })
  expect(node).toEqual({ tag: 'strong', children: ['\u2068Ada\u2069'] })
})

test.each(['en-US', 'de-AT', 'ja-JP', 'az-Latn'])('%s says what it is given and nothing more', locale => {
  expect(formatMessage(parseMessage('Added {name}.'), { locale, args: { name: 'جولة' } })).toBe('Added جولة.')
})

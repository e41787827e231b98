import { expect, test } from 'vitest'
import { pluralRows, withPluralRow } from '#editor/document/plural-rows.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

const items = 'Cart: {count, plural, =0 {nothing} one {# item} other {# items}}.'

test('a wording that counts has a row for each exact number and each form of its language', () => {
  expect(pluralRows(items, 'en-US')).toEqual({
    argument: 'count',
    rows: [
      { form: '=0', words: 'nothing', sample: 0 },
      { form: 'one', words: '# item', sample: 1 },
      { form: 'other', words: '# items', sample: 2 },
    ],
  })
  expect(pluralRows(items, 'ar')?.rows.map(({ form, sample }) => [form, sample])).toEqual([
    ['=0', 0],
    ['zero', 0],
    ['one', 1],
    ['two', 2],
    ['few', 3],
    ['many', 11],
    ['other', 100],
  ])
})

test.each([
  ['Tickets'],
  ['{name}'],
  ['{count, plural'],
  ['{a, plural, other {#}} of {b, plural, other {#}}'],
])('%s has none', wording => {
  expect(pluralRows(wording, 'en-US')).toBeNull()
})

test.each([
  ['one', 'one thing', 1, 'Cart: one thing.'],
  ['few', '{count} bits', 3, 'Cart: 3 bits.'],
  ['one', '', 1, 'Cart: 1 عناصر.'],
  ['other', '# عناصر', 100, 'Cart: 100 عناصر.'],
])('the form %s is said as %s', (form, words, count, sentence) => {
  const wording = items.replace('# items', '# عناصر')
  const changed = withPluralRow(wording, { form, words })
  expect(formatMessage(parseMessage(changed), { locale: 'ar-u-nu-latn', args: { count } })).toBe(sentence)
})

test('a wording that counts nothing is left as it is', () => {
  expect(withPluralRow('Tickets', { form: 'one', words: 'x' })).toBe('Tickets')
})

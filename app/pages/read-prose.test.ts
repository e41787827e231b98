import { expect, test } from 'vitest'
import { plainText, readProse } from '#app/pages/read-prose.ts'

const words = (text: string) =>
  readProse(text).map(block => (block.kind === 'list' ? block.list : block.content))

test('two breaks make a paragraph, a list stands by itself', () => {
  expect(words('One.<br><br>Two <strong>strong</strong>.<ul><li>Three</li></ul>Four.')).toEqual([
    ['One.'],
    ['Two ', { tag: 'strong', children: ['strong'] }, '.'],
    { tag: 'ul', children: [{ tag: 'li', children: ['Three'] }] },
    ['Four.'],
  ])
})

test('lines typed as lines stay lines', () => {
  expect(words('One.\nTwo.\n\nThree.')).toEqual([['One.', { tag: 'br', children: [] }, 'Two.'], ['Three.']])
})

test('lines of a text that is no markup stay lines as well', () => {
  expect(words('Ages <under> 3\nare free.')).toEqual([
    ['Ages <under> 3', { tag: 'br', children: [] }, 'are free.'],
  ])
})

const odd = [
  { why: 'a sign that is no markup', text: 'Doors < 10 am & after', shown: [['Doors < 10 am & after']] },
  { why: 'a script', text: '<script>alert(1)</script>', shown: [['<script>alert(1)</script>']] },
  {
    why: 'a link that runs something',
    text: '<a href="javascript:x">go</a>',
    shown: [['<a href="javascript:x">go</a>']],
  },
  { why: 'nothing', text: '  ', shown: [] },
  { why: 'breaks alone', text: '<br><br><br>', shown: [] },
]

test.each(odd)('$why is shown as it was typed', ({ text, shown }) => {
  expect(words(text)).toEqual(shown)
})

test('words alone leave markup out, also a tag that was cut off', () => {
  expect(plainText('One <strong>two</strong>.<br>Three &amp; four <ul><li>fi')).toBe(
    'One two. Three & four fi',
  )
  expect(plainText('cut <stro')).toBe('cut')
  expect(plainText('3 < 4')).toBe('3 < 4')
})

test.each([
  ['a&nbsp;b', 'a b'],
  ['it&#39;s &quot;so&quot; &lt;b&gt; &amp;c', 'it\'s "so" <b> &c'],
  ['&copy; stays', '&copy; stays'],
  ['a<br/>b<BR>c', 'a b c'],
  ['<em>Bats</em>, owls <em>and more</em> !', 'Bats, owls and more!'],
  ['  many\n\n   spaces  ', 'many spaces'],
  ['</p>end <a href="/x">there</a>', 'end there'],
  ['1 <2', '1 <2'],
])('of %j the words alone are %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('what is no paragraph is none: breaks at both ends, before a list and after it', () => {
  const list = (tag: 'ul' | 'ol') => ({
    kind: 'list',
    list: { tag, children: [{ tag: 'li', children: ['1'] }] },
  })
  expect(readProse(' <br>One<br><ul><li>1</li></ul><br><ol><li>1</li></ol> ')).toEqual([
    { kind: 'paragraph', content: ['One'] },
    list('ul'),
    list('ol'),
  ])
  expect(readProse('One<br>Two')).toEqual([
    { kind: 'paragraph', content: ['One', { tag: 'br', children: [] }, 'Two'] },
  ])
  expect(readProse('')).toEqual([])
  expect(readProse('<em>One</em>')).toEqual([
    { kind: 'paragraph', content: [{ tag: 'em', children: ['One'] }] },
  ])
})

test('an empty line of a text that is no markup ends its paragraph', () => {
  expect(words('Ages <under> 3\n\nare free.')).toEqual([['Ages <under> 3'], ['are free.']])
})

import { expect, test } from 'vitest'
import { plainText, readProse } from '#app/session/read-prose.ts'

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

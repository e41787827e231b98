import { expect, test } from 'vitest'
import { summaryLine } from './summary-line.ts'

test.each<[string, string, string]>([
  ['nothing', '', ''],
  ['a short text', 'Thirty thousand litres of jellyfish.', 'Thirty thousand litres of jellyfish.'],
  ['lines and spaces', ' Two\n\nlines  here ', 'Two lines here'],
  ['160 characters', 'x'.repeat(160), 'x'.repeat(160)],
  ['one more', 'x'.repeat(161), `${'x'.repeat(159)}…`],
  ['many words', 'word, '.repeat(40), `${'word, '.repeat(25)}word…`],
])('a description of %s is told in a line', (_, text, line) => {
  expect(summaryLine(text)).toBe(line)
})

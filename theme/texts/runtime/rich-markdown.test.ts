import { describe, expect, test } from 'vitest'
import { legalTexts } from '#theme/texts/lists/legal.ts'
import { MarkdownError, printMarkdown, readMarkdown } from '#theme/texts/runtime/rich-markdown.ts'
import { parseMarkup, printMarkup } from '#theme/texts/runtime/rich-markup.ts'

const asMarkdown = (source: string) => printMarkdown(parseMarkup(source))
const asMarkup = (markdown: string) => printMarkup(readMarkdown(markdown))

test.each([
  { markup: 'Plain words of {venue}.', markdown: 'Plain words of {venue}.' },
  { markup: '<strong>Bold</strong> and <em>other</em>', markdown: '**Bold** and *other*' },
  { markup: 'One<br>two<br><br>three', markdown: 'One\ntwo\n\nthree' },
  { markup: 'See <a href="https://a.example/b">this</a>', markdown: 'See [this](https://a.example/b)' },
  {
    markup: 'First:<ul><li>one</li><li>two <strong>b</strong></li></ul>Last',
    markdown: 'First:\n\n- one\n- two **b**\n\nLast',
  },
  { markup: '<ol><li>one</li><li>two</li></ol>', markdown: '1. one\n2. two' },
  {
    markup: 'Stars * and _ and # and 1. stay &lt;b&gt;',
    markdown: 'Stars \\* and \\_ and # and 1. stay \\<b>',
  },
])('$markup is $markdown, there and back', ({ markup, markdown }) => {
  expect(asMarkdown(markup)).toBe(markdown)
  expect(asMarkup(markdown)).toBe(markup)
})

describe.each(Object.entries(legalTexts).filter(([, { rich }]) => rich))('%s', (_, { message }) => {
  test('comes back as it was', () => {
    expect(asMarkup(asMarkdown(message))).toBe(printMarkup(parseMarkup(message)))
  })
})

test.each([
  { markdown: '# Large', problem: 'a heading has no place in this text' },
  { markdown: '![x](https://a.example/x.png)', problem: 'a picture has no place in this text' },
  { markdown: 'a <b>b</b>', problem: 'HTML has no place in this text' },
  { markdown: '<script>alert(1)</script>', problem: 'HTML has no place in this text' },
  { markdown: '> said', problem: 'a quotation has no place in this text' },
  { markdown: '[x](javascript:alert(1))', problem: 'javascript:alert(1) is no address for a link' },
  { markdown: '[x][y]\n\n[y]: //evil.example', problem: 'something has no place in this text' },
])('$markdown is refused: $problem', ({ markdown, problem }) => {
  const attempt = () => readMarkdown(markdown)
  expect(attempt).toThrow(MarkdownError)
  expect(attempt).toThrow(problem)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMessage, formatRich } from '#theme/texts/runtime/format-message.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'
import { isSafeLink, parseMarkup, printMarkup } from '#theme/texts/runtime/rich-markup.ts'

const rich = (source: string, args = {}) =>
  formatRich(parseMessage(source, { rich: true }), { locale: 'en-US', args })

test('strong, em, links, line breaks and lists become nodes', () => {
  expect(
    rich('Hello <strong>{name}</strong>,\nread <a href="/legal">this</a>.<ul><li>one</li></ul>', {
      name: '<Ana>',
    }),
  ).toEqual([
    'Hello ',
    { tag: 'strong', children: ['<Ana>'] },
    ',',
    { tag: 'br', children: [] },
    'read ',
    { tag: 'a', href: '/legal', children: ['this'] },
    '.',
    { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
  ])
})

test('a plural may stand beside and inside markup', () => {
  expect(
    formatMessage(parseMessage('<em>{n, plural, one {# day} other {# days}}</em> left', { rich: true }), {
      locale: 'en-US',
      args: { n: 3 },
    }),
  ).toBe('3 days left')
})

test.each([
  ['<script>alert(1)</script>', '<script> is not allowed', 1],
  ['fine <img src="x">', '<img> is not allowed', 6],
  ['<strong onclick="x()">a</strong>', '<strong> takes no attributes', 1],
  ['<a href="javascript:alert(1)">a</a>', 'This link is not allowed', 1],
  ['<a href="&#106;avascript:alert(1)">a</a>', 'This link is not allowed', 1],
  ['<a href="//evil.example">a</a>', 'This link is not allowed', 1],
  ['<a>a</a>', '<a> takes exactly one href', 1],
  ['<a href="/a" title="b">a</a>', '<a> takes exactly one href', 1],
  ['one <strong>two', '<strong> is never closed', 5],
  ['one</em>', '</em> closes nothing that is open', 4],
  ['<em><strong>a</em></strong>', '</em> closes nothing that is open', 14],
  ['3 < 4', 'A < stands alone', 3],
  ['</style', 'A < stands alone', 1],
  ['a > b', 'A > stands alone', 3],
  ['{n, plural, other {<b>x</b>}}', 'Markup cannot stand inside { }', 20],
])('%s is refused with its place', (source, reason, at) => {
  const refusal = () => parseMarkup(source)
  expect(refusal).toThrow(reason)
  expect(refusal).toThrow(`(at character ${at})`)
})

test.each([
  ['https://venue.example/a?b=c#d', true],
  ['http://venue.example', true],
  ['mailto:box@venue.example', true],
  ['tel:+1 (555) 010-0100', true],
  ['/events/harborlight/list', true],
  ['#', true],
  ['#membership-auto-renewal', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://www.tiktok.com/@venue', true],
  ['https://venue.example?to=@us#@', true],
  ['https://user@evil.example', false],
  ['https://user:word@evil.example/@venue', false],
  ['events', false],
  ['', false],
])('the link %j may be printed: %s', (href, safe) => {
  expect(isSafeLink(href)).toBe(safe)
})

test('what was parsed prints to the same again, and printing twice changes nothing', () => {
  const source = fc
    .array(
      fc.constantFrom(
        'words ',
        '&amp;lt; ',
        '& Co ',
        '&lt;b&gt; ',
        '<strong>bold</strong>',
        '<a href="/a?b=1&c=2">link</a>',
        '<br>',
        '\n',
        '<ul><li>x</li><li>y</li></ul>',
        '{name}',
      ),
      { maxLength: 8 },
    )
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(source, text => {
      const parsed = parseMarkup(text)
      const printed = printMarkup(parsed)
      expect(printMarkup(parseMarkup(printed))).toBe(printed)
      expect(
        formatMessage(parseMessage(printed, { rich: true }), { locale: 'en-US', args: { name: 'n' } }),
      ).toBe(formatMessage(parseMessage(text, { rich: true }), { locale: 'en-US', args: { name: 'n' } }))
    }),
  )
})

test('whatever is typed is either refused or holds only our tags and safe links', () => {
  const token = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    'a',
    'strong',
    'script',
    ' href="',
    '"',
    'javascript:',
    '/x',
    '&lt;',
    '{',
    '}',
    ' ',
    '\n',
    'onerror=',
  )
  fc.assert(
    fc.property(fc.array(token, { maxLength: 20 }), tokens => {
      let printed = ''
      try {
        printed = printMarkup(parseMarkup(tokens.join('')))
      } catch {
        return
      }
      const tags = printed.match(/<[^>]*>/g) ?? []
      for (const tag of tags)
        expect(tag).toMatch(
          /^<(?:\/?(?:strong|em|ul|ol|li|a)|br|a href="(?:\/(?![/\\])|https?:|mailto:|tel:|#)[^"]*")>$/,
        )
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['<a href="/a">one <a href="/b">two</a></a>', 'A link cannot stand inside a link'],
  ['<a href="/a"><strong><a href="/b">two</a></strong></a>', 'A link cannot stand inside a link'],
  ['<li>alone</li>', '<li> stands in <ul> or <ol> only'],
  ['<ul><em>one</em></ul>', 'A list holds nothing but <li>'],
])('%s, which browsers would put elsewhere, is refused', (source, reason) => {
  expect(() => parseMarkup(source)).toThrow(reason)
})

import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { parseThemeDocument } from '#theme/read-document.ts'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'
import {
  createMessages,
  createRich,
  createText,
  messagesFor,
  type TextProblem,
} from '#theme/texts/runtime/venue-texts.ts'
import { resolveTexts } from '#theme/texts/runtime/wordings.ts'

const noted = () => {
  const problems: TextProblem[] = []
  return { problems, onProblem: (problem: TextProblem) => void problems.push(problem) }
}

test.each([
  ['{count, plural, one {# item}'],
  ['{amount} items'],
  ['{count, date} items'],
  ['{count, number, ::currency/EUR}'],
  ['<b>{count}</b>'],
])('the broken wording %j falls back to the default and is reported once', wording => {
  const { problems, onProblem } = noted()
  const text = createText({ texts: { 'header-cart-count': wording }, locale: 'en-US', onProblem })
  expect([text('header-cart-count', { count: 1 }), text('header-cart-count', { count: 2 })]).toEqual([
    '1 item',
    '2 items',
  ])
  expect(problems.map(({ reference }) => reference)).toEqual(['header-cart-count'])
})

test('a venue’s own wording is spoken in its locale', () => {
  const about = {
    texts: { 'header-cart-count': '{count, plural, one {# Karte} other {# Karten}}' },
    locale: 'de-DE',
    ...noted(),
  }
  expect(createText(about)('header-cart-count', { count: 12000 })).toBe('12.000 Karten')
})

test('an empty wording is a wording: the venue wants nothing there', () => {
  expect(createText({ texts: { 'events-empty': '' }, locale: 'en-US', ...noted() })('events-empty')).toBe('')
})

const source = {
  texts: { 'events-empty': 'Nothing today.', 'events-page-heading': 'Visits' },
  textSets: { school: { 'events-empty': 'No tours today.' } },
} as const

test('a text set lies over the base texts; an unknown or missing one gives the base texts', () => {
  expect(resolveTexts(source, { overrideId: 'school' })).toEqual({
    'events-empty': 'No tours today.',
    'events-page-heading': 'Visits',
  })
  for (const id of ['winter', '', null, undefined, 'constructor', '__proto__'])
    expect(resolveTexts(source, { overrideId: id })).toEqual(source.texts)
})

test('a screen gets the messages of its groups, and no settings', () => {
  const table = messagesFor(
    ['shell'],
    createMessages({ texts: { 'header-menu': 'Browse' }, locale: 'en-US', ...noted() }),
  )
  expect(table['header-menu']).toBe('Browse')
  expect(table['header-cart-count']).toEqual([
    { plural: 'count', cases: { one: [0, ' item'], other: [0, ' items'] } },
  ])
  expect(table).not.toHaveProperty('header-hide-login')
  expect(table).not.toHaveProperty('events-empty')
  expect(JSON.parse(JSON.stringify(table))).toEqual(table)
})

const pieces = [
  'Tickets',
  "Don't",
  '{name}',
  '{count, plural, =0 {none} one {one #} other {# of them}}',
  '{count, plural, offset:1 one {# friend} other {# friends}}',
  '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{name, select, Ana {her {count, plural, one {ticket} other {tickets}}} other {their tickets}}',
  '{count, number}',
  "'{'literal'}'",
  ' – ',
]

test('our evaluator says what the reference implementation says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }),
      fc.nat({ max: 120_000 }),
      fc.constantFrom('Ana', 'Bo', '{x}', '<b>'),
      fc.constantFrom('en-US', 'de-DE', 'pl-PL', 'ar-EG'),
      (parts, count, name, locale) => {
        const message = parts.join(' ')
        const args = { count, name }
        const reference = String(
          new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(args),
        )
        const ours = formatMessage(parseMessage(message), { locale, args })
        expect(ours.replaceAll(/[\u2068\u2069]/g, '')).toBe(reference)
      },
    ),
  )
})

test.each([
  ['events-empty', 'Nothing {today', 'error', 'syntax'],
  ['events-empty', 'Nothing on {date}', 'error', 'unknown-argument'],
  ['events-empty', '</style><script>alert(1)</script>', 'error', 'markup'],
  ['events-empty', 'x'.repeat(20_001), 'error', 'length'],
  ['header-orders-email', '{email, plural, one {a} other {b}}', 'error', 'wrong-kind'],
  ['event-card-few-left', 'Only # seats left!', 'error', 'stray-number'],
  ['header-cart-count', 'Some things', 'warning', 'dropped-argument'],
  ['header-cart-count', '{count, plural, few {x} other {#}}', 'warning', 'plural-category'],
] as const)('%s written %s: %s %s', (reference, candidate, level, code) => {
  expect(checkText(reference, { candidate })).toContainEqual(expect.objectContaining({ level, code }))
})

test('a lone < in a plain text is a sign, not markup', () => {
  expect(checkText('events-empty', { candidate: 'Children < 3 are free' })).toEqual([])
})

test.each([
  ['events-empty', 'Nothing on at # today'],
  ['event-card-few-left', "{count, plural, one {# left, quay #1} other {# left '#'}}"],
  ['header-cart-count', 'Stop #1: {count, plural, other {#}}'],
] as const)('%s written %s keeps its #', (reference, candidate) => {
  expect(checkText(reference, { candidate })).toEqual([])
})

test('whatever a venue types, the screens keep speaking', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('{', '}', '<', '>', '#', "'", 'count', ', plural, ', 'other', ' ', 'é'),
      }),
      wording => {
        const { problems, onProblem } = noted()
        const words = createText({ texts: { 'header-cart-count': wording }, locale: 'en-US', onProblem })(
          'header-cart-count',
          { count: 2 },
        )
        expect(typeof words).toBe('string')
        if (problems.length) expect(words).toBe('2 items')
      },
    ),
    { numRuns: 1000 },
  )
})

/** Names that every object of JavaScript knows without having been given them. */
const inheritedNames = [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap(
  Object.getOwnPropertyNames,
)
const usesOf = (name: string) => [
  `{${name}}`,
  `{${name}, number}`,
  `{${name}, plural, other {#}}`,
  `{${name}, selectordinal, other {#}}`,
  `{${name}, select, other {x}}`,
]

test('a wording that uses a name nobody declared is refused, and its default is said wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...textReferences),
      fc.constantFrom(...inheritedNames),
      fc.nat({ max: 4 }),
      (reference, name, use) => {
        const { args, samples, message } = textOf(reference)
        fc.pre(!Object.hasOwn(args, name) && /^[\w$]+$/.test(name))
        const wording = usesOf(name)[use]!
        expect(checkText(reference, { candidate: wording })).toContainEqual(
          expect.objectContaining({ level: 'error', code: 'unknown-argument' }),
        )
        expect(parseThemeDocument({ texts: { [reference]: wording } })).toMatchObject({ ok: false })
        const values = [samples[0] ?? Object.fromEntries(Object.keys(args).map(key => [key, 1]))] as never[]
        const about = { locale: 'en-US', onProblem: () => {} }
        const [own, ours] = [{ texts: { [reference]: wording } }, { texts: { [reference]: message } }]
        for (const create of [createText, createRich])
          expect(create({ ...own, ...about })(reference, ...values)).toEqual(
            create({ ...ours, ...about })(reference, ...values),
          )
      },
    ),
    { numRuns: 500 },
  )
})

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString', 'valueOf'])(
  'a wording that uses {%s} is refused in every form of a message, with and without arguments of its own',
  name => {
    for (const reference of ['events-empty', 'header-cart-count', 'donation-more'] as const)
      for (const wording of usesOf(name)) {
        expect(checkText(reference, { candidate: wording })).toContainEqual(
          expect.objectContaining({ level: 'error', code: 'unknown-argument' }),
        )
      }
  },
)

test.each(inheritedNames.filter(name => /^\w+$/.test(name)).slice(0, 20))(
  'a choice for which nobody wrote a case falls to the last one, also for %s',
  name => {
    const message = parseMessage('{name, select, Ana {hers} other {theirs}}')
    expect(formatMessage(message, { locale: 'en-US', args: { name } })).toBe('theirs')
  },
)

test('a message that got past every check and cannot be said is said as the default', () => {
  const messages = () => [{ arg: 'nobody' }]
  const about = { messages, locale: 'en-US' }
  expect(createText(about)('header-menu')).toBe('Menu')
  expect(createRich(about)('header-menu')).toEqual(['Menu'])
})

test('cases within cases and markup within markup end somewhere', () => {
  const inCases = (depth: number) => `${'{count, plural, other {'.repeat(depth)}#${'}}'.repeat(depth)}`
  const inMarkup = (depth: number) => `${'<em>'.repeat(depth)}x${'</em>'.repeat(depth)}`
  expect(checkText('header-cart-count', { candidate: inCases(20) })).toEqual([])
  for (const depth of [21, 600])
    expect(checkText('header-cart-count', { candidate: inCases(depth) })).toMatchObject([{ level: 'error' }])
  expect(checkText('legal-terms-tickets', { candidate: inMarkup(20) })).toEqual([])
  for (const depth of [21, 2000])
    expect(checkText('legal-terms-tickets', { candidate: inMarkup(depth) })).toMatchObject([
      { level: 'error' },
    ])
})

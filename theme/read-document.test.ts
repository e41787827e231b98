import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyThemeDocument } from '#theme/document.ts'
import { migrateThemeDocument, retired } from '#theme/migrations.ts'
import { readAsWritten } from '#theme/read-as-written.ts'
import { parseThemeDocument, readThemeDocument } from '#theme/read-document.ts'
import { isTextReference } from '#theme/texts/lists/texts.ts'
import { isVariableReference } from '#theme/variables.ts'

const errorsOf = (input: unknown) => {
  const parsed = parseThemeDocument(input)
  return parsed.ok ? [] : parsed.errors
}

test('an empty theme is a theme', () => {
  expect(parseThemeDocument({})).toEqual({ ok: true, document: emptyThemeDocument })
})

test('values are kept in our own spelling', () => {
  const parsed = parseThemeDocument({
    preset: 'botanic',
    variables: {
      'color-brand': 'rebeccapurple',
      'shape-radius': '0.50rem',
      'type-size': '1.10',
      'picture-ratio': '3:4',
    },
    texts: { 'events-page-description': 'Come\nin', 'events-empty': 'Nothing < today' },
    links: [{ key: 'logo', href: '#' }],
    logo: { src: '/pictures/logo.svg', alt: 'Fernwood' },
  })
  expect(parsed).toEqual({
    ok: true,
    document: {
      ...emptyThemeDocument,
      preset: 'botanic',
      variables: {
        'color-brand': '#663399',
        'shape-radius': '0.5rem',
        'type-size': 1.1,
        'picture-ratio': '3 / 4',
      },
      texts: { 'events-page-description': 'Come<br>in', 'events-empty': 'Nothing < today' },
      links: [{ key: 'logo', href: '#' }],
      logo: { src: '/pictures/logo.svg', alt: 'Fernwood' },
    },
  })
})

test.each([
  [
    { variables: { 'color-brand': 'red;}body{display:none' } },
    'variables.color-brand',
    'Brand colour is not a colour; write it like #0a5c8a',
  ],
  [
    { variables: { 'color-brand': '</style><script>' } },
    'variables.color-brand',
    'Brand colour is not a colour; write it like #0a5c8a',
  ],
  [
    { variables: { 'shape-radius': '400px' } },
    'variables.shape-radius',
    'Corner radius must be between 0 and 40 px',
  ],
  [
    { variables: { 'layout-events': 'grid' } },
    'variables.layout-events',
    'Events list must be one of: cards, plates, times',
  ],
  [{ variables: { 'face-text': 'Arial' } }, 'variables.face-text', 'Font of text is not one of our fonts'],
  [{ variables: ['#fff'] }, 'variables', 'must be an object of names and values'],
  [{ texts: { 'events-empty': 7 } }, 'texts.events-empty', 'The text must be words'],
  [
    { texts: { 'events-empty': '{nobody}' } },
    'texts.events-empty',
    'The text uses {nobody}, which it does not have; it has none',
  ],
  [
    { texts: { 'events-empty': '<script>' } },
    'texts.events-empty',
    'The text is a plain text; markup is not allowed in it',
  ],
  [
    { texts: { 'events-page-description': '<a href="javascript:x">y</a>' } },
    'texts.events-page-description',
    'This link is not allowed',
  ],
  [
    { textSets: { winter: { 'events-empty': '{' } } },
    'textSets.winter.events-empty',
    'The text cannot be read',
  ],
  [
    { links: [{ key: 'shop', href: 'javascript:alert(1)' }] },
    'links.0.href',
    'The link “shop” is not a link we can show',
  ],
  [{ links: [{ href: '/a' }] }, 'links.0', 'needs a key and a href'],
  [{ links: 'none' }, 'links', 'must be a list of at most 50 links'],
  [
    { logo: { src: 'data:image/svg+xml,<svg onload=x>' } },
    'logo.src',
    'The logo must be an https: address or a path of this site',
  ],
  [{ logo: 'logo.png' }, 'logo', 'needs the address of a picture'],
  [{ preset: 'jungle' }, 'preset', 'is not one of our presets'],
  [{ schema: 99 }, 'schema', 'was written by a newer version'],
  ['red', '', 'A theme must be an object'],
  [null, '', 'A theme must be an object'],
])('%j is refused at its key', (input, key, message) => {
  expect(errorsOf(input)).toEqual([{ key, message: expect.stringContaining(message) }])
})

test('every bad value is named at once', () => {
  expect(
    errorsOf({
      variables: { 'color-brand': 'x', 'color-accent': 'y' },
      texts: { 'events-empty': '{' },
      links: [{ key: 'a', href: 'data:x' }],
    }).map(({ key }) => key),
  ).toEqual(['variables.color-brand', 'variables.color-accent', 'texts.events-empty', 'links.0.href'])
})

test('names we do not know are kept, and found again once we know them', () => {
  const parsed = parseThemeDocument({
    variables: { 'no-such': 'red;}' },
    texts: { 'their-text': 'x' },
    textSets: { a: { other: 'y' } },
    campaign: { id: 7 },
  })
  expect(parsed.ok && parsed.document.passthrough).toEqual({
    variables: { 'no-such': 'red;}' },
    texts: { 'their-text': 'x' },
    textSets: { a: { other: 'y' } },
    other: { campaign: { id: 7 } },
  })
  const stored = {
    ...emptyThemeDocument,
    passthrough: { variables: { 'color-brand': '#112233', 'still-not': 1 } },
  }
  const { document } = readThemeDocument(stored)
  expect(document.variables).toEqual({ 'color-brand': '#112233' })
  expect(document.passthrough).toEqual({ variables: { 'still-not': 1 } })
})

test('a stored theme is read whatever it holds; what cannot be used is named', () => {
  const { document, problems } = readThemeDocument({
    variables: { 'color-brand': 'red;}', 'color-accent': '#b4552d' },
    texts: { 'events-empty': '{broken' },
  })
  expect(document.variables).toEqual({ 'color-accent': '#b4552d' })
  expect(document.texts).toEqual({ 'events-empty': '{broken' })
  expect(problems.map(({ key }) => key)).toEqual(['variables.color-brand', 'texts.events-empty'])
})

test('the words of mails may stand apart, as a venue file writes them', () => {
  const { document } = readThemeDocument({
    texts: { 'events-empty': 'a' },
    emailTexts: { 'mail-order-preview': 'b' },
  })
  expect(document.texts).toEqual({ 'events-empty': 'a', 'mail-order-preview': 'b' })
})

test.each([0, -1e300, 1.5, Number.NaN, '2'])(
  'a version that makes no sense (%s) is taken for the present one',
  schema => {
    expect(readThemeDocument({ schema, variables: { 'color-brand': '#112233' } }).document).toMatchObject({
      schema: 2,
      variables: { 'color-brand': '#112233' },
    })
  },
)

test('a document of version 1 is lifted', () => {
  const { document } = readThemeDocument({ schema: 1, vars: { 'color.brand': '#112233' } })
  expect(document).toMatchObject({ schema: 2, variables: { 'color-brand': '#112233' }, passthrough: {} })
})

test('a renamed reference is read under its present name; the present one wins when both are stored', () => {
  const names = { variables: { 'old-brand': 'color-brand' }, texts: { 'old-empty': 'events-empty' } }
  const lift = (stored: Record<string, unknown>) => migrateThemeDocument(stored, names)
  expect(
    lift({
      variables: { 'old-brand': '#111111' },
      texts: { 'old-empty': 'x' },
      textSets: { a: { 'old-empty': 'y' } },
    }),
  ).toMatchObject({
    variables: { 'color-brand': '#111111' },
    texts: { 'events-empty': 'x' },
    textSets: { a: { 'events-empty': 'y' } },
  })
  expect(lift({ variables: { 'old-brand': '#111111', 'color-brand': '#222222' } }).variables).toEqual({
    'color-brand': '#222222',
  })
})

test('a reference that nothing shows any more is left out, in every set and language, and is no present one', () => {
  const [variable = '', text = ''] = [[...retired.variables][0], [...retired.texts][0]]
  const stored = {
    variables: { [variable]: '#111111', 'color-brand': '#222222' },
    texts: { [text]: 'x', 'events-empty': 'y' },
    textSets: { a: { [text]: 'x' } },
    translations: { 'de-DE': { [text]: 'x' } },
  }
  expect(readThemeDocument(stored).document).toMatchObject({
    variables: { 'color-brand': '#222222' },
    texts: { 'events-empty': 'y' },
    passthrough: {},
  })
  expect([...retired.variables].filter(isVariableReference)).toEqual([])
  expect([...retired.texts].filter(isTextReference)).toEqual([])
})

test('reading never throws, and reading twice changes nothing', () => {
  const anything = fc.dictionary(
    fc.oneof(
      fc.constantFrom(
        'variables',
        'texts',
        'textSets',
        'links',
        'logo',
        'preset',
        'schema',
        'vars',
        'passthrough',
        '__proto__',
      ),
      fc.string(),
    ),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.oneof(anything, fc.anything()), input => {
      const { document } = readThemeDocument(input)
      expect(readThemeDocument(document).document).toEqual(document)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})

test('what the server has written is read the same without the parser of wordings, a broken wording too', () => {
  const { document } = readThemeDocument({
    variables: { 'color-brand': 'teal', 'from-later': 1 },
    texts: { 'events-page-heading': 'Hello {', 'page-copyright': '© {year}' },
    translations: { 'de-DE': { 'events-page-heading': 'Hallo' } },
    links: [{ key: 'visit', href: '/visit', label: 'Visit' }],
  })
  expect(readAsWritten(document)).toEqual({ document, problems: [] })
  expect(readAsWritten({ variables: { 'color-brand': 'sea blue' } }).problems).toHaveLength(1)
})

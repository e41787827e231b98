import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolve } from '#theme/compile/resolve.ts'
import { fromPayload } from '#theme/from-payload.ts'
import { toPayload } from '#theme/payload.ts'
import { presets } from '#theme/presets/presets.ts'
import { parseThemeDocument } from '#theme/read-document.ts'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { variableReferences } from '#theme/variables.ts'

const documentOf = (input: unknown) => {
  const parsed = parseThemeDocument(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.document
}

test('the payload carries links, texts, mail texts and variables by reference', () => {
  const document = documentOf({
    variables: { 'color-brand': '#112233' },
    texts: { 'events-empty': 'Nothing.', 'mail-order-preview': 'Inside.' },
    links: [
      { key: 'logo', href: '#' },
      { key: 'shop', href: 'https://shop.example', label: 'Shop' },
    ],
  })
  expect(toPayload(document)).toEqual({
    schema: 2,
    links: [
      { key: 'logo', href: '#' },
      { key: 'shop', href: 'https://shop.example', label: 'Shop' },
    ],
    textVariables: { 'events-empty': 'Nothing.' },
    emailVariables: { 'mail-order-preview': 'Inside.' },
    variables: { 'color-brand': '#112233' },
    textSets: {},
    translations: {},
  })
})

test('in a further language the texts are its own alone, with its text set over them; settings and links are those of the venue, links by their labels in it', () => {
  const document = documentOf({
    texts: { 'events-empty': 'a', 'header-menu': 'b', 'mail-sender-address': 'desk@pier.example' },
    links: [
      { key: 'visit', href: '/visit', label: 'Visit', translations: { 'de-DE': { label: 'Besuch' } } },
      { key: 'shop', href: '/shop', label: 'Shop' },
    ],
    textSets: { school: { 'events-empty': 'c' }, 'school.de-DE': { 'events-empty': 'e' } },
    translations: { 'de-DE': { 'events-empty': 'd', 'events-page-heading': 'Programm' } },
  })
  expect(toPayload(document, { language: 'de-DE' })).toMatchObject({
    textVariables: { 'events-empty': 'd', 'events-page-heading': 'Programm' },
    emailVariables: { 'mail-sender-address': 'desk@pier.example' },
    links: [
      { key: 'visit', href: '/visit', label: 'Besuch' },
      { key: 'shop', href: '/shop', label: 'Shop' },
    ],
  })
  expect(toPayload(document).links[0]).toMatchObject({ label: 'Visit', translations: { 'de-DE': {} } })
  expect(toPayload(document, { language: 'de-DE', overrideId: 'school' }).textVariables).toMatchObject({
    'events-empty': 'e',
  })
  expect(toPayload(document, { language: 'fr' }).textVariables).toEqual({})
})

test('with an overrideId the texts are those of the set', () => {
  const document = documentOf({
    texts: { 'events-empty': 'a', 'header-menu': 'b' },
    textSets: { school: { 'events-empty': 'c' } },
  })
  expect(toPayload(document, { overrideId: 'school' }).textVariables).toEqual({
    'events-empty': 'c',
    'header-menu': 'b',
  })
  expect(toPayload(document, { overrideId: 'unknown' }).textVariables).toEqual({
    'events-empty': 'a',
    'header-menu': 'b',
  })
})

test('a refusal names the payload’s own keys', () => {
  const parsed = fromPayload({
    textVariables: { 'events-empty': '{' },
    emailVariables: { 'mail-greeting': '{' },
    variables: { 'color-brand': 'x' },
  })
  expect(!parsed.ok && parsed.errors.map(({ key }) => key)).toEqual([
    'variables.color-brand',
    'textVariables.events-empty',
    'emailVariables.mail-greeting',
  ])
})

test.each([[{ textVariables: 'none' }], [{ emailVariables: ['x'] }], ['theme'], [[1]]])(
  '%j is no theme',
  payload => {
    expect(fromPayload(payload).ok).toBe(false)
  },
)

const values = resolve([])
const variables = fc
  .subarray([...variableReferences], { maxLength: 20 })
  .map(references =>
    Object.fromEntries(references.map(reference => [reference, values.get(reference)?.value])),
  )
const texts = fc
  .subarray([...textReferences], { maxLength: 12 })
  .map(references => Object.fromEntries(references.map(reference => [reference, textOf(reference).message])))
const stranger = fc.stringMatching(/^x-[a-z]{1,8}$/)

test('a round trip through the payload loses nothing, known or unknown', () => {
  const stored = fc.record({
    preset: fc.option(fc.constantFrom(...Object.keys(presets)), { nil: undefined }),
    variables: fc.tuple(variables, fc.dictionary(stranger, fc.jsonValue())).map(([a, b]) => ({ ...b, ...a })),
    texts: fc.tuple(texts, fc.dictionary(stranger, fc.string())).map(([a, b]) => ({ ...b, ...a })),
    textSets: fc.dictionary(
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.oneof(texts, fc.dictionary(stranger, fc.string())),
    ),
    links: fc.array(
      fc.record({
        key: fc.constantFrom('logo', 'shop'),
        href: fc.constantFrom('#', '/a', 'https://b.example/'),
      }),
      { maxLength: 3 },
    ),
    campaign: fc.jsonValue(),
  })
  fc.assert(
    fc.property(stored, input => {
      const document = documentOf(input)
      const travelled = fromPayload(JSON.parse(JSON.stringify(toPayload(document))))
      expect(travelled).toEqual({ ok: true, document: JSON.parse(JSON.stringify(document)) })
    }),
  )
})

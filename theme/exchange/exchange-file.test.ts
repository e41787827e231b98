import { lint } from '@google/design.md/linter'
import { defineConfig, parse } from '@terrazzo/parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { formatOf, printExchangeFile, readExchangeFile } from '#theme/exchange/exchange-file.ts'
import { type ExchangeFormat, exchangeFormats } from '#theme/exchange/exchange-formats.ts'
import { ExchangeFileError } from '#theme/exchange/file-contents.ts'
import { presets } from '#theme/presets/presets.ts'
import { parseThemeDocument } from '#theme/read-document.ts'
import { definitionOf, type VariableReference, variableReferences } from '#theme/variables.ts'

const name = 'Pier Museum'
const print = (document: ThemeDocument, format: ExchangeFormat) =>
  printExchangeFile({ name, document }, format)

const examples: Record<string, ThemeDocument> = {
  empty: emptyThemeDocument,
  ...Object.fromEntries(
    Object.keys(presets).map(preset => [preset, { ...emptyThemeDocument, preset: preset as 'aquarium' }]),
  ),
  own: {
    ...emptyThemeDocument,
    preset: 'planetarium',
    variables: {
      'color-brand': '#7a1f3d',
      'type-body': '15px 18px',
      'layout-events': 'plates',
      'picture-ratio': '16 / 9',
      'card-shadow': 'deep',
      'motion-quick': 90,
      'heading-spacing': 0.05,
      'face-text': 'system',
      'shape-button': '0.5rem',
    },
    texts: { 'events-page-heading': '---\n```yaml\ncolors: {}\n``` "What’s: on"' },
    textSets: { 'schools.north': { 'events-page-heading': 'For schools' } },
    translations: { ar: { 'events-page-heading': 'الفعاليات' } },
    links: [{ key: 'visit', href: '/visit', label: 'Visit', external: true }],
    logo: { src: '/pictures/logo.svg' },
    passthrough: { variables: { 'no-such': '1' } },
  },
}

/** Any value of a variable, as it would be stored. */
const storedValue = (reference: VariableReference): fc.Arbitrary<unknown> => {
  const { kind, options = [], min = 0, max = 1000 } = definitionOf(reference)
  const length = () => fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map(number => `${number}px`)
  switch (kind) {
    case 'color':
      return fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    case 'dimension':
      return length()
    case 'fluid':
      return fc.tuple(length(), length()).map(ends => ends.join(' '))
    case 'number':
      return fc
        .double({ min, max, noNaN: true })
        .map(n => Math.min(max, Math.max(min, Math.round(n * 1000) / 1000)))
    case 'choice':
      return fc.constantFrom(...options)
    case 'font':
      return fc.constantFrom('fraunces', 'inter', 'system', 'system-serif')
    case 'ratio':
      return fc.constantFrom('4 / 3', '21 / 9')
    case 'shadow':
      return fc.constantFrom('none', 'soft')
  }
}

const themes: fc.Arbitrary<ThemeDocument> = fc
  .record({
    preset: fc.option(fc.constantFrom(...Object.keys(presets)), { nil: undefined }),
    variables: fc
      .uniqueArray(fc.constantFrom(...variableReferences), { maxLength: 25 })
      .chain(references => fc.record(Object.fromEntries(references.map(r => [r, storedValue(r)])))),
    texts: fc.record({ 'cart-note': fc.string({ unit: 'grapheme' }) }),
    links: fc.array(
      fc.record({ key: fc.string({ minLength: 1, maxLength: 9 }), href: fc.constant('/a?b=c#d') }),
      { maxLength: 3 },
    ),
  })
  .map(theme => parseThemeDocument({ schema: 2, ...theme }))
  .filter(parsed => parsed.ok)
  .map(parsed => (parsed as { document: ThemeDocument }).document)

describe.each(exchangeFormats)('%s', format => {
  test.each(Object.entries(examples))('the %s theme written and read changes nothing', (_, document) => {
    const text = print(document, format)
    expect(formatOf(text)).toBe(format)
    const { source, unknown } = readExchangeFile(text, { format, current: document })
    expect(unknown).toEqual([])
    expect(source).toEqual({ ...withoutFiles(document), passthrough: {} })
    expect(print(source, format)).toBe(text)
  })

  test('so does any theme, byte for byte, also where another theme is', () => {
    fc.assert(
      fc.property(themes, themes, (document, current) => {
        const text = print(document, format)
        const { source, unknown } = readExchangeFile(text, { format, current })
        expect(unknown).toEqual([])
        expect(source).toEqual({ ...document, passthrough: {} })
        expect(print(source, format)).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  test('a brand colour that was changed in the file is the only change, and what follows from it follows', () => {
    const text = printExchangeFile({ name, document: examples.own! }, format)
    const edited = format === 'tokens' ? afterOwnPart(text) : text.replace('#7a1f3d', '#135e4b')
    const own = readExchangeFile(edited, { format, current: examples.own! }).source
    expect(own.variables['color-brand']).toBe('#135e4b')
    expect({ ...own.variables, 'color-brand': '#7a1f3d' }).toEqual(examples.own!.variables)
  })

  test.each(['', '[]', '{"a":', '{{', '---\n\ta: b\n---', 'a: &a [*a]', '{"a":'.repeat(20_000)])(
    'a text is refused in one line: %.12j',
    text => {
      const attempt = () => readExchangeFile(text, { format, current: emptyThemeDocument })
      expect(attempt).toThrow(ExchangeFileError)
      expect(attempt).toThrow(/^[^\n]+$/)
    },
  )
})

/** The own part stands first in the file. */
const afterOwnPart = (text: string) => {
  const file = JSON.parse(text)
  file.color.brand.$value = '#135e4b'
  return JSON.stringify(file)
}

const withoutFiles = ({ logo: _, ...document }: ThemeDocument) => document

test.each(Object.entries(examples))(
  'the linter of DESIGN.md finds no error in the %s theme, and our contrast holds',
  (_, document) => {
    const { findings } = lint(print(document, 'design-md'))
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  },
)

test.each(Object.entries(examples))(
  'another reader of design tokens reads the %s theme',
  async (_, document) => {
    const src = print(document, 'tokens')
    const filename = new URL('file:///design.tokens.json')
    const { tokens } = await parse([{ filename, src }], {
      config: defineConfig({}, { cwd: new URL('file:///') }),
    })
    const { resolved } = compileTheme(document)
    expect(tokens['button.background']).toMatchObject({ $type: 'color' })
    expect(tokens['type.body.desk']).toMatchObject({ $type: 'dimension' })
    expect(Object.keys(tokens).length).toBeGreaterThan(resolved.size - 30)
  },
)

const read = (text: string, current = emptyThemeDocument) => {
  const { source, unknown } = readExchangeFile(text, { format: formatOf(text), current })
  return { variables: source.variables, unknown }
}

test('design tokens of another program: aliases, inherited types and colour spaces are followed, what is not ours is named', () => {
  const file = {
    base: { $type: 'color', sea: { $value: { colorSpace: 'oklch', components: [0.45, 0.1, 240] } } },
    color: {
      primary: { $value: '{base.sea}' },
      secondary: { $ref: '#/base/sea' },
      circle: { $value: '{color.circle}' },
      lost: { $value: '{color.nowhere}' },
    },
    button: { label: { $type: 'color', $value: '#fff' } },
    heading: { weight: { $type: 'fontWeight', $value: 'bold' } },
    face: {
      text: { $type: 'fontFamily', $value: ['Gill Sans', 'Inter', 'sans-serif'] },
      display: { $type: 'fontFamily', $value: 'Papyrus' },
    },
    motion: { quick: { $type: 'duration', $value: { value: 0.1, unit: 's' } } },
    shape: { radius: { $type: 'dimension', $value: { value: 4000, unit: 'px' } } },
    untyped: { $value: 3 },
  }
  expect(read(JSON.stringify(file))).toEqual({
    variables: {
      'color-brand': '#085b87',
      'color-accent': '#085b87',
      'button-label': '#ffffff',
      'heading-weight': 700,
      'face-text': 'inter',
      'motion-quick': 100,
    },
    unknown: expect.arrayContaining([
      { name: 'base.sea', problem: expect.any(String) },
      { name: 'color.circle', problem: 'names itself in a circle' },
      { name: 'color.lost', problem: 'names color.nowhere, which is not in the file' },
      { name: 'face.display', problem: expect.stringContaining('is not one of our fonts') },
      { name: 'shape.radius', problem: 'must be between 0 and 40 px' },
      { name: 'untyped', problem: 'has no type' },
    ]),
  })
})

test('a DESIGN.md of another program: front matter and fenced YAML, components by the names that it uses', () => {
  const text = `---
version: alpha
name: Heritage
colors:
  primary: "#1A1C1E"
  tertiary: "#B8422E"
typography:
  headline-display:
    fontFamily: Fraunces
    letterSpacing: -0.02em
---

## Shapes

\`\`\`yaml
rounded:
  md: 8px
components:
  button-primary:
    backgroundColor: "{colors.tertiary}"
    iconColor: red
\`\`\`
`
  expect(read(text)).toEqual({
    variables: {
      'color-brand': '#1a1c1e',
      'face-display': 'fraunces',
      'heading-spacing': -0.02,
      'shape-radius': '8px',
      'button-background': '#b8422e',
    },
    unknown: [
      { name: 'colors.tertiary', problem: expect.any(String) },
      { name: 'components.button-primary.iconColor', problem: expect.any(String) },
    ],
  })
})

test('a brand.yml of another program: palette names, shorthands, and one mode of two', () => {
  const text = `
meta: { name: Posit, link: https://posit.co }
logo: logo.svg
color:
  palette: { blue: "#447099", ink: blue }
  primary: ink
  tertiary: "#c2c2c4"
  foreground: { light: "#151515", dark: "#f7f7f7" }
typography:
  fonts: [{ family: Inter, source: google }]
  base: Inter
  headings: { weight: semi-bold, color: primary }
  monospace: Fira Code
`
  expect(read(text)).toEqual({
    variables: {
      'color-brand': '#447099',
      'text-color': '#151515',
      'face-text': 'inter',
      'heading-weight': 600,
      'heading-color': '#447099',
    },
    unknown: [
      { name: 'logo', problem: expect.stringContaining('picture') },
      { name: 'color.tertiary', problem: expect.any(String) },
      { name: 'color.foreground.dark', problem: expect.stringContaining('one mode') },
      { name: 'typography.monospace', problem: expect.any(String) },
    ],
  })
})

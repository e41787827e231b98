import { parse as parseCss, walk } from 'css-tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, type Hex } from '#theme/color/color.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { presets } from '#theme/presets/presets.ts'
import {
  customProperty,
  type VariableReference,
  type VariableValues,
  variableReferences,
} from '#theme/variables.ts'

/** The stylesheet as an independent parser sees it: names of rules and of the properties in `:root`; throws on anything broken. */
const structureOf = (css: string) => {
  const rules: string[] = []
  const properties: string[] = []
  const ast = parseCss(css, {
    onParseError: error => {
      throw error
    },
  })
  walk(ast, node => {
    if (node.type === 'Atrule') rules.push(`@${node.name}`)
    if (node.type === 'Selector') rules.push('selector')
    if (node.type === 'Declaration' && node.property.startsWith('--')) properties.push(node.property)
    if (node.type === 'Raw' && /[{}<]/.test(node.value)) throw new Error(`Unparsed: ${node.value}`)
  })
  return { rules, properties }
}

const ourProperties = new Set<string>(variableReferences.map(customProperty))

test('a venue that sets nothing gets an empty block and the faces of the platform', () => {
  const { css, dropped, contrast } = compileTheme({ variables: {} })
  expect(css.startsWith(':root{}@font-face{')).toBe(true)
  expect({ dropped, contrast }).toEqual({ dropped: [], contrast: [] })
})

test('one brand colour recolours everything that follows from it, and nothing else', () => {
  const { css } = compileTheme({
    variables: { 'color-brand': '#7a1f4e', 'face-text': 'system', 'face-display': 'system' },
  })
  const shown = css
    .slice(6, -1)
    .split(';')
    .filter(each => /^--mq-(?:color|page|surface|link|button-(?:b|l))/.test(each))
  expect(shown).toMatchInlineSnapshot(`
    [
      "--mq-color-brand:#7a1f4e",
      "--mq-color-accent:#00b47e",
      "--mq-color-paper:#fff8fb",
      "--mq-color-action:#7a1f4e",
      "--mq-color-action-label:#fff8fb",
      "--mq-page-background:#fff8fb",
      "--mq-surface-background:#fffdfe",
      "--mq-surface-sunken:#f6eff2",
      "--mq-surface-raised:#fffefe",
      "--mq-surface-tint:#f2dfe6",
      "--mq-link-color:#7a1f4e",
      "--mq-link-hover:#64043c",
      "--mq-button-background:#7a1f4e",
      "--mq-button-background-hover:#701546",
      "--mq-button-background-active:#67083e",
      "--mq-button-label:#fff8fb",
      "--mq-button-border:#7a1f4e",
    ]
  `)
  expect(css).not.toMatch(/--mq-(?:space|type|shape|motion)-/)
})

test('the night of the planetarium', () => {
  const { variables } = compileTheme({ preset: 'planetarium', variables: {} })
  const shown = [
    'color-mode',
    'page-background',
    'surface-background',
    'text-color',
    'button-background',
    'button-label',
    'link-color',
  ] as const
  expect(
    Object.fromEntries(shown.map(reference => [reference, variables[customProperty(reference)]])),
  ).toMatchInlineSnapshot(`
    {
      "button-background": "#d9a441",
      "button-label": "#0d1020",
      "color-mode": "dark",
      "link-color": "#d9a441",
      "page-background": "#0d1020",
      "surface-background": "#191d3b",
      "text-color": "#eceef9",
    }
  `)
})

test.each(Object.keys(presets))('the stylesheet of the preset %s is valid CSS', id => {
  const { rules, properties } = structureOf(compileTheme({ preset: id, variables: {} }).css)
  expect(new Set(rules)).toEqual(new Set(['selector', '@font-face']))
  expect(properties.every(property => ourProperties.has(property))).toBe(true)
})

test('the venue wins over the preset, the preset over the platform', () => {
  const { resolved } = compileTheme({ preset: 'botanic', variables: { 'color-brand': '#112233' } })
  expect(resolved.get('color-brand')).toEqual({ value: '#112233', from: 'venue' })
  expect(resolved.get('color-paper')).toEqual({ value: '#f5efe2', from: 'preset' })
  expect(resolved.get('link-color')?.from).toBe('derived')
  expect(resolved.get('focus-width')).toEqual({ value: '2px', from: 'default' })
})

test.each(['focus-ring', 'card-member'] as const)(
  '%s is not taken for an error, whatever the accent',
  name => {
    const looks = (accent: Hex) => {
      const { resolved } = compileTheme({ variables: { 'color-brand': '#0a5c8a', 'color-accent': accent } })
      const color = (reference: VariableReference) => String(resolved.get(reference)?.value) as Hex
      return { own: color(name), critical: color('tone-critical-line'), accent }
    }
    for (const red of ['#ff6b57', '#e03030', '#b4552d'] as const) {
      const { own, critical } = looks(red)
      expect([red, distance(own, critical) > 0.15]).toEqual([red, true])
    }
    const { own, accent } = looks('#6a4fd0')
    expect(distance(own, accent)).toBeLessThan(0.15)
  },
)

test('markup learns the layouts, the mode and the density', () => {
  expect(compileTheme({ preset: 'botanic', variables: {} }).choices).toEqual({
    'color-mode': 'light',
    'space-density': 'roomy',
    'layout-events': 'plates',
    'layout-hero': 'split',
    'layout-header': 'paper',
    'layout-footer': 'deep',
    'layout-frame': 'rule',
    'layout-align': 'start',
  })
})

test('each face comes with a stand-in for every weight its words have, and is fetched early', () => {
  const { css, preloads } = compileTheme({
    variables: {
      'face-display': 'unbounded',
      'heading-weight': 650,
      'face-text': 'figtree',
      'text-weight': 400,
      'text-strong': 700,
      'face-control': 'inter',
      'button-weight': 550,
    },
  })
  const standIns = [...css.matchAll(/font-family:"(\w+) (?:Arial|Roboto|Helvetica)[^"]*";font-weight:(\d+)/g)]
  expect(new Set(standIns.map(([, name, weight]) => `${name} ${weight}`))).toEqual(
    new Set(['Unbounded 650', 'Figtree 400', 'Figtree 700', 'Inter 400', 'Inter 550']),
  )
  expect(preloads.map(address => address.split('/')[2])).toEqual(['unbounded', 'figtree', 'inter'])
})

test('a hostile value in the database is left out and named, and its neighbours stay', () => {
  const { css, dropped } = compileTheme({
    variables: {
      'color-brand': 'red;}body{display:none' as never,
      'shape-radius': '</style><script>alert(1)</script>' as never,
      'color-accent': '#b4552d',
      'no-such-variable': '1px' as never,
    } as VariableValues,
  })
  expect(dropped).toEqual(['color-brand', 'shape-radius', 'no-such-variable'])
  expect(css).not.toMatch(/body|script|no-such/)
  expect(css).toContain('--mq-color-accent:#b4552d')
})

test('whatever is stored, the stylesheet parses to our own properties and faces', { timeout: 60_000 }, () => {
  const anyValue = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'red;}body{display:none',
      '</style><script>',
      'url(javascript:alert(1))',
      '#fff;--x:1',
      '4 / 3',
      '12px',
      'dark',
      'fraunces',
    ),
    fc.double(),
    fc.anything(),
  )
  const stored = fc.dictionary(fc.oneof(fc.constantFrom(...variableReferences), fc.string()), anyValue, {
    maxKeys: 12,
  })
  fc.assert(
    fc.property(
      stored,
      fc.oneof(fc.constantFrom(...Object.keys(presets)), fc.string()),
      (variables, preset) => {
        const { css } = compileTheme({ preset, variables: variables as VariableValues })
        const { rules, properties } = structureOf(css)
        expect(rules.filter(rule => rule === 'selector')).toHaveLength(1)
        expect(rules.every(rule => rule === 'selector' || rule === '@font-face')).toBe(true)
        expect(properties.every(property => ourProperties.has(property))).toBe(true)
        expect(new Set(properties).size).toBe(properties.length)
      },
    ),
    { numRuns: 150 },
  )
})

/** Pieces that end a declaration, a block, a string or the style element, or begin what a stylesheet must not hold. */
const ENDS = [
  ';',
  '}',
  '{',
  '"',
  "'",
  '\\',
  '\n',
  '/*',
  '*/',
  '</style>',
  '<!--',
  ')',
  'url(',
  '@import "//a.example";',
  '!important',
  '\u0000',
  ';--mq-page-background:#000',
]

/** Values that are right, each with a hostile piece somewhere in it: most stay near enough to be read by a careless reader. */
const spoilt = fc
  .record({
    sound: fc.constantFrom(
      '#0a5c8a',
      'oklch(0.6 0.1 200)',
      'hsl(200 50% 40%)',
      '12px',
      '1.5rem',
      '32px 44px',
      '4 / 3',
      'soft',
      'dark',
      'fraunces',
      '650',
    ),
    end: fc.constantFrom(...ENDS),
    at: fc.nat(20),
    rest: fc.string({ maxLength: 8 }),
  })
  .map(({ sound, end, at, rest }) => sound.slice(0, at) + end + rest + sound.slice(at))

test('of 100,000 hostile values none leaves its variable', { timeout: 120_000 }, () => {
  const size = variableReferences.length
  const values = fc.array(spoilt, { minLength: size, maxLength: size })
  fc.assert(
    fc.property(values, given => {
      const variables = Object.fromEntries(variableReferences.map((reference, at) => [reference, given[at]]))
      const { rules, properties } = structureOf(compileTheme({ variables: variables as VariableValues }).css)
      expect(rules.every(rule => rule === 'selector' || rule === '@font-face')).toBe(true)
      expect(rules.filter(rule => rule === 'selector')).toHaveLength(1)
      expect(properties.every(property => ourProperties.has(property))).toBe(true)
      expect(new Set(properties).size).toBe(properties.length)
    }),
    { numRuns: Math.ceil(100_000 / size) },
  )
})

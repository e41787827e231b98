import { type CssNode, parse, walk } from 'css-tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument } from '#theme/document.ts'
import { readExchangeFile } from '#theme/exchange/exchange-file.ts'
import { type ExchangeFormat, exchangeFormats } from '#theme/exchange/exchange-formats.ts'
import { customProperty, groupOf, variableReferences } from '#theme/variables.ts'

const COUNT = 100_000

const pieces = [
  '#123456',
  '12px',
  '700',
  'dark',
  '4 / 3',
  'red',
  'fraunces',
  '15px 18px',
  ';',
  '}',
  '{',
  ')',
  '(',
  '"',
  "'",
  '\\',
  '\\3b ',
  '/*',
  '*/',
  '<!--',
  '-->',
  '</style>',
  '<script>',
  '\n',
  '\r\n',
  '\u0000',
  '\u2028',
  '@import ',
  '!important',
  'url(//x)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'var(--mq-text-color)',
  'env(x)',
  'attr(href)',
  'image-set("//x" 1x)',
  'calc(1px + 1px)',
  'rgb(1 2 3)',
  'color(srgb 1 0 0)',
  'oklch(0.5 0.1 20)',
  'hsl(20deg 50% 50%)',
  'body{display:none}',
  '--x:1',
  ':root',
  '__proto__',
  'constructor',
  '{color.brand}',
  '\ud800',
  'é',
  ' ',
]

const hostileText = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 })
      .map(parts => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, -1, 1e9, [], ['#fff'], { value: '1px;}', unit: '}' }, { hex: '#fff;}' }],
    ),
  },
)

const fileOf: Record<ExchangeFormat, (values: Record<string, unknown>) => string> = {
  tokens: values => {
    const groups: Record<string, Record<string, object>> = {}
    for (const reference of variableReferences) {
      const word = groupOf(reference)
      groups[word] ??= {}
      groups[word][reference.slice(word.length + 1)] = { $type: 'color', $value: values[reference] }
    }
    return JSON.stringify({ ...groups, $extensions: { 'app.marquee': { variables: values } } })
  },
  'design-md': values =>
    `---\n${stringify({ name: 'x', colors: values }, { aliasDuplicateObjects: false })}---\n\n\`\`\`json marquee\n${JSON.stringify({ variables: values })}\n\`\`\`\n`,
  'brand-yml': values =>
    stringify(
      {
        color: { primary: values['color-brand'], background: values['color-paper'] },
        defaults: { marquee: { variables: values } },
      },
      { aliasDuplicateObjects: false },
    ),
}

const ours = new Set<string>(variableReferences.map(customProperty))
const ourFunctions = new Set(['color-mix', 'var', 'clamp'])

/** What in a stylesheet is neither one of our properties within `:root` nor one of our faces. */
const strangers = (css: string): string[] => {
  const found: string[] = []
  const tree = parse(css, { parseCustomProperty: true, onParseError: error => found.push(error.message) })
  const check = (node: CssNode, inFace: boolean) => {
    if (node.type === 'Atrule' && node.name !== 'font-face') found.push(node.name)
    if (node.type === 'Comment' || node.type === 'CDC' || node.type === 'CDO') found.push(node.type)
    if (inFace) return
    if (node.type === 'PseudoClassSelector' && node.name !== 'root') found.push(node.name)
    if (node.type === 'TypeSelector' || node.type === 'ClassSelector') found.push(node.name)
    if (node.type === 'Declaration' && (!ours.has(node.property) || node.important)) found.push(node.property)
    if (node.type === 'Url' || (node.type === 'Raw' && node.value)) found.push(String(node.value))
    if (node.type === 'Function' && !ourFunctions.has(node.name)) found.push(node.name)
  }
  walk(tree, function (node) {
    check(node, this.atrule?.name === 'font-face')
  })
  return found
}

test('100,000 hostile values of files stay in their variable', { timeout: 240_000 }, () => {
  const files = Math.ceil(COUNT / variableReferences.length)
  const values = fc.sample(hostileText, { numRuns: files * variableReferences.length, seed: 20261125 })
  let taken = 0
  for (let file = 0; file < files; file++) {
    const from = file * variableReferences.length
    const hostile = Object.fromEntries(
      variableReferences.map((reference, at) => [reference, values[from + at]]),
    )
    const format = exchangeFormats[file % exchangeFormats.length]!
    const { source } = readExchangeFile(fileOf[format](hostile), { format, current: emptyThemeDocument })
    taken += Object.keys(source.variables).length
    expect(strangers(compileTheme(source).css)).toEqual([])
  }
  expect(files * variableReferences.length).toBeGreaterThanOrEqual(COUNT)
  expect(taken).toBeGreaterThan(COUNT / 200)
})

test('the parser that watches over them sees what would leave', () => {
  const leaks = ['red;}body{display:none', 'red;--x:1', 'url(//x)', 'red}@import "x";a{', '</style>']
  for (const leak of leaks) expect(strangers(`:root{--mq-color-brand:${leak}}`)).not.toEqual([])
})

import { expect, test } from 'vitest'
import { emptyThemeDocument } from '#theme/document.ts'
import { formatOf, readExchangeFile } from './exchange-file.ts'
import type { ExchangeFormat } from './exchange-formats.ts'
import { MAX_JSON_DEPTH, parseExchangeJson } from './exchange-json.ts'
import { ExchangeFileError } from './file-contents.ts'
import { fencesOf } from './markdown-fences.ts'
import { requireReadableYaml, YAML_LIMITS } from './yaml-limits.ts'

const read = (text: string, format: ExchangeFormat = formatOf(text)) =>
  readExchangeFile(text, { format, current: emptyThemeDocument })
const DEEP = /stand too deep within each other/

test.each([
  ['brackets', '['.repeat(1_000_000)],
  ['closed brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['braces', '{a: '.repeat(100_000)],
  ['dashes', '- '.repeat(100_000)],
  ['questions', '? '.repeat(100_000)],
  ['lines', Array.from({ length: 100 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
])('%s within each other are refused before anything is made of them', (_, text) => {
  for (const file of [`color: ${text}`, `color:\n ${text.replaceAll('\n', '\n ')}`])
    expect(() => read(file, 'brand-yml')).toThrow(ExchangeFileError)
  expect(() => read(`---\ncolors:\n ${text.replaceAll('\n', '\n ')}\n---\n`, 'design-md')).toThrow(DEEP)
})

/** Lists within each other, so deep. */
const lists = (depth: number) => `color: ${'['.repeat(depth)}${']'.repeat(depth)}`

test('the depth is counted: one list too many', () => {
  const depth = Array.from({ length: YAML_LIMITS.depth }, (_, at) => at).find(at => {
    try {
      requireReadableYaml([lists(at)])
    } catch {
      return true
    }
  })
  expect(depth).toBe(YAML_LIMITS.depth - 1)
  expect(() => requireReadableYaml([lists(YAML_LIMITS.depth)])).toThrow(DEEP)
})

test('pieces are counted over all blocks of a file', () => {
  const block = 'a: 1\n'.repeat(YAML_LIMITS.pieces / 10)
  expect(requireReadableYaml([block])).toBeGreaterThan(YAML_LIMITS.pieces / 2)
  expect(() => requireReadableYaml([block, block])).toThrow(`more than ${YAML_LIMITS.pieces}`)
  const fence = `\`\`\`yaml\n${block}\`\`\`\n`
  expect(() => read(`## A\n${fence}${fence}`, 'design-md')).toThrow(`more than ${YAML_LIMITS.pieces}`)
})

test('what is broken, and what is said twice, is told with its line', () => {
  expect(() => read('color:\n  primary: "#fff"\n  primary: "#000"\n')).toThrow(
    'primary stands in it twice at line 3',
  )
  expect(() => read('color: {a: 1}\nb: [1, 2\n')).toThrow(/^This is not YAML: .* at line \d$/)
  expect(() => read('color: [1]]\n')).toThrow('This is not YAML')
})

test('a block of Markdown ends at its backticks, and thousands that never end cost one look', () => {
  expect(fencesOf('a\n```yaml\nb: 1\n```\n```json marquee\n{}\n```\n```yaml\nc')).toEqual([
    { language: 'yaml', content: 'b: 1' },
    { language: 'json marquee', content: '{}' },
  ])
  expect(fencesOf('```yaml\n'.repeat(200_000))).toEqual([])
})

test('JSON is counted as well, its strings aside', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseExchangeJson(nested(MAX_JSON_DEPTH), '')).toEqual(JSON.parse(nested(MAX_JSON_DEPTH)))
  expect(() => parseExchangeJson(nested(MAX_JSON_DEPTH + 1), '')).toThrow(DEEP)
  expect(parseExchangeJson(`{"a\\"[":"${'['.repeat(1000)}"}`, '')).toEqual({ 'a"[': '['.repeat(1000) })
  const token = (value: string) => `{"face":{"text":{"$type":"fontFamily","$value":${value}}}}`
  expect(() => read(token(nested(50_000)))).toThrow(DEEP)
  expect(() =>
    read(`## A\n\`\`\`yaml\na: 1\n\`\`\`\n\`\`\`json marquee\n${nested(50_000)}\n\`\`\`\n`),
  ).toThrow(DEEP)
})

test('a chain of aliases is followed so far and no further', () => {
  const chain = (length: number) =>
    JSON.stringify({
      color: {
        brand: { $type: 'color', $value: '{a0}' },
      },
      ...Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `a${at}`,
          { $type: 'color', $value: at === length - 1 ? '#0a5c8a' : `{a${at + 1}}` },
        ]),
      ),
    })
  expect(read(chain(10)).source.variables['color-brand']).toBe('#0a5c8a')
  const { source, unknown } = read(chain(5000))
  expect(source.variables['color-brand']).toBeUndefined()
  expect(unknown).toContainEqual({ name: 'color.brand', problem: 'leads on over more than 20 others' })
})

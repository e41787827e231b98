import { expect, test } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { resolve } from '#theme/compile/resolve.ts'
import { readValue } from '#theme/kinds.ts'
import {
  definitionOf,
  groupOf,
  isVariableReference,
  variableGroups,
  variableReferences,
} from '#theme/variables.ts'

test('every reference is kebab-case and belongs to a named group', () => {
  for (const reference of variableReferences) {
    expect(reference).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
    expect(Object.keys(variableGroups)).toContain(groupOf(reference))
  }
})

test('every group has variables', () => {
  expect(new Set(variableReferences.map(groupOf))).toEqual(new Set(Object.keys(variableGroups)))
})

test('every declared pair names colours of the list', () => {
  const pairs = variableReferences.flatMap(reference =>
    (definitionOf(reference).needs ?? []).map(need => [reference, need.on] as const),
  )
  expect(pairs.length).toBeGreaterThan(200)
  for (const [reference, on] of pairs) {
    expect(isVariableReference(on), `${reference} on ${on}`).toBe(true)
    expect(definitionOf(on as typeof reference).kind).toBe('color')
  }
})

test('every colour that carries words, and every label, is promised to be readable', () => {
  const words = variableReferences.filter(
    reference =>
      definitionOf(reference).kind === 'color' && /-(text|label|heading|price|subtle|link)$/.test(reference),
  )
  expect(words.filter(reference => !definitionOf(reference).needs?.length)).toEqual([])
})

test.each([['light'], ['dark']])(
  'every value of the %s platform is canonical: reading it gives it back',
  mode => {
    for (const [reference, { value }] of resolve([{ from: 'venue', values: { 'color-mode': mode } }])) {
      const definition = definitionOf(reference)
      expect([reference, readValue(definition.kind, { input: value, limits: definition })]).toEqual([
        reference,
        { ok: true, value },
      ])
    }
  },
)

test('a venue is asked for about ten values', () => {
  const seeds = variableReferences.filter(reference => definitionOf(reference).seed)
  expect(seeds.length).toBeGreaterThanOrEqual(8)
  expect(seeds.length).toBeLessThanOrEqual(12)
})

test('names of variables are words of the field, not of the house', () => {
  const house = /\b(?:faces?|pointed|plates?|shell|desk|rule|our)\b/i
  const words = variableReferences.flatMap(reference => {
    const { name, help = '', optionNames = {} } = definitionOf(reference)
    return [name, help, ...Object.values(optionNames)]
  })
  expect(words.filter(word => house.test(word))).toEqual([])
  // A space is as large as the density makes it: a name with a size would be wrong.
  expect(words.filter(word => /^Space \d\d/.test(word))).toEqual([])
})

test('text on the action colour changes no button of a page, as its help says', () => {
  const [plain, changed] = [{}, { 'color-action-label': '#102030' } as const].map(
    variables => compileTheme({ variables }).variables,
  )
  const names = Object.keys(changed!).filter(name => changed![name] !== plain![name])
  expect(names).toEqual(['--mq-color-action-label'])
  expect(definitionOf('color-action-label').help).toContain('buttons of pages have a label of their own')
})

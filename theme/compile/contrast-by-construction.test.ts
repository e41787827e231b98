import { expect, test } from 'vitest'
import type { Hex } from '#theme/color/color.ts'
import { contrastProblems } from '#theme/compile/contrast-problems.ts'
import { resolve } from '#theme/compile/resolve.ts'
import { definitionOf, type VariableValues, variableReferences } from '#theme/variables.ts'

/** 16 steps of red, green and blue: 4,096 colours that cover the cube. */
const everyBrand: Hex[] = Array.from(
  { length: 4096 },
  (_, n) => `#${[n >> 8, (n >> 4) & 15, n & 15].map(c => c.toString(16).repeat(2)).join('')}` as Hex,
)

const failures = (values: VariableValues) => contrastProblems(resolve([{ from: 'venue', values }]))
const pairs = variableReferences.reduce(
  (sum, reference) => sum + (definitionOf(reference).needs?.length ?? 0),
  0,
)

test.each([['light'], ['dark']])(
  '4,096 brand colours in %s mode keep every declared pair in every state',
  { timeout: 120_000 },
  mode => {
    const failed = everyBrand.flatMap(brand =>
      failures({ 'color-mode': mode, 'color-brand': brand }).map(problem => ({ brand, ...problem })),
    )
    expect(failed.slice(0, 5)).toEqual([])
    expect(everyBrand.length * pairs).toBeGreaterThan(900_000)
  },
)

test.each(['brand', 'deep', 'paper'])(
  'header, footer and hero of kind %s keep their pairs for 512 brands in both modes',
  { timeout: 60_000 },
  kind => {
    const some = everyBrand.filter((_, n) => n % 8 === 3)
    const failed = some.flatMap(brand =>
      ['light', 'dark'].flatMap(mode =>
        failures({
          'color-mode': mode,
          'color-brand': brand,
          'layout-header': kind,
          'layout-footer': kind,
          'layout-hero': 'plain',
        }),
      ),
    )
    expect(failed.slice(0, 5)).toEqual([])
  },
)

test('any accent and any paper beside any brand keep every pair', { timeout: 60_000 }, () => {
  const failed = everyBrand
    .filter((_, n) => n % 16 === 5)
    .flatMap((brand, n) => {
      const accent = everyBrand[(n * 1009 + 77) % 4096] as Hex
      const paper = everyBrand[(n * 2003 + 501) % 4096] as Hex
      return ['light', 'dark'].flatMap(mode =>
        failures({ 'color-mode': mode, 'color-brand': brand, 'color-accent': accent, 'color-paper': paper }),
      )
    })
  expect(failed.slice(0, 5)).toEqual([])
})

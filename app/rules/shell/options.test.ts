import { expect, test } from 'vitest'
import { optionsShownAs } from '#app/rules/shell/options.ts'

test.each([
  [0, 'list'],
  [5, 'list'],
  [6, 'dropdown'],
  [50, 'dropdown'],
])('[ORD-303] %i options are a %s', (count, shown) => {
  expect(optionsShownAs(count)).toBe(shown)
})

import { expect, test } from 'vitest'
import { contrast, type Hex } from '#theme/color/color.ts'
import { contrastProblems } from '#theme/compile/contrast-problems.ts'
import { resolve } from '#theme/compile/resolve.ts'
import { presets, presetValues } from '#theme/presets/presets.ts'
import type { VariableReference, VariableValues } from '#theme/variables.ts'

const problemsOf = (values: VariableValues) => contrastProblems(resolve([{ from: 'venue', values }]))

test.each(Object.keys(presets))('the preset %s keeps every pair', id => {
  expect(problemsOf(presetValues(id))).toEqual([])
})

test.each(Object.keys(presets))('what a day without events says can be read in the preset %s', id => {
  const resolved = resolve([{ from: 'preset', values: presetValues(id) }])
  const colorOf = (reference: VariableReference) => resolved.get(reference)?.value as Hex
  for (const ground of ['calendar-background', 'page-background'] as const)
    expect(contrast(colorOf('calendar-disabled'), colorOf(ground))).toBeGreaterThanOrEqual(4.5)
})

test('a venue that overrides a label with an unreadable colour is told so', () => {
  const problems = problemsOf({ 'button-background': '#777777', 'button-label': '#888888' })
  expect(problems).toContainEqual({
    reference: 'button-label',
    on: 'button-background',
    ratio: 1.26,
    min: 4.5,
  })
})

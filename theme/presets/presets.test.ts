import { expect, test } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { type PresetId, presets } from '#theme/presets/presets.ts'

const paperOf = (preset: PresetId, brand: string) =>
  compileTheme({ preset, variables: { 'color-brand': brand } as never }).resolved.get('color-paper')?.value

test('the paper of a preset follows the brand, except where the paper is what the preset is about', () => {
  const ids = Object.keys(presets) as PresetId[]
  const kept = ids.filter(id => paperOf(id, '#7a1f3d') === paperOf(id, '#0a5c8a'))
  expect(kept).toEqual(['botanic'])
})

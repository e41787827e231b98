import { expect, test } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'

const look = (label: string) =>
  compileTheme({ variables: { 'button-background': '#0a5c8a', 'button-label': label } as never })

test.each([
  ['a pair that falls below its ratio is named', '#ffffff', '#0a5c9a', 1],
  ['a pair that gets worse still is named', '#3f7fa8', '#0a5c9a', 1],
  ['a pair that stays as it is was decided before', '#0a5c9a', '#0a5c9a', 0],
  ['a pair that gets better but not well enough is none', '#0a5c9a', '#3f7fa8', 0],
  ['a pair that is mended is none', '#0a5c9a', '#ffffff', 0],
])('%s', (_, before, after, count) => {
  const worse = worseContrast({ before: look(before), after: look(after) })
  expect(worse.filter(({ on }) => on === 'button-background')).toHaveLength(count)
})

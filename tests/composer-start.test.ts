import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const IMPORT = /^(?:import|export)\s(?!type\s)[^'"=]*?['"](#[^'"]+|@?[a-z][^'"]*)['"]/gm

/** The modules that a module brings along before it runs, libraries by their names. */
function broughtBy(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  if (!/^#(?:app|editor|theme)\/.*\.tsx?$/.test(module)) return seen
  for (const [, next = ''] of readFileSync(module.slice(1), 'utf8').matchAll(IMPORT)) broughtBy(next, seen)
  return seen
}

test('the composer opens without the parser of wordings', () => {
  const modules = broughtBy('#editor/composer/composer.tsx')
  expect(modules).toContain('#theme/compile/compile-theme.ts')
  expect(broughtBy('#theme/texts/runtime/check-text.ts')).toContain('@formatjs/icu-messageformat-parser')
  expect(modules).not.toContain('@formatjs/icu-messageformat-parser')
})
